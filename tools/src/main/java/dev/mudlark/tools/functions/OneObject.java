package dev.mudlark.tools.functions;

import org.jspecify.annotations.Nullable;

/** An object that is made before the first call and used by all. When that fails, the next call tries again. */
final class OneObject implements Target {

    private final Class<?> type;
    private @Nullable Object made;

    OneObject(Class<?> type) {
        this.type = type;
    }

    @Override
    public synchronized Object get() throws ReflectiveOperationException {
        Object known = made;
        if (known == null) {
            known = type.getConstructor().newInstance();
            made = known;
        }
        return known;
    }
}
