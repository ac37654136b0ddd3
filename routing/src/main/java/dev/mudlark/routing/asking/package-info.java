/** Routers that ask: a model that is offered the tools, and an embedding model. */
@NullMarked
package dev.mudlark.routing.asking;

import org.jspecify.annotations.NullMarked;
