/**
 * Which tool will be called: {@link dev.mudlark.routing.RoutingSet sets} of questions with the tool each should lead to, {@link
 * dev.mudlark.routing.Router routers} that choose by descriptions alone, and what the choices come to.
 */
@NullMarked
package dev.mudlark.routing;

import org.jspecify.annotations.NullMarked;
