package dev.mudlark.tools.functions;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;

/**
 * A constant of an enum, by its name.
 *
 * @param type the enum; not initialised before the first value is read
 * @param names of the constants, in order
 */
record EnumType(Class<?> type, List<String> names) implements ArgumentType {

    static EnumType of(Class<?> type) {
        return new EnumType(
                type,
                Arrays.stream(type.getDeclaredFields())
                        .filter(Field::isEnumConstant)
                        .map(Field::getName)
                        .toList());
    }

    @Override
    public ObjectNode schema() {
        ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "string");
        names.forEach(schema.putArray("enum")::add);
        return schema;
    }

    @Override
    @SuppressWarnings({"unchecked", "rawtypes"})
    public Object read(JsonNode value, String where) {
        return Enum.valueOf((Class<? extends Enum>) type, value.textValue());
    }
}
