/** Results as files: JSON, CSV, and a page that loads nothing. */
@NullMarked
package dev.mudlark.routing.pages;

import org.jspecify.annotations.NullMarked;
