package dev.mudlark.bench.report.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.bench.report.page.OddRun;
import dev.mudlark.bench.report.page.OddRun.Outcome;
import dev.mudlark.evaluation.RunRecord;
import java.io.IOException;
import java.nio.file.Files;
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
import org.junit.jupiter.params.provider.ValueSource;

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

    /** Whatever the scale ends at, ticks that are evenly apart have labels that are. */
    @ParameterizedTest
    @ValueSource(ints = {2, 12, 30, 60, 95})
    void labelsOfTicksAreAsFarApartAsTheTicks(int right) throws IOException {
        RunRecord run = OddRun.of(
                List.of("plain", "agent"), 100, (system, k) -> k < right + system ? Outcome.RIGHT : Outcome.WRONG);
        for (Look look : List.of(Look.DESKTOP, new Look(390, 844, false, false))) {
            browser.look(look);
            browser.load(Pages.write(run, Files.createTempDirectory(folder, "low")));
            assertThat(browser.text(
                            """
                            const faults = [];
                            for (const id of ['contrasts', 'quality-cost', 'tool-use']) {
                              const texts = [...document.querySelectorAll('#' + id + '-chart > svg text')]
                                .map((one) => one.textContent.replace('\u2212', '-'))
                                .filter((text) => /^[-+]?\\d+(\\.\\d+)?$/.test(text) && !(id === 'quality-cost' && /^[12]$/.test(text)));
                              const all = [...new Set(texts)].map(Number).sort((a, b) => a - b);
                              const steps = all.slice(1).map((one, at) => (one - all[at]).toFixed(6));
                              const count = id === 'quality-cost' ? texts.length : all.length;
                              if (all.length < 3 || count !== all.length || new Set(steps).size !== 1) faults.push(id + ': ' + texts.join(' '));
                            }
                            return faults.join('; ');
                            """))
                    .as(look.toString())
                    .isEmpty();
        }
    }

    @Test
    void tableThatGoesOnBeyondItsBoxHasAShadeThere() {
        String shade = "const box = document.querySelector('[aria-labelledby=contrasts] .scroll');"
                + "box.scrollLeft = arguments[0] * (box.scrollWidth - box.clientWidth);"
                + "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>"
                + " done(getComputedStyle(box, '::after').opacity))));";
        browser.look(new Look(440, 844, false, false));
        browser.load(page);
        assertThat(browser.run(shade, 0)).isEqualTo("1");
        assertThat(browser.run(shade, 1)).isEqualTo("0");
        browser.look(Look.DESKTOP);
        browser.load(page);
        assertThat(browser.run(shade, 0)).isEqualTo("0");
    }

    @Test
    void paperShowsTheConfigAndSaysThatTheListIsMissing() {
        browser.look(new Look(760, 1080, false, true));
        browser.load(page);
        assertThat(browser.visibleText("[aria-labelledby=explorer]"))
                .contains("The list of questions is not printed")
                .doesNotContain("Search");
        assertThat(browser.visibleText("footer")).contains("Config").doesNotContain("Licences of the scripts");
        assertThat(browser.run("return document.querySelector('footer details.unfold pre').checkVisibility()"))
                .isEqualTo(true);
    }
}
