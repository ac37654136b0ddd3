package dev.mudlark.bench.report.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.bench.report.AttackedRun;
import dev.mudlark.bench.report.SampleRun;
import dev.mudlark.evaluation.RunRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReportBrowserTest {

    @TempDir
    static Path folder;

    private Browser browser;
    private Path page;

    @BeforeAll
    void open() throws IOException {
        browser = Browser.open();
        page = Pages.write(SampleRun.of(7, 60), folder);
    }

    @AfterAll
    void close() {
        if (browser != null) {
            browser.close();
        }
    }

    @ParameterizedTest
    @MethodSource("dev.mudlark.bench.report.browser.Look#all")
    void listIsQuietTidyAndAccessible(Look look) {
        browser.look(look);
        browser.load(page);
        expectNoFault("sample-" + look, page);
    }

    @ParameterizedTest
    @MethodSource("dev.mudlark.bench.report.browser.Look#all")
    void openCaseIsQuietTidyAndAccessible(Look look) {
        browser.look(look);
        browser.load(page);
        browser.run("location.hash = '#case=q-003'");
        assertThat(browser.text("return document.querySelector('.xcase h3').textContent"))
                .startsWith("q-003");
        browser.run("document.querySelectorAll('.xcase details').forEach((one) => { one.open = true; })");
        expectNoFault("sample-case-" + look, page);
    }

    @ParameterizedTest
    @MethodSource("dev.mudlark.bench.report.browser.Look#all")
    void hostileTextIsQuietTidyAndAccessible(Look look) throws IOException {
        Path hostile = Pages.write(HostileRun.of(), Files.createDirectories(folder.resolve("hostile")));
        browser.look(look);
        browser.load(hostile);
        expectNoFault("hostile-" + look, hostile);
        browser.run("location.hash = document.querySelector('.xgrid') ? '#case=' + encodeURIComponent("
                + "document.querySelector('.xquestion .id').textContent) : ''");
        browser.run("document.querySelectorAll('.xcase details').forEach((one) => { one.open = true; })");
        expectNoFault("hostile-case-" + look, hostile);
        assertThat(browser.run("return document.images.length")).isEqualTo(0L);
        assertThat(browser.text("return String(window.attacked)")).isEqualTo("undefined");
    }

    @ParameterizedTest
    @MethodSource("dev.mudlark.bench.report.browser.Look#all")
    void attacksAreQuietTidyAndAccessible(Look look) throws IOException {
        Path attacked = Pages.write(AttackedRun.of(12), Files.createDirectories(folder.resolve("attacked")));
        browser.look(look);
        browser.load(attacked);
        expectNoFault("attacked-" + look, attacked);
        browser.run("location.hash = '#case=q-002&system=" + AttackedRun.VICTIM + "'");
        assertThat(browser.visibleText(".xcase")).contains("links to foreign hosts", "evil.example");
        expectNoFault("attacked-case-" + look, attacked);
    }

    /** More systems side by side than there is room for. */
    @ParameterizedTest
    @MethodSource("dev.mudlark.bench.report.browser.Look#all")
    void casesOfAllSystemsSideBySideAreQuietTidyAndAccessible(Look look) {
        browser.look(look);
        browser.load(page);
        browser.run("location.hash = '#case=q-003'");
        assertThat(browser.text("return document.querySelector('.xcase h3').textContent"))
                .startsWith("q-003");
        browser.run("document.querySelectorAll('.xcase [aria-pressed=false]').forEach((one) => one.click())");
        expectNoFault("sample-case-all-" + look, page);
    }

    private void expectNoFault(String name, Path file) {
        boolean explorer = name.contains("case") && !name.endsWith("-print");
        browser.screenshot(name, explorer ? "#explorer-app" : "body");
        SoftAssertions.assertSoftly(softly -> {
            softly.assertThat(browser.messages()).as("console of " + name).isEmpty();
            softly.assertThat(browser.requests())
                    .as("requests of " + name)
                    .allMatch(address -> address.startsWith(file.toUri().toString()) || address.equals("about:blank"));
            softly.assertThat(Faults.layout(browser)).as("layout of " + name).isEmpty();
            if (!name.endsWith("-print")) {
                softly.assertThat(Faults.scrolling(browser))
                        .as("scrolling of " + name)
                        .isEmpty();
            }
            softly.assertThat(Faults.accessibility(browser))
                    .as("accessibility of " + name)
                    .isEmpty();
        });
    }

    @Test
    void failuresAreReadableWithoutScripts() {
        browser.look(Look.DESKTOP);
        browser.scripts(false);
        try {
            browser.load(page);
            assertThat(browser.visibleText("#explorer-plain"))
                    .contains("12 of ", "mudlark show runs/sample QUESTION SYSTEM", "How many business days");
            assertThat(browser.messages()).isEmpty();
        } finally {
            browser.scripts(true);
        }
    }

    /** What a run without anything to show looks like is a state too. */
    @ParameterizedTest
    @MethodSource("dev.mudlark.bench.report.browser.Look#all")
    void emptyRunIsQuietTidyAndAccessible(Look look) throws IOException {
        Path empty = Pages.write(
                new RunRecord(java.util.List.of(), java.util.List.of(), java.util.List.of(), true), folder);
        browser.look(look);
        browser.load(empty);
        expectNoFault("empty-" + look, empty);
    }
}
