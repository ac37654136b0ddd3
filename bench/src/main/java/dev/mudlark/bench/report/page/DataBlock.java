package dev.mudlark.bench.report.page;

import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.script;

import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import j2html.tags.DomContent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Data for the scripts of the page, as JSON that no text in it can break out of. */
final class DataBlock {

    private static final ObjectMapper JSON = mapper();

    private DataBlock() {}

    /** A {@code script} element that is never run; scripts read its text by the id. */
    static DomContent of(String id, JsonNode data) {
        return script(rawHtml(json(data))).withId(id).withType("application/json");
    }

    /**
     * One line in which {@code < > &}, the separators U+2028 and U+2029, and what {@link Text#visible} would replace are
     * written as escapes. Halves of surrogate pairs are, too.
     */
    static String json(JsonNode data) {
        try {
            return JSON.writeValueAsString(data);
        } catch (IOException e) {
            throw new UncheckedIOException("a tree can be written", e);
        }
    }

    private static ObjectMapper mapper() {
        ObjectMapper mapper = new ObjectMapper();
        mapper.getFactory().setCharacterEscapes(new Escapes());
        return mapper;
    }

    private static final class Escapes extends CharacterEscapes {

        private static final long serialVersionUID = 1;

        @Override
        public int[] getEscapeCodesForAscii() {
            int[] codes = standardAsciiEscapesForJSON();
            codes['<'] = ESCAPE_STANDARD;
            codes['>'] = ESCAPE_STANDARD;
            codes['&'] = ESCAPE_STANDARD;
            return codes;
        }

        @Override
        public @Nullable SerializableString getEscapeSequence(int c) {
            return c == 0x2028 || c == 0x2029 || !Text.isShown(c)
                    ? new SerializedString(String.format(Locale.ROOT, "\\u%04x", c))
                    : null;
        }
    }
}
