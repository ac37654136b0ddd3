package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RouteDiffTest {

    private static final Path LARKSPUR = Path.of("..", "data", "routing", "larkspur.yaml");

    @TempDir
    Path folder;

    private static String words(String text) {
        return String.join(" ", text.strip().split("\\s+"));
    }

    @Test
    void twoPresetsOfASetAreComparedQuestionByQuestion() {
        Typed typed = Typed.mudlark("route", "diff", LARKSPUR, "--preset", "specific", "--preset", "tuned");
        assertThat(typed.code()).as(typed.err()).isZero();
        assertThat(words(typed.out()))
                .contains(
                        "specific -> tuned golden: 15 -> 19 of 20 right; 4 fixed, 0 broken; exact McNemar test: p = 0.125",
                        "fixed: h01 How long does a refund take? none -> handbook_search (expected handbook_search)",
                        "held out: 2 -> 4 of 5 right; 2 fixed, 0 broken",
                        "tokens a call: +49",
                        "The router is a stand-in")
                .doesNotContain("o04", "still wrong");
        assertThat(words(Typed.mudlark("route", "diff", LARKSPUR, "--preset=specific", "--preset=tuned", "--all")
                        .out()))
                .contains("still wrong: w04", "fixed: o04");
    }

    @Test
    void twoSetsAreComparedOnTheQuestionsThatBothHave() throws IOException {
        String set = Files.readString(LARKSPUR);
        Path changed = Files.writeString(
                folder.resolve("changed.yaml"),
                set.replace("Topics: refunds,", "Topics: refunds, refund,")
                        .replace("Hello, nice meeting you!", "Good morning!"));
        Typed typed = Typed.mudlark("route", "diff", LARKSPUR, changed, "--preset", "specific");
        assertThat(typed.code()).as(typed.err()).isZero();
        assertThat(words(typed.out()))
                .contains("golden: 14 -> 15 of 19 right; 1 fixed, 0 broken", "are not the same in both sets: 2 (");
        Typed json = Typed.mudlark("route", "diff", changed, LARKSPUR, "--json");
        assertThat(json.out().lines()).hasSize(1);
        assertThat(json.out())
                .contains("\"not_compared\":2", "\"golden\":{\"questions\":19,", "\"fixed\":0,\"broken\":1,")
                .contains("\"id\":\"h01\",\"text\":\"How long does a refund take?\",\"split\":\"golden\",\"change\":"
                        + "\"broken\",\"chosen_before\":\"handbook_search\",\"outcome_before\":\"right\","
                        + "\"chosen_after\":\"none\",\"outcome_after\":\"silent_skip\"");
    }

    @Test
    void whatCannotBeComparedIsTold() throws IOException {
        Path other = Files.writeString(folder.resolve("other.yaml"), """
                tools: [handbook_search, web_search]
                questions: [{id: h01, text: "Something else", expected: none, split: golden}]
                presets: {short: {handbook_search: "Handbook.", web_search: "Web."}}
                """);
        assertThat(Typed.mudlark("route", "diff", LARKSPUR).error())
                .contains("two descriptions are compared, not 0; name both with --preset BEFORE --preset AFTER");
        assertThat(Typed.mudlark("route", "diff", LARKSPUR, "--preset=vague", "--preset=vage")
                        .error())
                .contains("did you mean 'vague'?");
        assertThat(Typed.mudlark("route", "diff", LARKSPUR, "--preset=vague", "--preset=vague")
                        .error())
                .contains("--preset vague is compared with itself");
        assertThat(Typed.mudlark("route", "diff", LARKSPUR, LARKSPUR).error()).contains("is compared with itself");
        Typed apart = Typed.mudlark("route", "diff", LARKSPUR, other);
        assertThat(apart.code()).isEqualTo(2);
        assertThat(apart.error()).contains("have no question in common");
    }
}
