/** Takes questions from the transcripts of a run and writes them into a routing set. */
@NullMarked
package dev.mudlark.routing.harvesting;

import org.jspecify.annotations.NullMarked;
