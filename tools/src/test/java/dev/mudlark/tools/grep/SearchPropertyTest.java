package dev.mudlark.tools.grep;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.re2j.Pattern;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.models.ToolCall;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.Questions;
import dev.mudlark.tools.TestDocuments;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolOutcome;
import dev.mudlark.tools.ToolRules;
import dev.mudlark.tools.folding.Form;
import dev.mudlark.tools.patterns.RandomPatterns;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tool finds what reading line by line finds, and its places are those of the documents. */
class SearchPropertyTest {

    private static final String[] BREAKS = {"\n", "\n", "\n", "\r\n", "\r"};

    private final ToolBox box = ToolBox.of(
            List.of(BuiltInTools.create("corpus_grep", Map.of("max_results", 200))),
            ToolRules.DEFAULT.withMaxOutputChars(200_000));

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void wordsAreFoundWhereFoldedLinesHoldThem(long seed) {
        Random random = new Random(seed);
        int found = 0;
        for (int round = 0; round < 25; round++) {
            Collection collection = collection(random);
            for (int call = 0; call < 12; call++) {
                boolean caseSensitive = random.nextInt(3) == 0;
                List<String> words = words(random, caseSensitive ? Form.CASED : Form.FOLDED);
                ObjectNode arguments = JsonNodeFactory.instance.objectNode();
                arguments.put("pattern", String.join(" ", words)).put("case_sensitive", caseSensitive);
                Predicate<String> folded = line -> holds(line, words, Form.FOLDED);
                Predicate<String> cased = line -> !caseSensitive || holds(line, words, Form.CASED);
                found += check(collection, arguments, words, folded.and(cased));
            }
        }
        assertThat(found).isGreaterThan(300);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void patternsAreFoundWhereTheReferenceFindsThem(long seed) {
        Random random = new Random(seed);
        int found = 0;
        for (int round = 0; round < 25; round++) {
            Collection collection = collection(random);
            for (int call = 0; call < 12; call++) {
                String pattern = Form.COMPOSED.of(RandomPatterns.pattern(random));
                boolean caseSensitive = random.nextBoolean();
                Pattern reference = Pattern.compile(pattern, caseSensitive ? 0 : Pattern.CASE_INSENSITIVE);
                ObjectNode arguments = JsonNodeFactory.instance.objectNode();
                arguments.put("pattern", pattern).put("regex", true).put("case_sensitive", caseSensitive);
                if (!pattern.isBlank() && pattern.length() <= 200) {
                    found += check(
                            collection,
                            arguments,
                            List.of(),
                            line -> reference.matcher(Form.COMPOSED.of(line)).find());
                }
            }
        }
        assertThat(found).isGreaterThan(300);
    }

    private static boolean holds(String line, List<String> words, Form form) {
        String formed = form.of(line);
        return words.stream().allMatch(word -> formed.contains(form.of(word)));
    }

    private int check(Collection collection, ObjectNode arguments, List<String> words, Predicate<String> matches) {
        arguments.put("max_results", 200).put("context_lines", 0);
        ToolOutcome outcome = box.run(ToolCall.of("c", "corpus_grep", arguments), Questions.question(collection));
        assertThat(outcome.errorCode())
                .as("%s: %s", arguments, outcome.content())
                .isEmpty();
        List<String> expected = new ArrayList<>();
        for (Document document : collection.searchable()) {
            List<String> lines = lines(document.text().toString());
            for (int i = 0; i < lines.size(); i++) {
                if (matches.test(lines.get(i))) {
                    expected.add(document.id() + ":" + (i + 1));
                }
            }
        }
        JsonNode data = outcome.data();
        List<String> found = new ArrayList<>();
        data.path("hits").forEach(hit -> {
            found.add(hit.path("doc_id").asText() + ":" + hit.path("line").asInt());
            checkPlace(collection, hit, words, arguments);
        });
        if (expected.size() <= 200) {
            assertThat(found).as("%s", arguments).containsExactlyElementsOf(expected);
        }
        assertThat(data.path("total").asInt()).as("%s", arguments).isEqualTo(expected.size());
        assertThat(found).as("%s", arguments).isSubsetOf(expected);
        return expected.size();
    }

    /** The text at the place of a match has one of the words. */
    private static void checkPlace(Collection collection, JsonNode hit, List<String> words, ObjectNode arguments) {
        Document document = collection.find(hit.path("doc_id").asText()).orElseThrow();
        String line = lines(document.text().toString()).get(hit.path("line").asInt() - 1);
        int start = line.offsetByCodePoints(0, hit.path("match_start").asInt());
        int end = line.offsetByCodePoints(0, hit.path("match_end").asInt());
        boolean unknown = start == end && arguments.path("case_sensitive").asBoolean();
        if (!words.isEmpty() && !unknown) {
            Form form = arguments.path("case_sensitive").asBoolean() ? Form.CASED : Form.FOLDED;
            String place = form.of(line.substring(start, end));
            assertThat(words).as("%s in %s", arguments, line).anyMatch(word -> place.contains(form.of(word)));
        }
    }

    /** Lines as the documentation says they end. */
    private static List<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        int start = text.startsWith("\ufeff") ? 1 : 0;
        while (start < text.length()) {
            int end = start;
            while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
                end++;
            }
            lines.add(text.substring(start, end));
            start = text.startsWith("\r\n", end) ? end + 2 : end + 1;
        }
        return lines;
    }

    private static List<String> words(Random random, Form form) {
        List<String> words = new ArrayList<>();
        while (words.isEmpty()) {
            for (int i = 1 + random.nextInt(2); i > 0; i--) {
                String line = RandomPatterns.line(random);
                String word = form.of(line.replace(" ", "").replace("\t", ""));
                if (!word.isEmpty() && word.codePoints().noneMatch(SearchPropertyTest::isNoLetter)) {
                    words.add(word.substring(
                            0, word.offsetByCodePoints(0, Math.min(2, word.codePointCount(0, word.length())))));
                }
            }
        }
        return words;
    }

    private static boolean isNoLetter(int codePoint) {
        return Character.isSpaceChar(codePoint) || Character.getType(codePoint) == Character.SURROGATE;
    }

    private static Collection collection(Random random) {
        TestDocuments documents = new TestDocuments();
        for (int i = 0; i < 6; i++) {
            boolean plain = random.nextBoolean();
            StringBuilder text = new StringBuilder(random.nextInt(6) == 0 ? "\ufeff" : "");
            for (int line = random.nextInt(random.nextInt(400) + 1); line > 0; line--) {
                text.append(plain ? RandomPatterns.plainLine(random) : RandomPatterns.line(random));
                text.append(line > 1 || random.nextBoolean() ? BREAKS[random.nextInt(plain ? 3 : 5)] : "");
            }
            documents.with("doc" + i, text.toString());
        }
        return documents.collection();
    }
}
