package dev.mudlark.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.bench.similarity.Shingles;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** What the bundled collection consists of. Its answers are checked in {@link LarkspurEvidenceTest}. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LarkspurCollectionTest {

    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?:])\\s+");
    private static final int SHORTEST_SENTENCE_COMPARED_IN_WORDS = 4;

    private static final double TOO_MUCH_ALIKE = 0.8;
    private static final int WORDS_OF_A_LONG_GUIDE = 2_500;

    private static final double LEAST_COMMON_OF_EDITIONS = 0.7;
    private static final int WORDS_OF_A_RUN = 4;

    /** Documents that have sentences in common on purpose: a page, and how it stood in an earlier edition. */
    private static final Map<String, String> REPEATED_ON_PURPOSE = Map.of(
            "products/backups-and-snapshots", "products/archive/backups-and-snapshots-2024",
            "products/burrow-object-storage", "products/archive/burrow-object-storage-2024",
            "products/kestrel-servers", "products/archive/kestrel-servers-2024",
            "products/weir-load-balancer", "products/archive/weir-load-balancer-2024");

    private LarkspurFiles larkspur;

    @BeforeAll
    void load() throws IOException {
        larkspur = LarkspurFiles.load();
    }

    @Test
    void holdsEnoughDocumentsRowsAndQuestions() {
        assertThat(larkspur.prose()).hasSizeGreaterThanOrEqualTo(60).containsKey("refund-timing");
        assertThat(larkspur.rows()).hasSizeGreaterThanOrEqualTo(4);
        larkspur.rows().forEach((table, rows) -> assertThat(rows).as(table).hasSizeBetween(20, 400));
        assertThat(larkspur.questions()).hasSizeGreaterThanOrEqualTo(160);
    }

    @Test
    void fourGuidesAreLong() {
        assertThat(larkspur.prose().entrySet())
                .filteredOn(document -> document.getKey().startsWith("guides/"))
                .filteredOn(
                        document -> String.join(" ", document.getValue()).split("\\s+").length > WORDS_OF_A_LONG_GUIDE)
                .hasSizeGreaterThanOrEqualTo(4);
    }

    @Test
    void everyDocumentHasItsFrontMatter() {
        larkspur.prose().forEach((id, lines) -> {
            assertThat(lines.getFirst()).as(id).isEqualTo("---");
            int end = lines.subList(1, lines.size()).indexOf("---") + 1;
            Object frontMatter =
                    new Load(LoadSettings.builder().build()).loadFromString(String.join("\n", lines.subList(1, end)));
            assertThat(((Map<?, ?>) frontMatter).keySet())
                    .as(id)
                    .map(Object::toString)
                    .contains("title", "date", "summary", "tags", "owner");
        });
    }

    @Test
    void noSentenceStandsInTwoDocumentsUnlessTheyAreDeclared() {
        Map<String, Set<String>> places = new HashMap<>();
        larkspur.prose()
                .forEach((id, lines) -> sentences(lines)
                        .forEach(sentence -> places.computeIfAbsent(sentence, key -> new TreeSet<>())
                                .add(id)));
        Map<String, Set<String>> repeated = new TreeMap<>(places);
        repeated.values().removeIf(documents -> documents.size() < 2);
        Set<Set<String>> declared = REPEATED_ON_PURPOSE.entrySet().stream()
                .map(pair -> Set.of(pair.getKey(), pair.getValue()))
                .collect(Collectors.toSet());
        assertThat(Set.copyOf(repeated.values())).as(repeated.toString()).isEqualTo(declared);
    }

    @Test
    void earlierEditionsOfAPageAreNearDuplicatesAndNoOtherPagesAre() {
        List<String> ids = List.copyOf(larkspur.prose().keySet());
        List<Shingles> texts = ids.stream()
                .map(id -> Shingles.of(body(larkspur.prose().get(id)), WORDS_OF_A_RUN))
                .toList();
        Map<String, String> alike = new HashMap<>();
        for (int later = 0; later < ids.size(); later++) {
            for (int earlier = 0; earlier < later; earlier++) {
                if (texts.get(later).similarity(texts.get(earlier)) >= LEAST_COMMON_OF_EDITIONS) {
                    alike.put(ids.get(later), ids.get(earlier));
                }
            }
        }
        assertThat(alike).isEqualTo(REPEATED_ON_PURPOSE);
    }

    @Test
    void anEarlierEditionSaysThatItIsSuperseded() {
        REPEATED_ON_PURPOSE
                .values()
                .forEach(id -> assertThat(larkspur.prose().get(id))
                        .as(id)
                        .contains("status: superseded", "effective: 2024-10-01")
                        .anyMatch(line -> line.startsWith("expires: 2025-"))
                        .anyMatch(line -> line.startsWith("title:") && line.contains("edition of autumn 2024")));
    }

    @Test
    void questionsHaveIdsOfTheirOwnAndATextOfTheirOwn() {
        assertThat(larkspur.questions()).extracting(q -> q.get("id").asText()).doesNotHaveDuplicates();
        assertThat(larkspur.questions())
                .extracting(q -> q.get("question").asText())
                .doesNotHaveDuplicates()
                .allSatisfy(text -> assertThat(text).isNotBlank());
    }

    @Test
    void noTwoQuestionsAreNearlyTheSame() {
        List<JsonNode> questions = larkspur.questions();
        for (int i = 0; i < questions.size(); i++) {
            String text = questions.get(i).get("question").asText();
            assertThat(questions.subList(i + 1, questions.size()))
                    .as(text)
                    .allMatch(other ->
                            Wording.likeness(text, other.get("question").asText()) < TOO_MUCH_ALIKE);
        }
    }

    @Test
    void noQuestionContainsItsAnswer() {
        for (JsonNode question : larkspur.questions()) {
            String text = Wording.plain(List.of(question.get("question").asText()));
            assertThat(Wording.saysAll(text, LarkspurFiles.texts(question.get("expected_keywords"))))
                    .as(question.toString())
                    .isFalse();
        }
    }

    @Test
    void enoughQuestionsNeedAToolAndEnoughHaveNoAnswer() {
        int all = larkspur.questions().size();
        assertThat(larkspur.questions().stream().filter(q -> q.has("requires_tools")))
                .hasSizeGreaterThanOrEqualTo(70);
        assertThat(larkspur.questions().stream().filter(LarkspurCollectionTest::isUnanswerable))
                .hasSizeGreaterThanOrEqualTo(all * 15 / 100);
    }

    @Test
    void onlyBuiltInToolsAreRequired() {
        assertThat(larkspur.questions())
                .flatExtracting(q -> LarkspurFiles.texts(q.path("requires_tools")))
                .isSubsetOf("calculator", "corpus_grep", "date_calc", "lookup_table");
    }

    @Test
    void relevantDocumentsExistAndOnlyUnanswerableQuestionsHaveNone() {
        for (JsonNode question : larkspur.questions()) {
            List<String> relevant = LarkspurFiles.texts(question.get("relevant_doc_ids"));
            assertThat(relevant).as(question.toString()).doesNotHaveDuplicates().allMatch(larkspur::has);
            assertThat(relevant.isEmpty()).as(question.toString()).isEqualTo(isUnanswerable(question));
        }
    }

    @Test
    void judgementsNameKnownQuestionsAndDocumentsAndCoverEveryRelevantOne() {
        Set<String> judged = new HashSet<>();
        Set<String> helpful = new HashSet<>();
        for (JsonNode judgement : larkspur.judgements()) {
            String query = judgement.get("query_id").asText();
            String document = judgement.get("doc_id").asText();
            assertThat(larkspur.question(query)).isNotNull();
            assertThat(document).as(query).matches(larkspur::has);
            assertThat(judgement.get("relevance").asInt()).as(query).isIn(0, 2, 3);
            assertThat(judged.add(query + " " + document))
                    .as(query + " " + document)
                    .isTrue();
            if (judgement.get("relevance").asInt() > 0) {
                helpful.add(query + " " + document);
            }
        }
        for (JsonNode question : larkspur.questions()) {
            String query = question.get("id").asText();
            assertThat(helpful)
                    .containsAll(LarkspurFiles.texts(question.get("relevant_doc_ids")).stream()
                            .map(document -> query + " " + document)
                            .toList());
        }
    }

    static boolean isUnanswerable(JsonNode question) {
        return question.get("category").asText().equals("unanswerable");
    }

    private static String body(List<String> lines) {
        int start = lines.subList(1, lines.size()).indexOf("---") + 2;
        return String.join("\n", lines.subList(start, lines.size()));
    }

    /** Sentences of the prose: no front matter, no headings, no rows of tables. */
    private static Set<String> sentences(List<String> lines) {
        String text = body(lines)
                .lines()
                .filter(line -> !line.startsWith("#") && !line.startsWith("|"))
                .collect(Collectors.joining("\n"));
        return Arrays.stream(text.split("\n\\s*\n|\n(?=- |\\d+\\. )"))
                .flatMap(paragraph ->
                        SENTENCE_END.splitAsStream(paragraph.replace('\n', ' ').strip()))
                .filter(sentence -> sentence.split("\\s+").length >= SHORTEST_SENTENCE_COMPARED_IN_WORDS)
                .collect(Collectors.toSet());
    }
}
