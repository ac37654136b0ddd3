package dev.mudlark.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DefaultContrastsTest {

    private static final SystemInfo ALONE = Asked.NO_RETRIEVAL;
    private static final SystemInfo BM25 = Asked.BM25;
    private static final SystemInfo VECTOR =
            new SystemInfo("vector", "vector", "mock", true, List.of(), 0, 0, Optional.of(10));
    private static final SystemInfo GREP =
            Asked.system("grep", "grep_agent", "list_documents", "corpus_grep", "read_document");
    private static final SystemInfo BARE = Asked.system("bare", "agent_search", "search");
    private static final SystemInfo SOME = Asked.system("some", "agent_search", "search", "calculator");
    private static final SystemInfo MOST = Asked.system("most", "agent_search", "search", "calculator", "date_calc");

    @Test
    void everySystemStandsAgainstWhatItAddsTo() {
        assertThat(Contrast.defaults(List.of(ALONE, BM25, VECTOR, GREP, BARE, SOME, MOST)))
                .containsExactly(
                        new Contrast("bm25", "no_retrieval"),
                        new Contrast("vector", "bm25"),
                        new Contrast("grep", "bm25"),
                        new Contrast("bare", "bm25"),
                        new Contrast("some", "bare"),
                        new Contrast("most", "bare"),
                        new Contrast("most", "bm25"));
    }

    @Test
    void agentsWithoutPlainRetrievalStandAgainstTheModelAlone() {
        assertThat(Contrast.defaults(List.of(ALONE, GREP, MOST)))
                .containsExactly(new Contrast("grep", "no_retrieval"), new Contrast("most", "no_retrieval"));
    }

    @Test
    void strangersStandAgainstTheFirst() {
        assertThat(Contrast.defaults(List.of(GREP, MOST))).containsExactly(new Contrast("most", "grep"));
        assertThat(Contrast.defaults(List.of(MOST))).isEmpty();
        assertThat(Contrast.defaults(List.of())).isEmpty();
    }

    private static SystemInfo with(SystemInfo system, String name, Map<String, String> settings) {
        return new SystemInfo(
                name, system.type(), system.model(), true, system.tools(), 0, 0, system.passages(), settings);
    }

    @Test
    void anAgentWithOtherSettingsIsNotTheSameWithoutItsTools() {
        SystemInfo byWords = with(BARE, "by_words", Map.of("retriever", "bm25"));
        SystemInfo byBoth = with(BARE, "by_both", Map.of("retriever", "hybrid"));
        SystemInfo tools = with(MOST, "tools", Map.of("retriever", "hybrid"));
        assertThat(Contrast.defaults(List.of(BM25, byWords, tools, byBoth)))
                .containsExactly(
                        new Contrast("by_words", "bm25"),
                        new Contrast("tools", "by_both"),
                        new Contrast("by_both", "bm25"),
                        new Contrast("tools", "bm25"));
    }
}
