package dev.mudlark.bench.problems;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.mudlark.context.JsonWords;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;

/** What is wrong with JSON in one line, without the names of the reader's own settings. */
public final class JsonFault {

    private JsonFault() {}

    /** The reason, such as {@code it ends too early}. */
    public static String of(IOException e) {
        if (e instanceof CharacterCodingException) {
            return "the text is not UTF-8";
        }
        String message = e instanceof JsonProcessingException json ? json.getOriginalMessage() : e.getMessage();
        return JsonWords.of(message == null ? "" : message);
    }
}
