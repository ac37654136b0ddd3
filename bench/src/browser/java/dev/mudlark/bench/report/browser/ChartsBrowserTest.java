package dev.mudlark.bench.report.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.bench.report.page.OddRun;
import dev.mudlark.bench.report.page.OddRun.Outcome;
import dev.mudlark.evaluation.RunRecord;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Twelve systems with names of thirty characters, and charts on screens of every width. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ChartsBrowserTest {

    private static final String COUNT = "return String(document.querySelectorAll('figure.chart > svg[role=img]').length)";
    private static final String WIDTH =
            "return document.querySelector('#contrasts-chart > svg').getAttribute('width')";

    @TempDir
    static Path folder;

    private Browser browser;
    private Path page;

    @BeforeAll
    void open() throws IOException {
        browser = Browser.open();
        page = Pages.write(twelve(), folder);
    }

    @AfterAll
    void close() {
        if (browser != null) {
            browser.close();
        }
    }

    /** Some are nearly level, so that their marks lie close together. */
    private static RunRecord twelve() {
        List<String> names = IntStream.range(0, 12)
                .mapToObj(i -> "agent_with_a_name_of_thirty_" + (char) ('a' + i) + "x")
                .toList();
        return OddRun.of(names, 40, (system, k) -> k * 7 % 40 < 10 + system / 3 ? Outcome.RIGHT : Outcome.WRONG);
    }

    @ParameterizedTest
    @MethodSource("dev.mudlark.bench.report.browser.Look#all")
    void twelveSystemsWithLongNamesAreTidy(Look look) {
        browser.look(look);
        browser.load(page);
        browser.screenshot("twelve-" + look);
        assertThat(browser.text(COUNT)).isEqualTo("3");
        assertThat(Faults.layout(browser)).isEmpty();
        assertThat(Faults.accessibility(browser)).isEmpty();
        assertThat(browser.messages()).isEmpty();
    }

    @Test
    void chartsAreDrawnAgainForAnotherWidth() {
        browser.look(Look.DESKTOP);
        browser.load(page);
        String wide = browser.text(WIDTH);
        browser.look(new Look(390, 844, false, false));
        browser.await("const done = arguments[arguments.length - 1];"
                + "requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done(''))))");
        assertThat(Integer.parseInt(wide)).isGreaterThan(1000);
        assertThat(Integer.parseInt(browser.text(WIDTH))).isLessThan(390);
        assertThat(browser.text(COUNT)).isEqualTo("3");
    }

    @Test
    void firstScreenHoldsTheWholeResult() {
        browser.look(Look.DESKTOP);
        browser.load(page);
        String end = "const rows = document.querySelectorAll('[aria-labelledby=result] tbody tr');"
                + "return String(Math.ceil(rows[rows.length - 1].getBoundingClientRect().bottom))";
        assertThat(Integer.parseInt(browser.text(end))).isLessThanOrEqualTo(900);
        browser.look(new Look(390, 844, false, false));
        browser.load(page);
        assertThat(Integer.parseInt(browser.text(end))).isLessThanOrEqualTo(2 * 844);
    }

    @Test
    void buttonTurnsTheColours() {
        browser.look(Look.DESKTOP);
        browser.load(page);
        String colour = "return getComputedStyle(document.body).backgroundColor";
        String light = browser.text(colour);
        browser.run("document.querySelector('.theme').click()");
        assertThat(browser.text(colour)).isNotEqualTo(light);
        assertThat(browser.text("return document.querySelector('.theme').textContent")).isEqualTo("Light colours");
    }
}
