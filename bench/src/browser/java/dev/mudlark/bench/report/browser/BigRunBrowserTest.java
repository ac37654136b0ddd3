package dev.mudlark.bench.report.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BigRunBrowserTest {

    private static final long MOST_BYTES = 5_000_000;
    private static final long MOST_MILLIS = 2000;

    @TempDir
    static Path folder;

    private Browser browser;
    private Path page;

    @BeforeAll
    void open() throws IOException {
        browser = Browser.open();
        page = Pages.write(BigRun.of(), folder);
    }

    @AfterAll
    void close() {
        if (browser != null) {
            browser.close();
        }
    }

    @Test
    void fiveThousandQuestionsOfSixSystemsOpenInUnderTwoSeconds() {
        browser.look(Look.DESKTOP);
        long best = Long.MAX_VALUE;
        // The fastest of three, because others use the machine too.
        for (int i = 0; i < 3; i++) {
            long start = System.nanoTime();
            browser.load(page);
            assertThat(browser.text("return document.querySelector('.xstatus').textContent"))
                    .isEqualTo("5,000 of 5,000 questions, page 1 of 100");
            browser.run("document.querySelector('.xgrid [tabindex=\"0\"]').focus()");
            browser.press("j");
            assertThat(browser.text("return document.activeElement.textContent"))
                    .contains("q-002");
            best = Math.min(best, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start));
        }
        System.err.println("5,000 x 6 opened and usable after " + best + " ms");
        assertThat(best).as("milliseconds").isLessThan(MOST_MILLIS);
        assertThat(browser.messages()).isEmpty();
        browser.screenshot("big", "#explorer-app");
    }

    @Test
    void pageIsAtMostFiveMegabytesAndHasEveryScore() throws IOException {
        assertThat(Files.size(page)).isBetween(3_000_000L, MOST_BYTES);
        browser.load(page);
        assertThat(browser.text(
                        """
                        const data = JSON.parse(document.getElementById('explorer-index').textContent);
                        return data.values.every((columns) => columns.every((one) => one === null || one.length === 5000))
                          && data.measures.length > 10 && data.type.length === 6;
                        """))
                .isEqualTo("true");
    }

    @Test
    void caseWhoseConversationDidNotFitSaysHowToPrintIt() {
        browser.load(page);
        String question = browser.text(
                """
                const cases = JSON.parse(document.getElementById('explorer-cases').textContent).cases;
                const data = JSON.parse(document.getElementById('explorer-index').textContent);
                return data.id.find((id, at) => !(at + ':1' in cases));
                """);
        browser.run("location.hash = '#case=" + question + "&system=bm25'");
        assertThat(browser.text("return document.querySelector('.xpanel').textContent"))
                .contains("mudlark show runs/sample " + question + " bm25");
    }
}
