package dev.mudlark.tools.functions;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.tools.ToolException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;

/** A day of the calendar, {@code YYYY-MM-DD}. */
record DateType() implements ArgumentType {

    private static final int LONGEST_SHOWN = 40;

    @Override
    public ObjectNode schema() {
        return JsonNodeFactory.instance.objectNode().put("type", "string").put("format", "date");
    }

    @Override
    public Object read(JsonNode value, String where) throws ToolException {
        String text = value.textValue().strip();
        try {
            return LocalDate.parse(text, DateTimeFormatter.ISO_LOCAL_DATE);
        } catch (DateTimeParseException e) {
            String shown = text.length() > LONGEST_SHOWN ? text.substring(0, LONGEST_SHOWN) + "…" : text;
            throw ArgumentType.invalid(where, "is no date: '" + shown + "'; write YYYY-MM-DD, such as 2026-01-31");
        }
    }
}
