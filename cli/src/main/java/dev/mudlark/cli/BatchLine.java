package dev.mudlark.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import dev.mudlark.context.DidYouMean;
import dev.mudlark.context.JsonWords;
import dev.mudlark.models.ToolCall;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads a line of a batch. The arguments go on as they are written, so that there is one reader for all arguments. */
final class BatchLine {

    private static final String TOOL = "tool";
    private static final String ARGUMENTS = "arguments";
    private static final String SHAPE = "write {\"tool\": \"calculator\", \"arguments\": {\"expression\": \"1+1\"}}";
    private static final char BYTE_ORDER_MARK = '\ufeff';
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private final String text;
    private final List<String> keys = new ArrayList<>();
    private @Nullable String tool;
    private @Nullable String arguments;

    private BatchLine(String text) {
        this.text = text;
    }

    /**
     * The call of a line.
     *
     * @throws Malformed when it is none, with the reason
     */
    static ToolCall read(String id, BoundedLines.Line line) throws Malformed {
        if (line.tooLong()) {
            throw new Malformed("it has more than " + String.format(Locale.ROOT, "%,d", BoundedLines.MOST_BYTES)
                    + " bytes; write a shorter call");
        }
        BatchLine read = new BatchLine(decoded(line.bytes()));
        read.parse();
        return ToolCall.parse(id, read.named(TOOL, read.tool), read.named(ARGUMENTS, read.arguments));
    }

    private static String decoded(ByteBuffer bytes) throws Malformed {
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
            return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw new Malformed("it is not UTF-8");
        }
    }

    private void parse() throws Malformed {
        if (text.isBlank()) {
            throw new Malformed("it is empty; " + SHAPE);
        }
        try (JsonParser json = JSON.createParser(text)) {
            if (json.nextToken() != JsonToken.START_OBJECT) {
                throw new Malformed("it is no JSON object; " + SHAPE);
            }
            while (json.nextToken() != JsonToken.END_OBJECT) {
                keys.add(json.currentName());
                value(json);
            }
            int end = (int) json.currentLocation().getCharOffset();
            String more = text.substring(end).stripLeading();
            if (!more.isEmpty()) {
                int column = text.length() - more.length() + 1;
                throw new Malformed("there is more after the object (column " + column + "); " + SHAPE);
            }
        } catch (JsonProcessingException e) {
            int column =
                    e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getColumnNr());
            throw new Malformed("it is no JSON (" + reason(e) + ", column " + column + "); " + SHAPE);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private void value(JsonParser json) throws IOException, Malformed {
        String key = json.currentName();
        JsonToken token = json.nextToken();
        int start = (int) json.currentTokenLocation().getCharOffset();
        if (key.equals(TOOL)) {
            if (token != JsonToken.VALUE_STRING) {
                throw new Malformed("\"tool\" is not text; " + SHAPE);
            }
            tool = json.getText();
        } else if (key.equals(ARGUMENTS) && token == JsonToken.VALUE_STRING) {
            arguments = json.getText();
        } else {
            json.skipChildren();
            json.finishToken();
            if (key.equals(ARGUMENTS)) {
                arguments = text.substring(start, (int) json.currentLocation().getCharOffset());
            }
        }
    }

    /** What is wrong, without what the reader says of its own settings. */
    private static String reason(JsonProcessingException e) {
        return JsonWords.of(e.getOriginalMessage());
    }

    private String named(String key, @Nullable String value) throws Malformed {
        if (value == null) {
            throw new Malformed("\"" + key + "\" is missing"
                    + DidYouMean.closest(key, keys)
                            .map(written -> " (there is \"" + written + "\")")
                            .orElse("") + "; " + SHAPE);
        }
        return value;
    }

    /** A line is no call; the message says why and what to write. */
    static final class Malformed extends Exception {

        private static final long serialVersionUID = 1L;

        Malformed(String message) {
            super(message);
        }

        @Override
        public String getMessage() {
            return String.valueOf(super.getMessage());
        }
    }
}
