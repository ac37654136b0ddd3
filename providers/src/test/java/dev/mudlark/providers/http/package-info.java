/** Sending over HTTP. */
@NullMarked
package dev.mudlark.providers.http;

import org.jspecify.annotations.NullMarked;
