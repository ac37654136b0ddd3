/** What all wire formats share. */
@NullMarked
package dev.mudlark.providers.wire;

import org.jspecify.annotations.NullMarked;
