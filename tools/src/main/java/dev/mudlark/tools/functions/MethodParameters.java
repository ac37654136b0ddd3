package dev.mudlark.tools.functions;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.Param;
import dev.mudlark.tools.ToolBoxException;
import dev.mudlark.tools.ToolContext;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.arguments.ArgumentCheck;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The parameters of a method.
 *
 * @param method whose
 * @param fields those a model sees, in order
 * @param contextAt where the context goes; -1 for nowhere
 */
record MethodParameters(Method method, Fields fields, int contextAt) {

    /** @throws ToolBoxException when a parameter has no name, or a type that no model can write */
    static MethodParameters of(Method method) {
        List<Field> fields = new ArrayList<>();
        Set<String> names = new HashSet<>();
        int contextAt = -1;
        Parameter[] parameters = method.getParameters();
        for (int i = 0; i < parameters.length; i++) {
            if (parameters[i].getType() != ToolContext.class) {
                Field field = field(method, parameters[i], i);
                if (!names.add(field.name())) {
                    throw new ToolBoxException(
                            Methods.signature(method) + ": two parameters are named '" + field.name() + "'");
                }
                fields.add(field);
            } else if (contextAt < 0) {
                contextAt = i;
            } else {
                throw new ToolBoxException(Methods.signature(method) + " takes two ToolContexts; take one");
            }
        }
        return new MethodParameters(method, new Fields(fields), contextAt);
    }

    ObjectNode schema() {
        return fields.schema();
    }

    /** Checks the defaults as if a model had written them. Runs nothing of the method's own. */
    void checkDefaults(ToolSpec spec) {
        ObjectNode schema = spec.inputSchema().deepCopy();
        schema.remove("required");
        try {
            new ArgumentCheck(new ToolSpec(spec.name(), spec.description(), schema)).check(fields.defaults());
        } catch (ToolException e) {
            throw new ToolBoxException(
                    Methods.signature(method) + ": a default does not fit its parameter. " + e.getMessage());
        }
    }

    /** What to call the method with. */
    @Nullable
    Object[] values(ObjectNode arguments, ToolContext context) throws ToolException {
        @Nullable Object[] read = fields.read(arguments, "");
        if (contextAt < 0) {
            return read;
        }
        @Nullable Object[] values = new @Nullable Object[read.length + 1];
        System.arraycopy(read, 0, values, 0, contextAt);
        values[contextAt] = context;
        System.arraycopy(read, contextAt, values, contextAt + 1, read.length - contextAt);
        return values;
    }

    private static Field field(Method method, Parameter parameter, int index) {
        Param said = parameter.getAnnotation(Param.class);
        boolean named = said != null && !said.name().isEmpty();
        if (!named && !parameter.isNamePresent()) {
            throw new ToolBoxException(Methods.signature(method)
                    + ": the names of its parameters are not in the class file, and a model needs them; compile it with"
                    + " -parameters, or write @Param(name = \"...\") at each");
        }
        String name = named ? said.name() : parameter.getName();
        String where = Methods.signature(method) + ", parameter " + (index + 1);
        ArgumentType type = ArgumentTypes.of(parameter.getParameterizedType(), where + " '" + name + "'");
        return Field.of(where, name, type, said);
    }
}
