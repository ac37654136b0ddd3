package dev.mudlark.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mudlark.context.Caller;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class Bm25SearcherTest {

    private final Searcher searcher = index(
            Documents.text("errors", "Error codes", "The code E-4471 means that the disk is full."),
            Documents.text("locale", "Locale", "Set LC_FOO_BAR before you start, then call sys.remote_exec(pid)."),
            Documents.text("api", "API", "PyUnicode_InternFromString makes strings; see column python_version."),
            Documents.text("money", "Money", "The café pays 21,600 euros to Müller's customers."),
            Documents.text("japan", "日本", "東京の天気は晴れです。"),
            Documents.text("filler", "Filler", "Nothing of interest stands here, foo and bar and code."));

    @ParameterizedTest
    @CsvSource({
        "E-4471, errors",
        "e4471, errors",
        "4471, errors",
        "LC_FOO_BAR, locale",
        "remote_exec, locale",
        "sys.remote_exec, locale",
        "PyUnicode_InternFromString, api",
        "intern string, api",
        "python version, api",
        "python_version, api",
        "21600, money",
        "'21,600', money",
        "cafe, money",
        "Muller customer, money",
        "東京, japan"
    })
    void identifiersAndWordsAreFoundWholeAndByParts(String query, String expected) {
        assertThat(searcher.search(query, 3).get(0).passage().span().documentId())
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "!?", "\"", "*", "\uD83D\uDE00", "\uD800"})
    void queryWithoutAWordFindsNothing(String query) {
        assertThat(searcher.search(query, 5)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"code AND (disk", "title:disk^9 +code", "[a TO b] disk", "disk~ \\", "/disk/ \"code"})
    void noQueryIsASyntaxError(String query) {
        assertThat(searcher.search(query, 5).get(0).passage().span().documentId())
                .isEqualTo("errors");
    }

    /** Case RTG-07: idf = ln(1 + (N - n + 0.5) / (n + 0.5)), which is positive also for a word of every document. */
    @Test
    void aRareWordWeighsMoreAndACommonOneStillSomething() {
        Searcher two = index(Documents.text("l", "", "lamp price"), Documents.text("c", "", "chair price"));
        List<ScoredPassage> lamp = two.search("lamp", 5);
        List<ScoredPassage> price = two.search("price", 5);
        assertThat(lamp).hasSize(1);
        assertThat(price).hasSize(2).allMatch(found -> found.score() > 0);
        assertThat(lamp.getFirst().score() / price.getFirst().score())
                .isCloseTo(0.6931471805599453 / 0.1823215567939546, within(1e-4));
    }

    @Test
    void queryOfThousandsOfWordsIsAnswered() {
        StringBuilder query = new StringBuilder("disk ");
        for (int i = 0; i < 5000; i++) {
            query.append("word").append(i).append(' ');
        }
        assertThat(searcher.search(query.toString(), 5)).hasSize(1);
    }

    @Test
    void stopWordsCountOnlyWhenThereIsNothingElse() {
        assertThat(searcher.search("what is the", 9)).isNotEmpty();
        assertThat(searcher.search("what is the disk", 9)).hasSize(1);
    }

    @Test
    void titleCountsThoughItIsNotInTheText() {
        assertThat(searcher.search("filler", 5))
                .singleElement()
                .satisfies(hit -> assertThat(hit.passage().text()).startsWith("Nothing of interest"));
    }

    @Test
    void equalScoresGoByIdAndThenByStart() {
        List<Document> documents = new ArrayList<>();
        for (int i = 30; i > 0; i--) {
            documents.add(Documents.text("d" + (100 + i), "same", "alpha beta gamma alpha beta gamma"));
        }
        Searcher same =
                Bm25Searcher.index(Documents.of(documents, List.of()).view(Caller.anonymous()), Chunker.words(3, 0));
        assertThat(same.search("alpha", 4))
                .extracting(hit -> hit.passage().span().documentId() + "@"
                        + hit.passage().span().start())
                .containsExactly("d101@0", "d101@17", "d102@0", "d102@17");
    }

    @Test
    void fewerHitsAreABeginningOfMore() {
        Searcher random = randomCollection();
        List<ScoredPassage> all = random.search("word E-4471 heading", 1000);
        for (int limit = 1; limit < 60; limit++) {
            assertThat(random.search("word E-4471 heading", limit))
                    .isEqualTo(all.subList(0, Math.min(limit, all.size())));
        }
    }

    @Test
    void scoresAreRoundedAndFall() {
        List<ScoredPassage> hits = randomCollection().search("word exec", 50);
        for (int i = 0; i < hits.size(); i++) {
            double score = hits.get(i).score();
            assertThat(Math.round(score * 1e6) / 1e6).isEqualTo(score);
            assertThat(i == 0 || hits.get(i - 1).score() >= score).isTrue();
        }
    }

    @Test
    void manyThreadsGetTheSameAnswer() throws Exception {
        Searcher random = randomCollection();
        List<ScoredPassage> expected = random.search("word exec", 20);
        Callable<List<ScoredPassage>> search = () -> random.search("word exec", 20);
        try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
            for (Future<List<ScoredPassage>> answer : threads.invokeAll(java.util.Collections.nCopies(200, search))) {
                assertThat(answer.get()).isEqualTo(expected);
            }
        }
    }

    @Test
    void hiddenDocumentsChangeNoScore() {
        Document open = Documents.text("open", "Open", "a refund takes five days");
        Document other = Documents.text("other", "Other", "a parcel takes two days");
        Document secret = Document.of(
                "secret",
                "secret",
                "Refund refund",
                "refund refund refund",
                Map.of(),
                new Acl(Set.of("staff")),
                Instant.EPOCH);
        Searcher without = index(open, other);
        Collection view = Documents.of(List.of(open, other, secret), List.of()).view(Caller.of("bob"));
        Searcher hidden = Bm25Searcher.index(view, Chunker.words(160, 32));
        assertThat(hidden.search("refund days", 9)).isEqualTo(without.search("refund days", 9));
    }

    @Test
    void searchForNoPassagesIsRefused() {
        assertThatThrownBy(() -> searcher.search("disk", 0)).isInstanceOf(IllegalArgumentException.class);
    }

    private static Searcher randomCollection() {
        Random random = new Random(7);
        List<Document> documents = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            documents.add(Documents.text("d" + i, "title " + i % 3, RandomTexts.of(random, 200)));
        }
        return Bm25Searcher.index(Documents.of(documents, List.of()).view(Caller.anonymous()), Chunker.words(20, 4));
    }

    private static Searcher index(Document... documents) {
        Collection all = Documents.of(List.of(documents), List.of()).view(Caller.anonymous());
        return Bm25Searcher.index(all, Chunker.words(160, 32));
    }
}
