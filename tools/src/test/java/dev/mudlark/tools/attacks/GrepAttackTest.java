package dev.mudlark.tools.attacks;

import static org.assertj.core.api.Assertions.assertThat;

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

class GrepAttackTest {

    @ParameterizedTest
    @Tag("attack-4")
    @ValueSource(
            strings = {
                "(a+)+$",
                "(a|aa)+$",
                "(.*a){25}",
                "(x+x+)+y",
                "^(([a-z])+.)+[A-Z]([a-z])+$",
                "(a?){40}a{40}",
                ".*.*.*x",
                "\\\\d+\\\\d+\\\\d+\\\\d+x",
                ".*invoice.*total.*2024.*",
                "(\\\\pL|\\\\pN|\\\\pS)+\\\\PM*$"
            })
    void patternsThatHangOtherEnginesRun(String pattern) {
        Collection nasty = new TestDocuments()
                .with("doc", "invoice total ".repeat(5000) + "\n" + "a".repeat(100_000) + "\n" + "1".repeat(100_000))
                .collection();

        assertThat(grep(nasty, "'pattern':'" + pattern + "','regex':true").errorCode())
                .isEmpty();
    }

    @ParameterizedTest
    @Tag("attack-4")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "(x{1000}){1000} | multiply to more than 1000",
                "((((a{9}){9}){9}){9}) | multiply to more than 1000",
                "(a)\\\\1 | back-references",
                "(?<=a)b | look-around",
                "(?!a)b | look-around",
                "(?>a)b | look-around",
            })
    void whatIsNoRegularExpressionIsRefusedWithTheReason(String pattern, String reason) {
        ToolOutcome outcome = grep(one("aaa"), "'pattern':'" + pattern + "','regex':true");

        assertThat(outcome.errorCode()).contains("invalid_pattern");
        assertThat(outcome.content()).contains(reason, "A correct example");
    }

    @Test
    @Tag("attack-4")
    void hundredsOfAlternativesAreRefusedByTheirLength() {
        String pattern = "a|".repeat(200) + "b";

        assertThat(grep(one("aaa"), "'pattern':'" + pattern + "','regex':true").content())
                .contains("401 characters, at most 200");
    }

    @ParameterizedTest
    @Tag("attack-5")
    @ValueSource(
            strings = {
                "'pattern':'order-77'",
                "'pattern':'ORDER-7+','regex':true",
                "'pattern':'[o-p]rder-\\\\d','regex':true"
            })
    void aLineOfFiftyMegabytesIsSearchedWholeAndShownInPart(String arguments) {
        Collection huge = one("a".repeat(25_000_000) + " ORDER-77 " + "b".repeat(25_000_000));

        ToolOutcome outcome = Questions.run(BuiltInTools.create("corpus_grep"), huge, json(arguments));

        assertThat(outcome.content()).contains("1 matching line", "ORDER-77", "…", "of 50000010 of this line]");
        assertThat(outcome.content().length()).isLessThan(600);
        assertThat(outcome.data().path("hits").path(0).path("match_start").asInt())
                .isEqualTo(25_000_001);
        assertThat(outcome.passages().getFirst().text()).hasSize(400);
    }

    @Test
    @Tag("attack-5")
    void aMillionMatchesAreCountedAndAFewAreShown() {
        ToolOutcome outcome = grep(one("needle\n".repeat(1_000_000)), "'pattern':'needle'");

        assertThat(outcome.content()).contains("shown 20 of 1000000 lines in 1 document");
        assertThat(outcome.data().path("hits")).hasSize(20);
    }

    @ParameterizedTest
    @Tag("attack-5")
    @CsvSource({"only CR,3", "nul,1", "bom,1", "low,1", "high,1", "mixed,4"})
    void oddBytesAreTextLikeAnyOther(String id, int line) {
        Collection odd = new TestDocuments()
                .with("only CR", "one\rtwo\rneedle\r")
                .with("nul", "\0\0needle\0")
                .with("bom", "\ufeffneedle")
                .with("low", "\udc00needle\udc00")
                .with("high", "\ud83eneedle\ud83e")
                .with("mixed", "a\r\nb\n\rneedle")
                .collection();
        ToolOutcome outcome = grep(odd, "'pattern':'needle','doc_id':'" + id + "'");

        assertThat(outcome.data().path("hits").path(0).path("line").asInt()).isEqualTo(line);
        assertThat(outcome.content().codePoints()).noneMatch(c -> c >= 0xd800 && c <= 0xdfff);
    }

    @ParameterizedTest
    @Tag("attack-16")
    @CsvSource({
        "user\u202enimda, usernimda",
        "pass\u200bword, password",
        "se\u00adcret, secret",
        "ig\udb40\udc41nore, ignore",
        "cafe\u0301, café",
        "café, cafe\u0301",
        "İSTANBUL, istanbul",
        "istanbul, İSTANBUL",
        "DİYARBAKIR, diyarbakir",
        "ＡＤＭＩＮ, admin",
        "x\u2011ray, x-ray",
    })
    void whatLooksLikeAWordIsFoundAsOne(String text, String word) {
        Locale locale = Locale.getDefault();
        try {
            for (String language : new String[] {"en", "tr", "az", "lt"}) {
                Locale.setDefault(Locale.of(language));
                assertThat(grep(one("the " + text + " end"), "'pattern':'" + word + "'")
                                .content())
                        .as(language)
                        .contains("1 matching line");
            }
        } finally {
            Locale.setDefault(locale);
        }
    }

    @Test
    @Tag("attack-16")
    void lettersThatOnlyLookAlikeAreOthers() {
        assertThat(grep(one("\u0455earch"), "'pattern':'search'").content()).startsWith("no line holds");
        assertThat(grep(one("resume"), "'pattern':'résumé'").content()).startsWith("no line holds");
    }

    @Test
    @Tag("attack-16")
    void aHeapOfMarksIsSearchedInNoTime() {
        Collection heap = one("a" + "\u0301\u0323".repeat(30_000) + " needle");

        assertThat(grep(heap, "'pattern':'needle'").content()).contains("needle", "1 matching line");
        assertThat(grep(heap, "'pattern':'needle$','regex':true").content()).contains("1 matching line");
    }

    private static Collection one(String text) {
        return new TestDocuments().with("doc", text).collection();
    }

    private static ToolOutcome grep(Collection documents, String arguments) {
        return new Attack(documents).run("corpus_grep", Questions.object(json(arguments)));
    }

    private static String json(String arguments) {
        return ("{" + arguments + "}").replace('\'', '"');
    }
}
