package dev.mudlark.tools.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.documents.CatalogEntry;
import dev.mudlark.documents.Collection;
import dev.mudlark.models.ToolCall;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.Questions;
import dev.mudlark.tools.TestDocuments;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolOutcome;
import dev.mudlark.tools.ToolRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who makes the call that each result announces sees everything once, whatever the text and whatever fits. */
class WalkPropertyTest {

    private static final List<String> PIECES = List.of(
            "word",
            " ",
            "\n",
            "\r\n",
            "\r",
            "🦀",
            "e\u0301",
            "\ud83d",
            "\u0000",
            "\ufeff",
            "👩\u200d👧",
            "x".repeat(90),
            "日本");
    private static final int MOST_CALLS = 20_000;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void windowsAddUpToTheText(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 15; round++) {
            String text = text(random);
            Collection collection = new TestDocuments().with("doc", text).collection();
            ToolBox box = box("read_document", 1000 + random.nextInt(3000));
            ObjectNode first = JsonNodeFactory.instance.objectNode().put("doc_id", "doc");
            first.put("length", 1 + random.nextInt(random.nextInt(9000) + 1));
            StringBuilder read = new StringBuilder();
            for (ToolOutcome outcome : walk(box, first, collection)) {
                outcome.passages().forEach(passage -> read.append(passage.text()));
                assertThat(outcome.content()).contains(" of " + text.codePointCount(0, text.length()));
            }
            assertThat(read.toString()).as("seed %d round %d", seed, round).isEqualTo(text);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void pagesAddUpToTheList(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 15; round++) {
            TestDocuments documents = new TestDocuments();
            for (int i = random.nextInt(120); i >= 0; i--) {
                documents.with("d" + i + "-" + "🦀".repeat(random.nextInt(random.nextInt(300) + 1)), "text");
            }
            Collection collection = documents.collection();
            ToolBox box = box("list_documents", 1000 + random.nextInt(3000));
            ObjectNode first = JsonNodeFactory.instance.objectNode().put("contains", "D");
            first.put("limit", 1 + random.nextInt(60));
            List<String> listed = new ArrayList<>();
            for (ToolOutcome outcome : walk(box, first, collection)) {
                outcome.data()
                        .path("documents")
                        .forEach(entry -> listed.add(entry.path("doc_id").asText()));
            }
            assertThat(listed)
                    .as("seed %d round %d", seed, round)
                    .containsExactlyElementsOf(
                            collection.entries().stream().map(CatalogEntry::id).toList());
        }
    }

    /** Follows the calls that the texts announce; each must stand in the data, too. */
    private static List<ToolOutcome> walk(ToolBox box, ObjectNode first, Collection collection) {
        List<ToolOutcome> outcomes = new ArrayList<>();
        ObjectNode arguments = first;
        String tool = box.specs().getFirst().name();
        while (outcomes.size() < MOST_CALLS) {
            ToolOutcome outcome = box.run(ToolCall.of("c", tool, arguments), Questions.question(collection));
            assertThat(outcome.errorCode()).isEmpty();
            outcomes.add(outcome);
            JsonNode next = outcome.data().path("next");
            int announced = outcome.content().lastIndexOf("next: " + tool + " {");
            assertThat(announced >= 0).isEqualTo(next.isObject());
            if (announced < 0) {
                return outcomes;
            }
            String json = outcome.content().substring(outcome.content().indexOf('{', announced));
            arguments = Questions.object(json.substring(0, json.lastIndexOf('}') + 1));
            assertThat(next.path("arguments")).isEqualTo(arguments);
            assertThat(next.path("tool").asText()).isEqualTo(tool);
        }
        throw new AssertionError("more than " + MOST_CALLS + " calls");
    }

    private static ToolBox box(String tool, int characters) {
        return ToolBox.of(List.of(BuiltInTools.create(tool)), ToolRules.DEFAULT.withMaxOutputChars(characters));
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder("start ");
        for (int i = random.nextInt(random.nextInt(4000) + 1); i > 0; i--) {
            text.append(PIECES.get(random.nextInt(PIECES.size())));
        }
        return text.toString();
    }
}
