/**
 * The bounded loop that joins a model and a tool box ({@code AgentLoop}), with hard limits on steps,
 * calls, money and tokens, by the model's own tool calling or in JSON. The final answer call is always made.
 */
@NullMarked
package dev.mudlark.agents;

import org.jspecify.annotations.NullMarked;
