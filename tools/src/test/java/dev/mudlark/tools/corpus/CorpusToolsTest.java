package dev.mudlark.tools.corpus;

import static dev.mudlark.tools.Questions.call;
import static dev.mudlark.tools.Questions.question;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Passage;
import dev.mudlark.documents.ScoredPassage;
import dev.mudlark.documents.Searcher;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.QuestionContext;
import dev.mudlark.tools.TestDocuments;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolOutcome;
import dev.mudlark.tools.ToolRules;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CorpusToolsTest {

    private final ToolBox box = ToolBox.of(
            List.of("list_documents", "read_document", "search").stream()
                    .map(BuiltInTools::create)
                    .toList(),
            ToolRules.DEFAULT);

    private final Collection collection = new TestDocuments()
            .with("guide/start", "Hello.")
            .with("refund-timing", "0123456789".repeat(500))
            .with("lines", "A line of text.\n".repeat(500))
            .with("empty", "")
            .withTable("plans.csv", "plan,price", "Basic,5", "Pro,12")
            .collection();

    @Test
    void documentsAreListedWithTheirLengthAndTablesOnce() {
        assertThat(run("list_documents", "{}").content()).isEqualTo("""
                        [empty] Empty (0 characters)
                        [guide/start] Guide/start (6 characters)
                        [lines] Lines (8000 characters)
                        [plans.csv] plans (table of 2 rows)
                        [refund-timing] Refund-timing (5000 characters)
                        5 documents""");
    }

    @Test
    void aListCanBeFilteredAndPaged() {
        assertThat(run("list_documents", "{'contains':'REFUND'}").content())
                .isEqualTo("[refund-timing] Refund-timing (5000 characters)\n1 document");
        assertThat(run("list_documents", "{'limit':2,'offset':1}").content())
                .endsWith("shown 2-3 of 5 documents; next: list_documents {\"offset\":3,\"limit\":2}");
        assertThat(run("list_documents", "{'contains':'e','limit':1}").content())
                .endsWith("next: list_documents {\"contains\":\"e\",\"offset\":1,\"limit\":1}");
        assertThat(run("list_documents", "{'offset':9}").content())
                .contains("the list has 5 documents, so offset can be 0 to 4");
        assertThat(run("list_documents", "{'contains':'zebra'}").content())
                .contains("'zebra'; there are 4 documents and 1 table (2 rows)");
    }

    @Test
    void aListThatIsCutNamesTheNextCall() {
        TestDocuments many = new TestDocuments();
        for (int i = 100; i < 400; i++) {
            many.with("document-number-" + i, "text");
        }
        ToolOutcome outcome = run(many.collection(), "list_documents", "{'limit':300}");

        int shown = (int) outcome.content().lines().count() - 1;
        assertThat(outcome.truncated()).isTrue();
        assertThat(outcome.content())
                .endsWith("shown 1-" + shown + " of 300 documents; next: list_documents {\"offset\":" + shown
                        + ",\"limit\":300}");
        assertThat(outcome.data().path("documents")).hasSize(shown);
        assertThat(outcome.data().at("/next/arguments/offset").asInt()).isEqualTo(shown);
    }

    @Test
    void aWindowSaysWhatIsLeftAndHowToGoOn() {
        ToolOutcome outcome = run("read_document", "{'doc_id':'refund-timing','start':1000,'length':10}");

        assertThat(outcome.content())
                .isEqualTo("[refund-timing] Refund-timing\n0123456789\n(chars 1000-1010 of 5000; 3990 left; next:"
                        + " read_document {\"doc_id\":\"refund-timing\",\"start\":1010,\"length\":10})");
        assertThat(outcome.truncated()).isFalse();
        assertThat(outcome.passages()).extracting(Passage::text).containsExactly("0123456789");
    }

    @Test
    void theLastWindowSaysThatItIsTheEnd() {
        assertThat(run("read_document", "{'doc_id':'refund-timing','start':4995}")
                        .content())
                .isEqualTo("[refund-timing] Refund-timing\n56789\n(chars 4995-5000 of 5000; the end)");
        assertThat(run("read_document", "{'doc_id':'empty'}").content())
                .isEqualTo("[empty] Empty is empty (0 characters)");
    }

    @Test
    void readPastTheEndNamesTheTotal() {
        ToolOutcome outcome = run("read_document", "{'doc_id':'refund-timing','start':5000}");

        assertThat(outcome.errorCode()).contains("past_the_end");
        assertThat(outcome.content()).contains("has 5000 characters", "0 to 4999");
    }

    @Test
    void readingOnFromCutToCutCoversTheWholeText() {
        StringBuilder read = new StringBuilder();
        QuestionContext question = question(collection);
        int start = 0;
        while (start < 8000) {
            String arguments = "{\"doc_id\":\"lines\",\"length\":8000,\"start\":" + start + "}";
            ToolOutcome outcome = box.run(call("read_document", arguments), question);
            Passage passage = outcome.passages().getFirst();
            assertThat(outcome.content())
                    .contains("(chars " + start + "-" + passage.span().end() + " of 8000");
            assertThat(passage.span().start()).isEqualTo(start);
            read.append(passage.text());
            start = passage.span().end();
        }

        assertThat(read.toString()).isEqualTo("A line of text.\n".repeat(500));
    }

    @Test
    void aWindowBeyondTheLimitsIsShortenedAndSaysSo() {
        ToolOutcome outcome = run("read_document", "{'doc_id':'lines','length':99999}");

        assertThat(outcome.truncated()).isTrue();
        assertThat(outcome.content()).hasSizeLessThanOrEqualTo(4000).contains("left; next: read_document");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"[refund-timing]", " refund-timing ", "refund-timing.md", "./refund-timing.md", "`refund-timing`"
            })
    void anIdMayBeWrappedOrNameItsFile(String id) {
        assertThat(run("read_document", "{'doc_id':'" + id + "','length':5}").content())
                .startsWith("[refund-timing]");
    }

    @Test
    void anUnknownIdIsAnsweredWithCloseOnes() {
        ToolOutcome outcome = run("read_document", "{'doc_id':'refund-timming'}");

        assertThat(outcome.errorCode()).contains("unknown_document");
        assertThat(outcome.content()).isEqualTo("there is no document 'refund-timming'. Did you mean refund-timing?");
        assertThat(run("read_document", "{'doc_id':'plans.csv#2'}").content()).contains("plan: Pro\nprice: 12");
    }

    @Test
    void aSearchQuotesItsPassagesWithTheirPlace() {
        Document document = collection.find("refund-timing").orElseThrow();
        Searcher fixed = (query, limit) -> List.of(
                new ScoredPassage(
                        new Passage(document.span(10, 30), "x", document.text().slice(10, 30)), 2.5),
                new ScoredPassage(
                        new Passage(document.span(0, 10), "x", document.text().slice(0, 10)), 1.5));

        ToolOutcome outcome = box.run(call("search", "{\"query\":\"digits\"}"), question(collection, fixed));

        assertThat(outcome.content())
                .isEqualTo("[refund-timing] (chars 10-30 of 5000) 01234567890123456789\n"
                        + "[refund-timing] (chars 0-10 of 5000) 0123456789");
        assertThat(outcome.passages())
                .extracting(passage -> passage.span().start())
                .containsExactly(10, 0);
        assertThat(outcome.data().at("/passages/0/score").asDouble()).isEqualTo(2.5);
    }

    @Test
    void passagesThatDoNotFitAreAnnounced() {
        Document document = collection.find("lines").orElseThrow();
        Searcher long1 = (query, limit) -> List.of(0, 1, 2, 3, 4).stream()
                .map(i -> new ScoredPassage(
                        new Passage(
                                document.span(i * 1000, i * 1000 + 1000),
                                "x",
                                document.text().slice(i * 1000, i * 1000 + 1000)),
                        1))
                .toList();

        ToolOutcome outcome = box.run(call("search", "{\"query\":\"line\"}"), question(collection, long1));

        assertThat(outcome.truncated()).isTrue();
        assertThat(outcome.passages()).hasSize(3);
        assertThat(outcome.content())
                .endsWith("(shown 3 of 5 passages; the rest did not fit; next: read_document"
                        + " {\"doc_id\":\"lines\",\"start\":3000,\"length\":1000})");
        assertThat(outcome.data().at("/next/arguments/start").asInt()).isEqualTo(3000);
        assertThat(outcome.data().path("passages")).hasSize(3);
    }

    @Test
    void aSearchThatFindsNothingSaysWhere() {
        Searcher nothing = (query, limit) -> List.of();

        ToolOutcome outcome = box.run(call("search", "{\"query\":\"zebra\"}"), question(collection, nothing));

        assertThat(outcome.isError()).isFalse();
        assertThat(outcome.content())
                .isEqualTo("nothing found for 'zebra' in 4 documents and 1 table (2 rows); try other words, or fewer");
        assertThat(run("search", "{'query':'x'}").errorCode()).contains("search_unavailable");
        assertThat(run("search", "{'query':' '}").content()).contains("query is empty");
    }

    private ToolOutcome run(String tool, String json) {
        return run(collection, tool, json);
    }

    private ToolOutcome run(Collection documents, String tool, String json) {
        return box.run(call(tool, json.replace('\'', '"')), question(documents));
    }
}
