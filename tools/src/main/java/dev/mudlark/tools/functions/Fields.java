package dev.mudlark.tools.functions;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.tools.ToolException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Named values that make an object: the parameters of a method, or the components of a record.
 *
 * @param fields in order
 */
record Fields(List<Field> fields) {

    /** Copies the list. */
    Fields {
        fields = List.copyOf(fields);
    }

    ObjectNode schema() {
        ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "object");
        ObjectNode properties = schema.putObject("properties");
        ArrayNode required = JsonNodeFactory.instance.arrayNode();
        for (Field field : fields) {
            properties.set(field.name(), field.schema());
            if (field.isRequired()) {
                required.add(field.name());
            }
        }
        if (!required.isEmpty()) {
            schema.set("required", required);
        }
        return schema.put("additionalProperties", false);
    }

    /** The defaults that there are. */
    ObjectNode defaults() {
        ObjectNode defaults = JsonNodeFactory.instance.objectNode();
        fields.forEach(field -> field.defaultValue().ifPresent(value -> defaults.set(field.name(), value)));
        return defaults;
    }

    /**
     * A value for each, in order.
     *
     * @param where the object, for messages; empty for the arguments themselves
     */
    @Nullable
    Object[] read(JsonNode object, String where) throws ToolException {
        @Nullable Object[] values = new @Nullable Object[fields.size()];
        for (int i = 0; i < values.length; i++) {
            Field field = fields.get(i);
            String path = where.isEmpty() ? field.name() : where + "." + field.name();
            values[i] = field.read(object.get(field.name()), path);
        }
        return values;
    }
}
