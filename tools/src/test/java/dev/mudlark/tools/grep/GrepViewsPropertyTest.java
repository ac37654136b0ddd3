package dev.mudlark.tools.grep;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Caller;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.DocumentStore;
import dev.mudlark.models.ToolCall;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.Questions;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolOutcome;
import dev.mudlark.tools.ToolRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a caller finds is what there is for that caller, whatever else the store holds and whoever else asks. */
class GrepViewsPropertyTest {

    private static final int THREADS = 8;
    private static final int STORES = 25;
    private static final int CALLS = 6;

    private final ToolBox box = ToolBox.of(
            List.of(BuiltInTools.create("corpus_grep", Map.of("max_results", 200))),
            ToolRules.DEFAULT.withMaxOutputChars(200_000));

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void everyCallerFindsWhatALineByLineReaderWithTheSameRightsFinds(long seed) throws Exception {
        Random random = new Random(seed);
        int found = 0;
        try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
            for (int i = 0; i < STORES; i++) {
                AclStores made = AclStores.random(random);
                DocumentStore store = made.store();
                List<Callable<Integer>> calls = new ArrayList<>();
                for (Caller caller : AclStores.callers()) {
                    DocumentStore without = made.without(caller);
                    for (int call = 0; call < CALLS; call++) {
                        ObjectNode arguments = arguments(random);
                        calls.add(() -> check(store.view(caller), without.view(caller), arguments));
                    }
                }
                for (Future<Integer> total : threads.invokeAll(calls)) {
                    found += total.get();
                }
            }
        }
        assertThat(found).isGreaterThan(1000);
    }

    private static ObjectNode arguments(Random random) {
        String word = AclStores.WORDS.get(random.nextInt(AclStores.WORDS.size()));
        String second = AclStores.WORDS.get(random.nextInt(AclStores.WORDS.size()));
        ObjectNode arguments = JsonNodeFactory.instance.objectNode();
        boolean regex = random.nextInt(3) == 0;
        arguments.put("pattern", random.nextBoolean() ? word : word + (regex ? ".*" : " ") + second);
        arguments.put("regex", regex);
        arguments.put("context_lines", random.nextInt(2));
        arguments.put("max_results", random.nextBoolean() ? 200 : 1 + random.nextInt(6));
        return random.nextInt(4) == 0 ? arguments.put("doc_id", "e1.csv") : arguments;
    }

    private int check(Collection view, Collection alone, ObjectNode arguments) {
        ToolOutcome outcome = run(view, arguments);
        ToolOutcome expected = run(alone, arguments);
        assertThat(outcome.content()).as("%s", arguments).isEqualTo(expected.content());
        assertThat(outcome.data()).as("%s", arguments).isEqualTo(expected.data());
        assertThat(outcome.errorCode()).isEqualTo(expected.errorCode());
        if (outcome.errorCode().isPresent()) {
            assertThat(view.find("e1.csv")).isEmpty();
            return 0;
        }
        List<String> lines = matching(view, arguments);
        JsonNode data = outcome.data();
        assertThat(data.path("total").asInt()).as("%s", arguments).isEqualTo(lines.size());
        List<String> found = new ArrayList<>();
        data.path("hits").forEach(hit -> found.add(hit.path("doc_id").asText() + ":" + hit.path("line")));
        if (lines.size() <= arguments.path("max_results").asInt()) {
            assertThat(found).as("%s", arguments).isEqualTo(lines);
        } else {
            assertThat(lines).as("%s", arguments).containsSubsequence(found);
        }
        return lines.size();
    }

    private ToolOutcome run(Collection collection, ObjectNode arguments) {
        return box.run(ToolCall.of("c", "corpus_grep", arguments), Questions.question(collection));
    }

    private static List<String> matching(Collection view, ObjectNode arguments) {
        List<String> matching = new ArrayList<>();
        for (Document document : view.searchable()) {
            String only = arguments.path("doc_id").asText();
            if (only.isEmpty() || document.path().equals(only)) {
                String text = document.text().toString();
                String[] lines = document.isTableRow() ? new String[] {text.replace("\n", "; ")} : text.split("\n", -1);
                for (int i = 0; i < lines.length; i++) {
                    if (matches(lines[i].toLowerCase(Locale.ROOT), arguments)) {
                        matching.add(document.id() + ":" + (i + 1));
                    }
                }
            }
        }
        return matching;
    }

    private static boolean matches(String line, ObjectNode arguments) {
        String pattern = arguments.path("pattern").asText().toLowerCase(Locale.ROOT);
        if (!arguments.path("regex").asBoolean()) {
            return Stream.of(pattern.split(" ", -1)).allMatch(line::contains);
        }
        int at = 0;
        for (String word : pattern.split("\\.\\*", -1)) {
            at = line.indexOf(word, at);
            if (at < 0) {
                return false;
            }
            at += word.length();
        }
        return true;
    }
}
