/**
 * Models behind the wire formats of providers. Nothing here is called by name: {@link dev.mudlark.models.Models#discover}
 * finds the providers, and endpoints of one's own are added to them.
 */
@NullMarked
package dev.mudlark.providers;

import org.jspecify.annotations.NullMarked;
