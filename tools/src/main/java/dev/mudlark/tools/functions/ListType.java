package dev.mudlark.tools.functions;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.tools.ToolException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Several values of a type; what the method gets cannot be changed.
 *
 * @param item their type
 * @param once as a set, in the order they are written
 */
record ListType(ArgumentType item, boolean once) implements ArgumentType {

    @Override
    public ObjectNode schema() {
        ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "array");
        schema.set("items", item.schema());
        return schema;
    }

    @Override
    public Object read(JsonNode value, String where) throws ToolException {
        Collection<@Nullable Object> values = once ? new LinkedHashSet<>() : new ArrayList<>();
        for (int i = 0; i < value.size(); i++) {
            values.add(item.read(value.get(i), where + "[" + i + "]"));
        }
        return values instanceof Set<?> set
                ? Collections.unmodifiableSet(set)
                : Collections.unmodifiableList((List<?>) values);
    }
}
