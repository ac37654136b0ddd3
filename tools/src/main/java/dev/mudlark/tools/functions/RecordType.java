package dev.mudlark.tools.functions;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.tools.Param;
import dev.mudlark.tools.ToolBoxException;
import dev.mudlark.tools.ToolException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An object with the components of a record. What its constructor throws is a failure of the tool.
 *
 * @param constructor the record's own
 * @param fields its components
 */
record RecordType(Constructor<?> constructor, Fields fields) implements ArgumentType {

    static RecordType of(Class<?> type, String where, Function<Type, ArgumentType> types) {
        if (!Modifier.isPublic(type.getModifiers())) {
            throw new ToolBoxException(
                    where + ": the record " + type.getSimpleName() + " is not public; make it public");
        }
        List<Field> fields = Arrays.stream(type.getRecordComponents())
                .map(component -> Field.of(
                        where + ", record " + type.getSimpleName(),
                        component.getName(),
                        types.apply(component.getGenericType()),
                        component.getAnnotation(Param.class)))
                .toList();
        return new RecordType(constructor(type, where), new Fields(fields));
    }

    private static Constructor<?> constructor(Class<?> type, String where) {
        Class<?>[] components = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        try {
            return type.getConstructor(components);
        } catch (NoSuchMethodException e) {
            throw new ToolBoxException(where + ": the constructor of the record " + type.getSimpleName()
                    + " is not public; make it public");
        }
    }

    @Override
    public ObjectNode schema() {
        return fields.schema();
    }

    @Override
    public Object read(JsonNode value, String where) throws ToolException {
        @Nullable Object[] values = fields.read(value, where);
        try {
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            throw Thrown.passedOn(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
