/**
 * Sends requests in any {@link dev.mudlark.providers.wire.Dialect} over HTTP: with deadlines that end a reply that does
 * not come, retries where they help, limits of speed, and messages that never show a key.
 */
@NullMarked
package dev.mudlark.providers.http;

import org.jspecify.annotations.NullMarked;
