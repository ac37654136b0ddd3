package dev.mudlark.tools.functions;

import dev.mudlark.context.DidYouMean;
import dev.mudlark.tools.ToolBoxException;
import dev.mudlark.tools.ToolFunction;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Future;
import java.util.stream.BaseStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the method that is meant, and refuses those that cannot be tools. */
final class Methods {

    private Methods() {}

    /** {@code com.acme.Prices.price(String, int)}. */
    static String signature(Method method) {
        String parameters = Arrays.stream(method.getParameters())
                .map(parameter -> parameter.isVarArgs()
                        ? parameter.getType().getComponentType().getSimpleName() + "..."
                        : parameter.getType().getSimpleName())
                .collect(Collectors.joining(", "));
        return method.getDeclaringClass().getName() + "." + method.getName() + "(" + parameters + ")";
    }

    /** The methods people wrote, those of {@code Object} left out; private ones only of the class itself. */
    static Stream<Method> all(Class<?> type) {
        return Stream.concat(Arrays.stream(type.getMethods()), Arrays.stream(type.getDeclaredMethods()))
                .distinct()
                .filter(method -> !method.isSynthetic() && method.getDeclaringClass() != Object.class);
    }

    /** @throws ToolBoxException when there is none of that name, or several, or it cannot be a tool */
    static Method find(Class<?> type, String name) {
        List<Method> named =
                all(type).filter(method -> method.getName().equals(name)).toList();
        if (named.isEmpty()) {
            throw new ToolBoxException(unknown(type, name));
        }
        List<Method> open = named.stream().filter(Methods::isPublic).toList();
        if (open.isEmpty()) {
            return usable(named.getFirst());
        }
        return usable(open.size() == 1 ? open.getFirst() : theAnnotated(open));
    }

    /** The method itself. */
    static Method usable(Method method) {
        if (!isPublic(method)) {
            throw refused(method, "is not public; make it public");
        }
        if (!Modifier.isPublic(method.getDeclaringClass().getModifiers())) {
            throw refused(method, "is in a class that is not public; make the class public");
        }
        if (method.getTypeParameters().length > 0) {
            throw refused(
                    method,
                    "has a type parameter (" + method.getTypeParameters()[0]
                            + "), which a call does not tell; write the" + " type out");
        }
        if (method.isVarArgs()) {
            throw refused(method, "has a variable number of arguments; take a List instead");
        }
        refuseResult(method);
        return method;
    }

    private static void refuseResult(Method method) {
        Class<?> result = method.getReturnType();
        if (result == void.class || result == Void.class) {
            throw refused(method, "returns nothing; return what the model shall read");
        }
        if (BaseStream.class.isAssignableFrom(result)) {
            throw refused(method, "returns a stream; return a list");
        }
        if (Future.class.isAssignableFrom(result)) {
            throw refused(method, "returns a future; return the value, the gate has its own threads and deadlines");
        }
    }

    private static Method theAnnotated(List<Method> overloads) {
        List<Method> annotated = overloads.stream()
                .filter(method -> method.isAnnotationPresent(ToolFunction.class))
                .toList();
        if (annotated.size() != 1) {
            throw new ToolBoxException("which is meant: "
                    + overloads.stream().map(Methods::signature).sorted().collect(Collectors.joining(" or "))
                    + "? Give the one that is a tool a name of its own, or annotate it alone with @ToolFunction");
        }
        return annotated.getFirst();
    }

    private static String unknown(Class<?> type, String name) {
        List<String> names = all(type)
                .filter(Methods::isPublic)
                .map(Method::getName)
                .distinct()
                .sorted()
                .toList();
        return "there is no method '" + name + "' in " + type.getName() + DidYouMean.hint(name, names)
                + (names.isEmpty() ? " (it has no public method)" : " (it has " + String.join(", ", names) + ")");
    }

    private static boolean isPublic(Method method) {
        return Modifier.isPublic(method.getModifiers());
    }

    private static ToolBoxException refused(Method method, String reason) {
        return new ToolBoxException(signature(method) + " " + reason);
    }
}
