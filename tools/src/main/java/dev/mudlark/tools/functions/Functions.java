package dev.mudlark.tools.functions;

import dev.mudlark.tools.FunctionOptions;
import dev.mudlark.tools.Tool;
import dev.mudlark.tools.ToolBoxException;
import dev.mudlark.tools.ToolFunction;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Makes tools of methods. */
public final class Functions {

    private static final String PATH = "write package.Class:method, such as com.acme.Prices:lookupPrice";

    private Functions() {}

    /** A public method of a class. */
    public static Tool ofClass(Class<?> type, String name, FunctionOptions options) {
        Method method = Methods.find(type, name);
        return FunctionTool.of(method, target(type, method), options);
    }

    /** A public method of an object. */
    public static Tool ofObject(Object target, String name, FunctionOptions options) {
        return FunctionTool.of(Methods.find(target.getClass(), name), () -> target, options);
    }

    /** All annotated methods of an object. */
    public static List<Tool> allOf(Object target) {
        List<Method> methods = Methods.all(target.getClass())
                .filter(method -> method.isAnnotationPresent(ToolFunction.class))
                .sorted(Comparator.comparing(Method::getName).thenComparing(Methods::signature))
                .toList();
        if (methods.isEmpty()) {
            throw new ToolBoxException(
                    target.getClass().getName() + " has no method with @ToolFunction; annotate those that are tools");
        }
        return methods.stream()
                .map(Methods::usable)
                .<Tool>map(method -> FunctionTool.of(method, () -> target, FunctionOptions.NONE))
                .toList();
    }

    /** The method at a path. */
    public static Tool at(String path, FunctionOptions options, ClassLoader loader) {
        int colon = path.indexOf(':');
        if (colon < 1 || colon == path.length() - 1 || path.indexOf(':', colon + 1) >= 0) {
            throw new ToolBoxException("path '" + path + "' names no method; " + PATH);
        }
        try {
            return ofClass(load(path.substring(0, colon), loader), path.substring(colon + 1), options);
        } catch (LinkageError e) {
            throw new ToolBoxException("path '" + path + "': its class cannot be loaded (" + e
                    + "); put what it needs on" + " the class path");
        }
    }

    private static Class<?> load(String name, ClassLoader loader) {
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException e) {
            throw new ToolBoxException(
                    "there is no class '" + name + "' on the class path; add its jar or folder (for the"
                            + " mudlark command in MUDLARK_CLASSPATH), or mend the name (Outer$Inner for a class in a class)");
        }
    }

    private static Target target(Class<?> type, Method method) {
        if (Modifier.isStatic(method.getModifiers())) {
            return () -> null;
        }
        boolean made = !Modifier.isAbstract(type.getModifiers())
                && Arrays.stream(type.getConstructors()).anyMatch(constructor -> constructor.getParameterCount() == 0);
        if (!made) {
            throw new ToolBoxException(Methods.signature(method) + " is not static, and " + type.getName()
                    + " has no public constructor without parameters; make the method static, or give an object that has"
                    + " it");
        }
        return new OneObject(type);
    }
}
