/** Calendar arithmetic on dates a model wrote. Dates only: no time of day, no time zone, no machine locale. */
@NullMarked
package dev.mudlark.tools.dates;

import org.jspecify.annotations.NullMarked;
