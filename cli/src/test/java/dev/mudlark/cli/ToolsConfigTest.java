package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tools as a config has them. */
class ToolsConfigTest {
    @TempDir
    Path folder;

    private TinyCollection tiny;

    @BeforeEach
    void writeTheCollection() {
        tiny = TinyCollection.in(folder);
        tiny.config("""
                data: {docs: docs, questions: none.jsonl}
                evaluation: {tools_now: 2031-05-06}
                tools: {timeout_s: 2.5, max_output_chars: 300}
                systems:
                  - type: bm25
                  - type: grep_agent
                  - {type: agent_search, name: first, retriever: bm25, chunk_words: 8, chunk_overlap: 0,
                     tools: [calculator, {name: corpus_grep, max_results: 1}]}
                  - {type: agent_search, name: second, retriever: bm25, tools: [date_calc]}
                """);
    }

    private Typed call(String tool, String arguments, Object... more) {
        Object[] args = new Object[6 + more.length];
        System.arraycopy(new Object[] {"tools", "call", tool, arguments, "--config", tiny.config()}, 0, args, 0, 6);
        System.arraycopy(more, 0, args, 6, more.length);
        return Typed.mudlark(args);
    }

    @Test
    void rulesAndTodayComeFromTheConfigAndItsQuestionsNeedNotBeThere() {
        assertThat(call("date_calc", "{\"operation\": \"today\"}").out()).contains("2031-05-06");
        assertThat(Typed.mudlark("tools", "describe", "calculator", "--config", tiny.config())
                        .out())
                .contains("a call ends after 2.5 s\n  a result is cut to 300 characters\n");
    }

    @Test
    void documentsComeFromTheConfigUnlessTheyAreNamed() {
        assertThat(call("list_documents", "{}").out()).contains("[plans]");
        Path other = tiny.write("other/only.md", "# Only\n\nThis one.\n").getParent();
        assertThat(call("list_documents", "{}", "--docs", other).out())
                .contains("[only]")
                .doesNotContain("[plans]");
    }

    @Test
    void optionsOfAToolAndSearchAreThoseOfTheSystemThatIsNamed() {
        String pattern = "{\"pattern\": \"plan\"}";
        assertThat(call("corpus_grep", pattern, "--system", "first").out()).contains("shown 1 of ");
        assertThat(call("corpus_grep", pattern, "--system", "grep_agent").out()).doesNotContain("shown 1 of ");
        String query = "{\"query\": \"refund\", \"top_k\": 1}";
        assertThat(call("search", query, "--system", "first").out().length())
                .isLessThan(call("search", query, "--system", "second").out().length());
    }

    @Test
    void aSystemHasItsOwnToolsOnlyAndAllTogetherHaveEveryBuiltIn() {
        Typed second = Typed.mudlark("tools", "list", "--config", tiny.config(), "--system", "second");
        assertThat(second.out()).contains("\nsearch ", "\ndate_calc ").doesNotContain("\ncalculator ");
        assertThat(call("calculator", "{\"expression\": \"1\"}", "--system", "second")
                        .err())
                .contains("There is no tool 'calculator'");
        Typed all = Typed.mudlark("tools", "list", "--config", tiny.config());
        assertThat(all.out()).contains("\nlookup_table ", "\ncalculator ");
    }

    @Test
    void anAgentThatIsNotThereIsToldWithTheCloseOne() {
        Typed typed = call("calculator", "{}", "--system", "frist");
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.error())
                .isEqualTo("mudlark: --system: there is no agent 'frist' in the config; did you mean 'first'?"
                        + " (agents: grep_agent, first, second)");
        assertThat(Typed.mudlark("tools", "list", "--system", "x").error())
                .startsWith("mudlark: --system names an agent of a config; name that with --config");
    }

    @Test
    void faultsOfTheConfigAreToldBeforeAnythingIsCalled() {
        tiny.config("tools: {timeout_s: -1}\nsystems: [{type: agent_search, tools: [calclator]}]\n");
        Typed typed = call("calculator", "{\"expression\": \"1\"}");
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.out()).isEmpty();
        assertThat(typed.err()).contains("timeout_s", "unknown tool 'calclator'");
    }

    @Test
    void aModelThatIsNotThereYetIsNoFaultOfTools() {
        tiny.config("models: {generator: 'openai:x'}\nsystems: [{type: agent_search, tools: [calculator]}]\n");
        assertThat(call("calculator", "{\"expression\": \"1+1\"}").out()).isEqualTo("1+1 = 2\n");
    }
}
