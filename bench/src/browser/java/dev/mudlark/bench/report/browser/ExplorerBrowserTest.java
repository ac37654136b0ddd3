package dev.mudlark.bench.report.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.bench.report.SampleRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ExplorerBrowserTest {

    private static final String FOCUSED = "return document.activeElement.textContent";
    private static final String STATUS = "return document.querySelector('.xstatus').textContent";

    @TempDir
    static Path folder;

    private Browser browser;
    private Path page;

    @BeforeAll
    void open() throws IOException {
        browser = Browser.open();
        page = Pages.write(SampleRun.of(7, 120), folder);
    }

    @AfterAll
    void close() {
        if (browser != null) {
            browser.close();
        }
    }

    @BeforeEach
    void load() {
        browser.look(Look.DESKTOP);
        browser.load(page);
    }

    @AfterEach
    void nothingWasLogged() {
        assertThat(browser.messages()).isEmpty();
    }

    private void focusTheGrid() {
        browser.run("document.querySelector('.xgrid [tabindex=\"0\"]').focus()");
    }

    @Test
    void arrowsAndLettersMoveThroughTheGridAndItsPages() {
        assertThat(browser.text(STATUS)).isEqualTo("120 of 120 questions, page 1 of 3");
        focusTheGrid();
        assertThat(browser.text(FOCUSED)).contains("q-001");
        browser.press(Keys.ARROW_DOWN, "j", "k");
        assertThat(browser.text(FOCUSED)).contains("q-002");
        browser.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        assertThat(browser.text("return document.activeElement.querySelector('.xsystem').textContent.trim()"))
                .isEqualTo("bm25");
        browser.press(Keys.HOME, Keys.PAGE_DOWN);
        assertThat(browser.text(FOCUSED)).contains("q-052");
        assertThat(browser.text(STATUS)).endsWith("page 2 of 3");
        browser.pressWithControl(Keys.END);
        assertThat(browser.text("return document.activeElement.parentNode.getAttribute('aria-rowindex')"))
                .isEqualTo("121");
        browser.pressWithControl(Keys.HOME);
        assertThat(browser.text(FOCUSED)).contains("q-001");
        browser.press(Keys.ARROW_UP);
        assertThat(browser.text(FOCUSED)).isEqualTo("Question");
    }

    @Test
    void onlyOneCellOfTheGridIsInTheOrderOfTabs() {
        focusTheGrid();
        browser.press("j", Keys.ARROW_RIGHT);
        assertThat(browser.run("return document.querySelectorAll('.xgrid [tabindex=\"0\"]').length"))
                .isEqualTo(1L);
        browser.press(Keys.TAB);
        assertThat(browser.text(FOCUSED)).isEqualTo("Next page");
    }

    @Test
    void enterOpensACaseAndEscapeComesBackToItsRow() {
        focusTheGrid();
        browser.press("j", "j", Keys.ENTER);
        assertThat(browser.text("return location.hash")).isEqualTo("#case=q-003");
        assertThat(browser.text("return document.activeElement.tagName")).isEqualTo("H3");
        assertThat(browser.text("return document.querySelector('.xpanel .conversation').textContent"))
                .contains("system prompt", "How many business days", "0.35 ms, 420 tokens in, 32 out");
        browser.press("j");
        assertThat(browser.text(FOCUSED)).startsWith("q-004");
        browser.press(Keys.ESCAPE);
        assertThat(browser.text(FOCUSED)).contains("q-004");
        assertThat(browser.text("return document.activeElement.getAttribute('role')"))
                .isEqualTo("gridcell");
    }

    @Test
    void cellOfASystemOpensTheCaseOfThatSystem() {
        focusTheGrid();
        browser.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ENTER);
        assertThat(browser.text("return location.hash")).isEqualTo("#case=q-001&system=bm25");
        assertThat(browser.text(
                        "return [...document.querySelectorAll('.xpanel h4')].map((one) => one.textContent).join()"))
                .isEqualTo("bm25");
    }

    @Test
    void slashGoesToTheSearchWhichNarrowsTheListAndSaysSo() {
        focusTheGrid();
        browser.press("/", "order Q-077");
        assertThat(browser.text(STATUS)).isEqualTo("1 of 120 questions");
        browser.press(Keys.ENTER);
        assertThat(browser.text(FOCUSED)).contains("q-077");
        browser.press("/", Keys.ESCAPE);
        assertThat(browser.text(STATUS)).startsWith("120 of 120 questions");
    }

    @Test
    void filtersAndSortingAgreeWithTheData() {
        String visible = browser.text(
                """
                const pick = (name, value) => {
                  const label = [...document.querySelectorAll('.xfield')].find((one) => one.firstChild.textContent === name);
                  const control = label.querySelector('select');
                  control.value = [...control.options].find((one) => one.textContent.startsWith(value)).value;
                  control.dispatchEvent(new Event('change'));
                };
                pick('Category', 'numeric_reasoning');
                pick('Tools', 'needs a tool');
                pick('System', 'bm25');
                pick('Result', 'any failure');
                pick('Sort by', 'score of bm25');
                const data = JSON.parse(document.getElementById('explorer-index').textContent);
                const system = data.systems.indexOf('bm25');
                const expected = data.id.map((id, at) => at).filter((at) =>
                  data.categories[data.category[at]] === 'numeric_reasoning' && data.tools[data.needs[at]] !== ''
                  && data.type[system][at] !== data.none).length;
                const rows = [...document.querySelectorAll('.xgrid .xrow')].slice(1);
                const scores = rows.map((row) => row.children[1 + system].querySelector('.xvalue').textContent)
                  .filter((one) => one !== '\\u2013');
                const ordered = scores.every((one, at) => at === 0 || Number(scores[at - 1]) <= Number(one));
                return expected + ' ' + rows.length + ' ' + ordered;
                """);
        String[] counts = visible.split(" ");
        assertThat(counts[0]).isEqualTo(counts[1]).isNotEqualTo("0");
        assertThat(counts[2]).isEqualTo("true");
    }

    @Test
    void disagreementKeepsQuestionsOnWhichSystemsDiffer() {
        assertThat(browser.text(
                        """
                        document.querySelector('.xcheck input').click();
                        const rows = [...document.querySelectorAll('.xgrid .xrow')].slice(1);
                        const differ = (row) => {
                          const all = [...row.querySelectorAll('.xvalue')].map((one) => Number(one.textContent))
                            .filter((one) => !Number.isNaN(one));
                          return Math.max(...all) - Math.min(...all) >= 0.5;
                        };
                        return rows.length > 0 && rows.length < 120 && rows.every(differ);
                        """))
                .isEqualTo("true");
    }

    @Test
    void headOfAColumnSortsByItAndThenBackwards() {
        browser.run("document.querySelectorAll('[role=columnheader] button')[2].click()");
        assertThat(browser.text("return document.querySelector('[aria-sort]').textContent + ' ' +"
                        + "document.querySelector('[aria-sort]').getAttribute('aria-sort')"))
                .isEqualTo("bm25 ascending");
        browser.run("document.querySelectorAll('[role=columnheader] button')[2].click()");
        assertThat(browser.text("return document.querySelector('[aria-sort]').getAttribute('aria-sort')"))
                .isEqualTo("descending");
    }

    @Test
    void addressWithACaseOpensIt() {
        browser.load(page, "#case=q-011&system=bm25");
        assertThat(browser.text("return document.querySelector('.xcase h3').textContent"))
                .startsWith("q-011");
        browser.run("location.hash = '#case=q-010&system=agent_trio'");
        assertThat(browser.text("return document.querySelector('.xpanel h4').textContent"))
                .isEqualTo("agent_trio");
        browser.run("location.hash = '#case=nothing-of-that-name'");
        browser.run("location.hash = '#case=%E0%A4%A'");
        assertThat(browser.messages()).isEmpty();
    }

    @Test
    void shownTextAndExpectedKeywordsAreMarkedInTheDocument() {
        browser.run("location.hash = '#case=q-001&system=bm25'");
        assertThat(browser.text("return document.querySelector('.xdocument').textContent"))
                .contains("\u2026 40 characters that are not in this page \u2026", "Refunds by card take");
        assertThat(browser.text("return String(document.querySelectorAll('.xdocument .xshown').length > 0)"))
                .isEqualTo("true");
        assertThat(browser.text("return document.querySelector('.xchips').textContent"))
                .containsAnyOf("found: 5", "missing: 5");
    }

    @Test
    void systemsStandSideBySideWhenTheyAreChosen() {
        browser.run("location.hash = '#case=q-001&system=bm25'");
        browser.run("[...document.querySelectorAll('.xcase [aria-pressed]')].at(-1).click()");
        assertThat(browser.text(
                        "return [...document.querySelectorAll('.xpanel h4')].map((one) => one.textContent).join()"))
                .isEqualTo("bm25,grep_agent");
        assertThat(browser.text(
                        "const [a, b] = document.querySelectorAll('.xpanel'); return String(a.offsetTop === b.offsetTop)"))
                .isEqualTo("true");
    }

    @Test
    void addressOfNothingSaysSo() {
        browser.load(page, "#case=nope");
        assertThat(browser.visibleText(".xmissing")).isEqualTo("There is no question \u201cnope\u201d in this run.");
        browser.run("location.hash = '#case=q-001&system=nobody'");
        assertThat(browser.text("return document.querySelector('.xcase h3').textContent"))
                .startsWith("q-001");
        assertThat(browser.visibleText(".xmissing")).isEqualTo("There is no system \u201cnobody\u201d in this run.");
        browser.run("location.hash = '#case=%E0%A4%A'");
        assertThat(browser.visibleText(".xmissing")).contains("no question \u201c%E0%A4%A\u201d");
        browser.run("location.hash = '#case=q-002'");
        assertThat(browser.run("return document.querySelector('.xmissing').hidden"))
                .isEqualTo(true);
    }

    /** Ids that turn the direction of text, are cut in the list, or look the same in it; each opens by its address. */
    @Test
    void everyIdHasAnAddressHoweverOdd() throws IOException {
        browser.load(Pages.write(HostileRun.of(), Files.createTempDirectory(folder, "odd")));
        assertThat(browser.text(
                        """
                        const data = JSON.parse(document.getElementById('explorer-index').textContent);
                        const exact = (at) => data.exact.id[at] ?? data.id[at];
                        const wrong = [];
                        data.id.forEach((shown, at) => {
                          location.hash = '#case=' + encodeURIComponent(exact(at).toWellFormed());
                          dispatchEvent(new Event('hashchange'));
                          const heading = document.querySelector('.xcase:not([hidden]) h3 .id');
                          if (heading?.textContent !== shown || !document.querySelector('.xmissing').hidden) wrong.push(at);
                        });
                        return Object.keys(data.exact.id).length > 3 ? wrong.join() : 'none is odd';
                        """))
                .isEmpty();
    }

    /** Conversations that are not in the page are printed by a command, which means the very question it names. */
    @Test
    void commandNamesAnOddIdByEscapes() throws IOException {
        browser.load(Pages.write(HostileRun.of(), Files.createTempDirectory(folder, "odd")));
        assertThat(browser.text(
                        """
                        const block = document.getElementById('explorer-cases');
                        block.textContent = JSON.stringify({ ...JSON.parse(block.textContent), cases: {} });
                        const data = JSON.parse(document.getElementById('explorer-index').textContent);
                        location.hash = '#case=' + encodeURIComponent(data.exact.id[3]);
                        dispatchEvent(new Event('hashchange'));
                        return document.querySelector('.xpanel > pre').textContent;
                        """))
                .startsWith("mudlark show runs/sample $'\\u202eright to left\\u2066 hidden \\u200b\\u0000\\u001b[31m3' ")
                .doesNotContain("\u202e");
    }
}
