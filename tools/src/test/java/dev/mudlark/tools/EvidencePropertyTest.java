package dev.mudlark.tools;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Caller;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.Passage;
import dev.mudlark.documents.Table;
import dev.mudlark.models.ToolCall;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever the documents, the call and the cap: what counts as shown stands in the result. */
class EvidencePropertyTest {

    private static final List<String> WORDS =
            List.of("alpha", "beta", "gamma", "🦀", "na\u00efve", "cafe\u0301", "10.50", "x", "delta-7", "🦀🦀");
    private static final List<String> SPACES = List.of(" ", " ", " ", "  ", "\n", "; ");

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void everySpanOfEveryToolIsInWhatTheModelReads(long seed) {
        Random random = new Random(seed);
        int shown = 0;
        int cut = 0;
        for (int round = 0; round < 60; round++) {
            Collection collection = collection(random);
            ToolRules rules = ToolRules.DEFAULT.withMaxOutputChars(200 + random.nextInt(random.nextInt(3000) + 1));
            ToolBox box = ToolBox.of(
                    List.of(
                            BuiltInTools.create("lookup_table"),
                            BuiltInTools.create("corpus_grep"),
                            BuiltInTools.create("read_document")),
                    rules);
            for (ToolCall call : List.of(lookup(random), grep(random), read(random))) {
                ToolOutcome outcome = box.run(call, Questions.question(collection));
                check(outcome, collection, "seed " + seed + " round " + round + " " + call);
                shown += outcome.passages().size();
                cut += outcome.truncated() ? 1 : 0;
            }
        }
        assertThat(shown).isGreaterThan(200);
        assertThat(cut).isGreaterThan(20);
    }

    private static void check(ToolOutcome outcome, Collection collection, String what) {
        assertThat(outcome.evidence().stream().filter(Evidence.DocumentSpan.class::isInstance))
                .as(what)
                .hasSameSizeAs(outcome.passages());
        outcome.evidence().forEach(shown -> {
            if (shown instanceof Evidence.Computed(String tool, String value)) {
                assertThat(outcome.content())
                        .as(what)
                        .contains(value.lines().findFirst().orElse(""));
            }
        });
        for (Passage passage : outcome.passages()) {
            Document document = collection.find(passage.span().documentId()).orElseThrow();
            assertThat(document.text()
                            .slice(passage.span().start(), passage.span().end()))
                    .as(what)
                    .isEqualTo(passage.text());
            boolean row = document.isTableRow() && outcome.tool().equals("lookup_table");
            passage.text()
                    .lines()
                    .map(line -> row ? asInRow(line) : line.strip())
                    .forEach(line -> assertThat(outcome.content()).as(what).contains(line));
        }
    }

    private static String asInRow(String line) {
        int colon = line.indexOf(": ");
        boolean cell = line.startsWith("column") && colon > 0;
        return cell ? line.substring(0, colon) + "=" + line.substring(colon + 2).strip() : line.strip();
    }

    private static ToolCall lookup(Random random) {
        ObjectNode arguments = JsonNodeFactory.instance.objectNode().put("limit", 1 + random.nextInt(5));
        arguments.putObject("where");
        for (int i = random.nextInt(4); i > 0; i--) {
            arguments.withArray("select").add("column" + random.nextInt(5));
        }
        if (random.nextInt(3) == 0) {
            arguments.put("order_by", random.nextBoolean() ? "column1 desc" : "column2");
        }
        if (random.nextInt(6) == 0) {
            arguments.putObject("aggregate").put("max", "column3").put("count", "column4");
        }
        return ToolCall.of("c", "lookup_table", arguments);
    }

    private static ToolCall grep(Random random) {
        ObjectNode arguments = JsonNodeFactory.instance.objectNode();
        boolean regex = random.nextBoolean();
        arguments.put("pattern", regex ? "a.*[ax5]|🦀" : WORDS.get(random.nextInt(WORDS.size())));
        arguments.put("regex", regex).put("context_lines", random.nextInt(3));
        return ToolCall.of("c", "corpus_grep", arguments);
    }

    private static ToolCall read(Random random) {
        List<String> ids = List.of("doc", "t.csv", "t.csv#1");
        ObjectNode arguments = JsonNodeFactory.instance.objectNode().put("doc_id", ids.get(random.nextInt(3)));
        return ToolCall.of("c", "read_document", arguments.put("length", 1 + random.nextInt(4000)));
    }

    private static Collection collection(Random random) {
        int columns = 5 + random.nextInt(30);
        List<String> names = new ArrayList<>();
        for (int i = 0; i < columns; i++) {
            names.add("column" + i);
        }
        List<List<String>> rows = new ArrayList<>();
        for (int i = random.nextInt(5); i >= 0; i--) {
            List<String> cells = new ArrayList<>();
            names.forEach(name -> cells.add(text(random, random.nextInt(random.nextInt(40) + 1))));
            rows.add(cells);
        }
        Table table = Documents.table("t.csv", "t", names, rows);
        Document document = Documents.text("doc", "Doc", "start " + text(random, random.nextInt(800)));
        return Documents.of(List.of(document), List.of(table)).view(Caller.anonymous());
    }

    private static String text(Random random, int words) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < words; i++) {
            text.append(WORDS.get(random.nextInt(WORDS.size()))).append(SPACES.get(random.nextInt(SPACES.size())));
        }
        return text.toString();
    }
}
