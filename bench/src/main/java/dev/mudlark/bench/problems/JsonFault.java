package dev.mudlark.bench.problems;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.util.List;

/** What is wrong with JSON in one line, without the names of the reader's own settings. */
public final class JsonFault {

    /** Where a message begins to speak of the reader instead of the text. */
    private static final List<String> INTERNALS =
            List.of("\n", " (start marker at [Source", " at [Source", ", from `", " [Source");

    private JsonFault() {}

    /** The reason, such as {@code Unrecognized token 'x'}. */
    public static String of(IOException e) {
        if (e instanceof CharacterCodingException) {
            return "the text is not UTF-8";
        }
        String message = e instanceof JsonProcessingException json ? json.getOriginalMessage() : e.getMessage();
        String text = message == null ? e.getClass().getSimpleName() : message;
        for (String internal : INTERNALS) {
            int at = text.indexOf(internal);
            text = at < 0 ? text : text.substring(0, at);
        }
        long open = text.chars().filter(c -> c == '(').count();
        long closed = text.chars().filter(c -> c == ')').count();
        return open > closed ? text + ")" : text;
    }
}
