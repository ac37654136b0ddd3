package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RouteCommandTest {

    private static final Path LARKSPUR = Path.of("..", "data", "routing", "larkspur.yaml");

    @TempDir
    Path folder;

    @Test
    void theTableHasARowForEachPresetAndSaysThatTheRouterIsAStandIn() {
        Typed typed = Typed.mudlark("route", LARKSPUR);
        assertThat(typed.err()).isEmpty();
        assertThat(typed.code()).isZero();
        assertThat(typed.out().lines().map(line -> line.replace(" ", "")))
                .contains(
                        "names_only4016000612", "vague50150002040", "specific1514002" + "84168", "tuned1901004133266");
        assertThat(typed.out()).contains("The router is a stand-in: its scores are not a model's.");
    }

    @Test
    void onePresetCanBeChosenAndAWrongNameIsTold() {
        assertThat(Typed.mudlark("route", LARKSPUR, "--preset", "tuned").out()).doesNotContain("vague");
        Typed wrong = Typed.mudlark("route", LARKSPUR, "--preset", "tunned");
        assertThat(wrong.code()).isEqualTo(2);
        assertThat(wrong.error())
                .isEqualTo(
                        "mudlark: no preset 'tunned' in set 'larkspur'; there is names_only, vague, specific, tuned; did"
                                + " you mean 'tuned'?");
    }

    @Test
    void whatIsWrongWithASetIsToldLineByLine() throws IOException {
        Path file = Files.writeString(folder.resolve("bad.yaml"), "tools: [a]\nquestions: []\npresets: {}\n");
        Typed typed = Typed.mudlark("route", file);
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.out()).isEmpty();
        assertThat(typed.err().lines())
                .containsExactly(
                        "mudlark: " + file + ":2: questions: write a list with at least one question",
                        "mudlark: " + file
                                + ":3: presets: write at least one, a name with a description for every tool");
    }
}
