/** That every fault of a data set is told at once: faults of a catalogue planted into files without one. */
@NullMarked
package dev.mudlark.bench.faults;

import org.jspecify.annotations.NullMarked;
