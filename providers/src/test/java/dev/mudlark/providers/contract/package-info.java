/** What every adapter must do, held against a local server that answers as the provider would. */
@NullMarked
package dev.mudlark.providers.contract;

import org.jspecify.annotations.NullMarked;
