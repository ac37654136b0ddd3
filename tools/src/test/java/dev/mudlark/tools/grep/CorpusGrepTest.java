package dev.mudlark.tools.grep;

import static dev.mudlark.tools.Questions.call;
import static dev.mudlark.tools.Questions.question;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Passage;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.Evidence.DocumentSpan;
import dev.mudlark.tools.TestDocuments;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolOutcome;
import dev.mudlark.tools.ToolRules;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CorpusGrepTest {

    private final ToolBox box = ToolBox.of(List.of(BuiltInTools.create("corpus_grep")), ToolRules.DEFAULT);

    private final Collection collection = new TestDocuments()
            .with("backup", "# Backups\n\nBackups are kept for 30 days.\nRestores are free.\n")
            .with(
                    "refund",
                    "# Refunds\nWithin the refund window of 14 days\nyou get your money back.\n\nA refund takes time.")
            .withTable("plans.csv", "plan,price,backup", "Basic,5,daily", "Pro,12,hourly")
            .collection();

    @Test
    void everyWordMustStandOnTheLineInAnyOrderAndCase() {
        ToolOutcome outcome = run("{'pattern':'WINDOW refund','context_lines':0}");

        assertThat(outcome.content())
                .isEqualTo("refund:2: Within the refund window of 14 days\n1 matching line in 1 document");
        Passage passage = outcome.passages().getFirst();
        assertThat(passage.text()).isEqualTo("Within the refund window of 14 days");
        assertThat(passage.title()).isEqualTo("Refund");
        assertThat(outcome.evidence()).containsExactly(new DocumentSpan(passage.span()));
    }

    @Test
    void neighboursAreShownAndBelongToThePassage() {
        ToolOutcome outcome = run("{'pattern':'window'}");

        assertThat(outcome.content()).isEqualTo("""
                        refund:1- # Refunds
                        refund:2: Within the refund window of 14 days
                        refund:3- you get your money back.
                        1 matching line in 1 document""");
        assertThat(outcome.passages()).hasSize(1);
        assertThat(outcome.passages().getFirst().text())
                .isEqualTo("# Refunds\nWithin the refund window of 14 days\nyou get your money back.");
    }

    @Test
    void blankNeighboursAtTheEdgesAreLeftOut() {
        assertThat(run("{'pattern':'kept'}").content())
                .startsWith("backup:3: Backups are kept for 30 days.\nbackup:4- Restores are free.\n1 matching");
    }

    @Test
    void caseCountsOnRequest() {
        assertThat(run("{'pattern':'Refund','case_sensitive':true,'context_lines':0}")
                        .content())
                .isEqualTo("refund:1: # Refunds\n1 matching line in 1 document");
    }

    @Test
    void aRowOfATableIsOneLine() {
        ToolOutcome outcome = run("{'pattern':'pro hourly'}");

        assertThat(outcome.content())
                .isEqualTo("plans.csv#2:1: plan: Pro; price: 12; backup: hourly\n1 matching line in 1 document");
        assertThat(outcome.passages().getFirst().text()).isEqualTo("plan: Pro\nprice: 12\nbackup: hourly");
        assertThat(outcome.passages().getFirst().span().documentId()).isEqualTo("plans.csv#2");
    }

    @Test
    void aRegularExpressionMatchesWithinALine() {
        assertThat(run("{'pattern':'\\\\b\\\\d+ days$','regex':true,'context_lines':0}")
                        .content())
                .isEqualTo("refund:2: Within the refund window of 14 days\n1 matching line in 1 document");
        assertThat(run("{'pattern':'basic.*daily','regex':true}").content()).contains("plans.csv#1:1: ");
    }

    @Test
    void oneDocumentTableOrRowCanBeSearchedAlone() {
        assertThat(run("{'pattern':'backup','doc_id':'backup','context_lines':0}")
                        .content())
                .contains("2 matching lines in 1 document");
        assertThat(run("{'pattern':'backup','doc_id':'plans.csv'}").content()).contains("2 matching lines");
        assertThat(run("{'pattern':'backup','doc_id':'plans.csv#2'}").content())
                .startsWith("plans.csv#2:1: ")
                .contains("1 matching line");
        assertThat(run("{'pattern':'window','doc_id':'[refund.md]'}").isError()).isFalse();
        ToolOutcome unknown = run("{'pattern':'x','doc_id':'refnd'}");
        assertThat(unknown.errorCode()).contains("unknown_document");
        assertThat(unknown.content()).contains("Did you mean refund?");
    }

    @Test
    void nothingFoundSaysHowMuchWasSearchedAndWhichWordIsMissing() {
        assertThat(run("{'pattern':'refund hourly'}").content())
                .isEqualTo("no line holds all of: refund, hourly; searched 3 documents (11 lines). Lines with each word"
                        + " alone: refund: 3 (refund), hourly: 1 (plans.csv)");
        assertThat(run("{'pattern':'zebra','doc_id':'backup'}").content())
                .isEqualTo("no line holds 'zebra'; searched backup (4 lines)");
        assertThat(run("{'pattern':'ref.*nd'}").content()).contains("set regex to true");
        assertThat(run("{'pattern':'zebra'}").isError()).isFalse();
    }

    @Test
    void whatIsNotShownIsCounted() {
        TestDocuments many = new TestDocuments();
        for (int i = 10; i < 40; i++) {
            many.with("doc-" + i, "needle one\nother\nother\nneedle two\n".repeat(i == 30 ? 5 : 1));
        }
        String content = run(many.collection(), "{'pattern':'needle','context_lines':0,'max_results':3}")
                .content();

        assertThat(content).startsWith("doc-10:1: needle one\ndoc-11:1: needle one\ndoc-12:1: needle one\n");
        assertThat(content)
                .endsWith(
                        "shown 3 of 68 lines in 30 documents; more in doc-30 (10), doc-13 (2), doc-14 (2), doc-15 (2),"
                                + " doc-16 (2), …; add a word or give doc_id to narrow it");
    }

    @Test
    void noDocumentHidesTheOthers() {
        Collection uneven = new TestDocuments()
                .with("a", "needle\n".repeat(9))
                .with("b", "needle\n".repeat(2))
                .with("c", "needle\n".repeat(4))
                .collection();

        String content = run(uneven, "{'pattern':'needle','context_lines':0,'max_results':8}")
                .content();

        assertThat(content.lines().limit(8).map(line -> line.substring(0, 1)).toList())
                .containsExactly("a", "a", "a", "b", "b", "c", "c", "c");
        assertThat(content)
                .endsWith("shown 8 of 15 lines in 3 documents; more in a (6), c (1); add a word or give"
                        + " doc_id to narrow it");
    }

    @Test
    void theCapOfTheConfigHoldsWhateverTheModelAsksFor() {
        Collection lines =
                new TestDocuments().with("doc", "needle\n".repeat(100)).collection();
        ToolBox capped =
                ToolBox.of(List.of(BuiltInTools.create("corpus_grep", Map.of("max_results", 7))), ToolRules.DEFAULT);

        ToolOutcome asked =
                capped.run(call("corpus_grep", "{\"pattern\":\"needle\",\"max_results\":60}"), question(lines));
        ToolOutcome unasked = capped.run(call("corpus_grep", "{\"pattern\":\"needle\"}"), question(lines));

        assertThat(asked.content()).contains("shown 7 of 100 lines");
        assertThat(asked.truncated()).isTrue();
        assertThat(unasked.content()).contains("shown 7 of 100 lines");
        assertThat(run(lines, "{'pattern':'needle','max_results':99}").content())
                .contains("shown 50 of 100 lines");
    }

    @Test
    void aResultThatIsCutCountsWhatIsLeft() {
        Collection lines = new TestDocuments()
                .with("doc", ("needle " + "x".repeat(300) + "\n\n\n").repeat(30))
                .collection();

        ToolOutcome outcome = run(lines, "{'pattern':'needle','context_lines':0}");

        assertThat(outcome.truncated()).isTrue();
        assertThat(outcome.content()).contains("shown 12 of 30 lines in 1 document");
        assertThat(outcome.passages()).hasSize(12);
    }

    @ParameterizedTest
    @ValueSource(strings = {"(a+)+$", ".*.*.*x", "\\\\d+\\\\d+\\\\d+\\\\d+x", ".*invoice.*total.*2024.*"})
    @Tag("attack-4")
    void slowPatternsOfOtherEnginesAreFast(String pattern) {
        Collection nasty = new TestDocuments()
                .with("doc", "invoice total ".repeat(140) + "\n" + "a".repeat(400) + "\n" + "1".repeat(400))
                .collection();
        long start = System.nanoTime();

        ToolOutcome outcome = run(nasty, "{'pattern':'" + pattern + "','regex':true}");

        assertThat(outcome.errorCode()).isEmpty();
        assertThat(System.nanoTime() - start).isLessThan(1_000_000_000L);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "(?i:.*?){100}needle 1",
                "(a?){100}(b|d)*e 1",
                "(?:.{1,9}){100}d 1",
                "a.*b.*c.*needle$ 1",
                "needle. 0",
                "^a.*$ 1"
            })
    void everyLineIsReadToItsEnd(String pattern, int lines) {
        Collection nasty = new TestDocuments()
                .with("doc", "abc ".repeat(750_000) + "needle")
                .collection();
        long start = System.nanoTime();

        ToolOutcome outcome = run(nasty, "{'pattern':'" + pattern + "','regex':true}");

        assertThat(outcome.data().path("total").asInt()).isEqualTo(lines);
        assertThat(outcome.content()).contains(lines == 0 ? "searched doc (1 line)" : "1 matching line");
        assertThat(System.nanoTime() - start).isLessThan(4_000_000_000L);
    }

    @ParameterizedTest
    @ValueSource(strings = {"(", "(?=a)b", "(a)\\\\1", "a{1001}", "((a{100}){100}){100}", "(a{20}){20}{20}"})
    void patternsThatCannotBeUsedAreExplained(String pattern) {
        ToolOutcome outcome = run("{'pattern':'" + pattern + "','regex':true}");

        assertThat(outcome.errorCode()).contains("invalid_pattern");
        assertThat(outcome.content()).contains("cannot be used", "example");
    }

    @Test
    void tooLongPatternsAreRefusedWithTheirLength() {
        assertThat(run("{'pattern':'" + "a".repeat(201) + "','regex':true}").content())
                .contains("201 characters");
        assertThat(run("{'pattern':' '}").content()).contains("pattern is empty");
    }

    @Test
    void lineEndingsAndByteOrderMarksAreNoPartOfALine() {
        Collection files = new TestDocuments()
                .with("crlf", "one\r\ntwo needle\r\n")
                .with("mac", "one\rtwo needle\rthree")
                .with("bom", "\ufeffstart here\r\nrest")
                .collection();

        assertThat(run(files, "{'pattern':'needle$','regex':true,'context_lines':0}")
                        .content())
                .isEqualTo("crlf:2: two needle\nmac:2: two needle\n2 matching lines in 2 documents");
        assertThat(run(files, "{'pattern':'^start','regex':true,'context_lines':0}")
                        .content())
                .startsWith("bom:1: start here\n");
        assertThat(run(files, "{'pattern':'needle'}").passages().getFirst().text())
                .isEqualTo("one\r\ntwo needle");
    }

    @Test
    void lettersMatchWhateverTheirCaseLanguageAndEncoding() {
        Collection files = new TestDocuments()
                .with("a", "TITLE page")
                .with("b", "Visit İstanbul today")
                .with("c", "cafe\u0301 menu")
                .with("d", "caf\u00e9 menu")
                .with("e", "ΟΔΟΣ und οδος; STRASSE")
                .collection();
        Locale locale = Locale.getDefault();
        try {
            Locale.setDefault(Locale.of("tr"));
            assertThat(run(files, "{'pattern':'title'}").content()).startsWith("a:1: TITLE page");
            assertThat(run(files, "{'pattern':'istanbul'}").content()).startsWith("b:1: Visit İstanbul today");
            assertThat(run(files, "{'pattern':'CAFÉ'}").content())
                    .contains("c:1: cafe\u0301 menu\nd:1: caf\u00e9 menu");
            assertThat(run(files, "{'pattern':'cafe\u0301','regex':true}").content())
                    .contains("2 matching lines");
            assertThat(run(files, "{'pattern':'οδοσ'}").content()).startsWith("e:1: ");
        } finally {
            Locale.setDefault(locale);
        }
    }

    @Test
    void aLetterMatchesTheSeveralItIsInCapitals() {
        Collection files = new TestDocuments()
                .with("a", "ß ß ß\nDie Straße hier\nlast ß")
                .with("b", "HAUPTSTRASSE")
                .with("c", "ß".repeat(5000) + " straße " + "x".repeat(500))
                .collection();

        ToolOutcome outcome = run(files, "{'pattern':'STRASSE','context_lines':0}");

        assertThat(outcome.content())
                .startsWith("a:2: Die Straße hier\nb:1: HAUPTSTRASSE\nc:1: …ßß")
                .contains("ßß straße xx")
                .contains("[characters 4901-5301 of 5508 of this line]");
        assertThat(outcome.passages()).extracting(Passage::text).first().isEqualTo("Die Straße hier");
        assertThat(run(files, "{'pattern':'hauptstraße'}").content()).startsWith("b:1: ");
        assertThat(run(files, "{'pattern':'STRASSE','case_sensitive':true}").content())
                .contains("1 matching line");
        assertThat(run(files, "{'pattern':'STRAßE','regex':true}").content()).contains("a:2: Die Straße hier");
    }

    @Test
    void aLongLineIsShownAroundItsMatch() {
        Collection files = new TestDocuments()
                .with("long", "a".repeat(5000) + "ORDER-77" + "b".repeat(5000))
                .with("accents", "e\u0301".repeat(3000) + "ORDER-77" + "b".repeat(5000))
                .collection();

        ToolOutcome outcome = run(files, "{'pattern':'order-77'}");

        List<String> lines = outcome.content().lines().toList();
        assertThat(lines.get(0)).startsWith("accents:1: …").contains("ORDER-77").contains("of 11008 of this line]");
        assertThat(lines.get(1))
                .startsWith("long:1: …aaa")
                .contains("ORDER-77b")
                .contains("…")
                .endsWith("[characters 4900-5300 of 10008 of this line]")
                .hasSizeLessThan(500);
        assertThat(outcome.passages().getLast().span().start()).isEqualTo(4900);
        assertThat(outcome.passages().getLast().text()).hasSize(400).contains("ORDER-77");
    }

    @Test
    void ofALongRowOnlyWhatIsShownIsThePassage() {
        Collection table = new TestDocuments()
                .withTable("t.csv", "first,second,last", "a".repeat(400) + "," + "b".repeat(300) + ",needle end")
                .collection();

        ToolOutcome outcome = run(table, "{'pattern':'needle'}");

        assertThat(outcome.content()).contains("; last: needle end [characters ");
        assertThat(outcome.truncated()).isTrue();
        Passage passage = outcome.passages().getFirst();
        assertThat(passage.text()).isEqualTo("a".repeat(72) + "\nsecond: " + "b".repeat(300) + "\nlast: needle end");
        assertThat(outcome.evidence()).containsExactly(new DocumentSpan(passage.span()));
    }

    @Test
    void aLineThatTheGateCutsIsCountedAndSaysSo() {
        Collection lines =
                new TestDocuments().with("doc", "needle " + "word ".repeat(70)).collection();
        ToolBox small =
                ToolBox.of(List.of(BuiltInTools.create("corpus_grep")), ToolRules.DEFAULT.withMaxOutputChars(240));

        ToolOutcome outcome = small.run(call("corpus_grep", "{\"pattern\":\"needle\"}"), question(lines));

        assertThat(outcome.content()).contains("word…\nshown 1 of 1 line in 1 document, the last one cut");
        assertThat(outcome.truncated()).isTrue();
        assertThat(outcome.passages().getFirst().text())
                .startsWith("needle word")
                .endsWith("word");
    }

    @Test
    void offsetsAreCodePoints() {
        Collection files =
                new TestDocuments().with("crab", "🦀🦀 first\n🦀 needle 🦀").collection();

        Passage passage =
                run(files, "{'pattern':'needle','context_lines':0}").passages().getFirst();

        assertThat(passage.text()).isEqualTo("🦀 needle 🦀");
        assertThat(passage.span().start()).isEqualTo(9);
        assertThat(passage.span().end()).isEqualTo(19);
    }

    private ToolOutcome run(String json) {
        return run(collection, json);
    }

    private ToolOutcome run(Collection documents, String json) {
        return box.run(call("corpus_grep", json.replace('\'', '"')), question(documents));
    }
}
