package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HelpTest {

    @Test
    void helpListsTheCommandsAndTheExitCodes() {
        Typed help = Typed.mudlark("--help");
        assertThat(help.code()).isZero();
        assertThat(help.err()).isEmpty();
        assertThat(help.out())
                .contains(
                        "run ",
                        "init ",
                        "validate ",
                        "check ",
                        "inspect ",
                        "tools ",
                        "models ",
                        "show ",
                        "rescore ",
                        "version ")
                .contains("Exit codes: 0 done, 1 ran and ended badly, 2 could not start.");
    }

    @Test
    void everyOptionOfARunHasItsDefault() {
        String help = Typed.mudlark("run", "--help").out();
        assertThat(help)
                .contains("--docs", "--questions", "--qrels", "--mock", "--out", "--max-workers", "--limit", "--json");
        assertThat(help.split("Default: ", -1)).hasSizeGreaterThan(8);
    }

    @Test
    void theVersionIsThatOfTheBuild() {
        assertThat(Typed.mudlark("version").out()).matches("mudlark [0-9]+\\.[0-9]+\\.[0-9]+.* \\(Java .*\\)\n");
        assertThat(Typed.mudlark("--version").out())
                .isEqualTo(Typed.mudlark("version").out());
    }
}
