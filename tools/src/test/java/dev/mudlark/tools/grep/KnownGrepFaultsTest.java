package dev.mudlark.tools.grep;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.documents.Collection;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.Questions;
import dev.mudlark.tools.TestDocuments;
import dev.mudlark.tools.ToolOutcome;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The faults of other searches, each with the number it has in the collection of known faults. */
class KnownGrepFaultsTest {

    @ParameterizedTest
    @Tag("GRP-01")
    @ValueSource(strings = {"one\r\ntwo needle\r\n", "one\rtwo needle", "one\ntwo needle\n"})
    void lineEndsBelongToNoLine(String text) {
        JsonNode hit = hit(run(text, "'pattern':'needle$','regex':true"));

        assertThat(hit.path("line").asInt()).isEqualTo(2);
        assertThat(hit.path("text").asText()).isEqualTo("two needle");
    }

    @Test
    @Tag("GRP-02")
    void aByteOrderMarkBelongsToNoLine() {
        JsonNode hit = hit(run("\ufeffstart here\r\nrest", "'pattern':'^start','regex':true"));

        assertThat(hit.path("line").asInt()).isEqualTo(1);
        assertThat(hit.path("text").asText()).isEqualTo("start here");
        assertThat(hit.path("match_start").asInt()).isZero();
    }

    @ParameterizedTest
    @Tag("GRP-03")
    @ValueSource(strings = {"tr", "az", "lt", "en"})
    void theLanguageOfTheMachineChangesNothing(String language) {
        Locale locale = Locale.getDefault();
        try {
            Locale.setDefault(Locale.of(language));
            assertThat(hit(run("TITLE page", "'pattern':'title'")).path("line").asInt())
                    .isEqualTo(1);
            assertThat(hit(run("title page", "'pattern':'TITLE','regex':true"))
                            .path("line")
                            .asInt())
                    .isEqualTo(1);
        } finally {
            Locale.setDefault(locale);
        }
    }

    @ParameterizedTest
    @Tag("GRP-04")
    @CsvSource({
        "Visit İstanbul today, istanbul, 6, 14",
        "🦀🦀 İİİ İstanbul, istanbul, 7, 15",
        "Die Straße, STRASSE, 4, 10",
        "a ﬁsh here, fish, 2, 5",
        "co\u00adop\u00aderate, cooperate, 0, 11",
        "10\u00a0000 km, km, 7, 9"
    })
    void placesAreThoseOfTheLineAsItIsWritten(String line, String pattern, int start, int end) {
        JsonNode hit = hit(run(line, "'pattern':'" + pattern + "'"));

        assertThat(hit.path("text").asText()).isEqualTo(line);
        assertThat(hit.path("match_start").asInt()).isEqualTo(start);
        assertThat(hit.path("match_end").asInt()).isEqualTo(end);
    }

    @ParameterizedTest
    @Tag("GRP-06")
    @ValueSource(booleans = {false, true})
    void accentsAreEqualHoweverTheyAreEncoded(boolean regex) {
        String flag = ",'regex':" + regex;

        assertThat(hit(run("cafe\u0301 menu", "'pattern':'caf\u00e9'" + flag))
                        .path("text")
                        .asText())
                .isEqualTo("cafe\u0301 menu");
        JsonNode hit = hit(run("the caf\u00e9 menu", "'pattern':'cafe\u0301'" + flag));
        assertThat(hit.path("match_start").asInt()).isEqualTo(4);
        assertThat(hit.path("match_end").asInt()).isEqualTo(8);
    }

    @ParameterizedTest
    @Tag("GRP-08")
    @ValueSource(strings = {"(a+)+$", ".*.*.*x", "\\\\d+\\\\d+\\\\d+\\\\d+x", ".*invoice.*total.*2024.*"})
    void noPatternHangs(String pattern) {
        String text = "invoice total ".repeat(140) + "\n" + "a".repeat(400) + "\n" + "1".repeat(400);
        long start = System.nanoTime();

        ToolOutcome outcome = run(text, "'pattern':'" + pattern + "','regex':true");

        assertThat(outcome.errorCode()).isEmpty();
        assertThat(System.nanoTime() - start).isLessThan(1_000_000_000L);
    }

    @ParameterizedTest
    @Tag("GRP-10")
    @ValueSource(strings = {"'pattern':'ORDER-77'", "'pattern':'order-\\\\d+','regex':true"})
    void aLongLineIsShownAroundTheMatch(String arguments) {
        JsonNode hit = hit(run("a".repeat(5000) + "ORDER-77" + "b".repeat(5000), arguments));

        assertThat(hit.path("line").asInt()).isEqualTo(1);
        assertThat(hit.path("text").asText())
                .startsWith("…")
                .contains("ORDER-77")
                .endsWith("…");
        assertThat(hit.path("text").asText().length()).isBetween(300, 500);
        assertThat(hit.path("cut").asBoolean()).isTrue();
        assertThat(hit.path("match_start").asInt()).isEqualTo(5000);
        assertThat(hit.path("match_end").asInt()).isEqualTo(5008);
    }

    private static JsonNode hit(ToolOutcome outcome) {
        assertThat(outcome.data().path("total").asInt()).as(outcome.content()).isEqualTo(1);
        return outcome.data().path("hits").path(0);
    }

    private static ToolOutcome run(String text, String arguments) {
        Collection documents = new TestDocuments().with("file", text).collection();
        return Questions.run(BuiltInTools.create("corpus_grep"), documents, ("{" + arguments + "}").replace('\'', '"'));
    }
}
