package dev.mudlark.tools;

import static dev.mudlark.tools.Questions.object;
import static dev.mudlark.tools.Questions.question;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.models.ToolCall;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ToolNamesTest {

    private final FakeTool search = FakeTool.answering("search", "found");
    private final FakeTool grep = FakeTool.answering("corpus_grep", "lines");
    private final ToolBox box = ToolBox.of(List.of(search, grep), ToolRules.DEFAULT);
    private final QuestionContext question = question();

    /** NAM-01. */
    @Test
    void aPrefixIsDroppedOnlyInFrontOfAKnownName() {
        JsonNode names = Cases.find("NAM-01").path("input");

        ToolOutcome known = run(names.get(0).asText());
        ToolOutcome unknown = run(names.get(1).asText());

        assertThat(known.tool()).isEqualTo("search");
        assertThat(known.content()).isEqualTo("found");
        assertThat(question.trace().steps().getFirst().name()).isEqualTo("search");
        assertThat(question.trace().steps().getFirst().detail())
                .containsEntry("requested", names.get(0).asText());
        assertThat(unknown.errorCode()).contains("unknown_tool");
    }

    /** NAM-02. */
    @Test
    void aNameThatContainsAKnownOneIsNotRun() {
        JsonNode found = Cases.find("NAM-02");

        ToolOutcome outcome = run(found.at("/input/name").asText());

        assertThat(outcome.errorCode()).contains("unknown_tool");
        found.at("/expect/error_lists")
                .forEach(name -> assertThat(outcome.content()).contains(name.asText()));
        assertThat(search.calls).isEmpty();
        assertThat(grep.calls).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "execute_search, search",
        "search_all, search",
        "functions.searchCorpus, search",
        "grep, corpus_grep",
        "sarch, search"
    })
    void aNearNameIsNamedAndNotRun(String called, String meant) {
        ToolOutcome outcome = run(called);

        assertThat(outcome.content())
                .isEqualTo(
                        "There is no tool '" + called + "'; did you mean '" + meant + "'? Tools: search, corpus_grep.");
        assertThat(search.calls).isEmpty();
        assertThat(grep.calls).isEmpty();
    }

    @Test
    void aToolThatIsNotOfferedIsNotSuggested() {
        assertThat(run("calc").content()).isEqualTo("There is no tool 'calc'. Tools: search, corpus_grep.");
    }

    @Tag("attack-16")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u0455earch",
                "sea\u200brch",
                "\u202esearch",
                "search\udb40\udc61",
                "\uff53earch",
                "SEARCH\u0130",
                "functions.\u0455earch",
                "s\u0065\u0301arch"
            })
    void aNameThatLooksAlikeIsUnknownAndShownInAscii(String name) {
        ToolOutcome outcome = run(name);

        assertThat(outcome.errorCode()).contains("unknown_tool");
        assertThat(outcome.content()).matches("[ -~]*").contains("\\u", "Tools: search, corpus_grep");
        assertThat(search.calls).isEmpty();
    }

    @Tag("attack-16")
    @Test
    void aToolCannotHaveSuchAName() {
        assertThatThrownBy(() -> FakeTool.answering("\u0455earch", "x")).hasMessageContaining("ASCII");
    }

    private ToolOutcome run(String name) {
        return box.run(ToolCall.of("c", name, object("{}")), question);
    }
}
