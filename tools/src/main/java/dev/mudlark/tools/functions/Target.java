package dev.mudlark.tools.functions;

import org.jspecify.annotations.Nullable;

/** Whose method is called. */
@FunctionalInterface
interface Target {

    /** The object; null for a static method. */
    @Nullable
    Object get() throws ReflectiveOperationException;
}
