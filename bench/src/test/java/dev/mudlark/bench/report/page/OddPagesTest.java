package dev.mudlark.bench.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.bench.report.page.OddRun.Outcome;
import dev.mudlark.evaluation.RunRecord;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OddPagesTest {

    private static final List<String> TWO = List.of("plain", "agent");

    private static String page(RunRecord run) {
        Report report = OddRun.report(run);
        return Page.of(report.run(), report.evaluation(), report.info());
    }

    /** Right on every question whose number is below the system's share of ten. */
    private static Outcome graded(int system, int question) {
        return question % 10 <= system ? Outcome.RIGHT : Outcome.WRONG;
    }

    private static String section(String page, String id) {
        int start = page.indexOf("<section aria-labelledby=\"" + id + "\"");
        return start < 0 ? "" : page.substring(start, page.indexOf("</section>", start));
    }

    @Test
    void oneSystemHasNoComparisonsAndNoScatter() {
        String page = page(OddRun.of(List.of("only"), 20, OddPagesTest::graded));
        assertThat(section(page, "contrasts")).isEmpty();
        assertThat(section(page, "quality-cost")).isEmpty();
        assertThat(section(page, "result")).contains("There is no other system");
    }

    @Test
    void runInWhichAllFailedShowsNoNumberAsZero() {
        String page = page(OddRun.of(TWO, 6, (system, k) -> Outcome.FAILED));
        assertThat(section(page, "result"))
                .contains("none of the 12 answers could be scored")
                .contains("0 of 6");
        assertThat(section(page, "result")).doesNotContain("0.00");
        assertThat(section(page, "contrasts")).isEmpty();
        assertThat(section(page, "tool-use")).contains("Nothing could be measured");
        assertThat(section(page, "failure-kinds")).contains("run error");
    }

    @Test
    void withoutQuestionsThatNeedToolsThereIsOneGroup() {
        String page = page(OddRun.of(TWO, 20, 0, OddPagesTest::graded));
        assertThat(section(page, "contrasts"))
                .contains("All questions (20)")
                .doesNotContain("Questions that need tools");
        assertThat(section(page, "result")).doesNotContain("that need tools");
    }

    @Test
    void failedAnswersAreCountedBesideTheScore() {
        String page = page(OddRun.of(TWO, 20, (system, k) -> k == 3 ? Outcome.FAILED : graded(system, k)));
        assertThat(section(page, "result")).contains("19 of 20");
    }

    @Test
    void frontNamesThoseThatNobodyBeats() {
        // The first system is the cheapest; the second costs twice as much and is worse; the third is best.
        RunRecord run = OddRun.of(
                List.of("cheap", "beaten", "best"),
                20,
                (system, k) -> k < List.of(8, 4, 16).get(system) ? Outcome.RIGHT : Outcome.WRONG);
        assertThat(section(page(run), "quality-cost"))
                .contains("No system is both better and cheaper than cheap or best.")
                .contains("\"name\":\"beaten\",\"x\":0.002,\"y\":0.2,\"front\":false");
    }

    @Test
    void twelveSystemsFitWithTheirNamesInFull() {
        List<String> names = IntStream.range(0, 12)
                .mapToObj(i -> "agent_with_a_name_of_thirty_" + (char) ('a' + i) + "x")
                .toList();
        String page = page(OddRun.of(names, 30, OddPagesTest::graded));
        assertThat(section(page, "result").split("<tr>", -1)).hasSize(14);
        assertThat(section(page, "quality-cost")).contains("systems are beaten by no other");
        assertThat(page.getBytes(StandardCharsets.UTF_8).length).isLessThan(2_000_000);
    }

    @Test
    void namesThatLookLikeMarkupReachNoChartAsMarkup() {
        String attack = "</script><img src=x onerror=alert(1)>\u2028\"'<!--";
        String page = page(OddRun.of(List.of("plain", attack), 20, OddPagesTest::graded));
        assertThat(page).doesNotContain("<img").doesNotContain("<!--");
        assertThat(section(page, "quality-cost")).contains("\\u003C/script\\u003E\\u003Cimg src=x");
    }

    @Test
    void everyChartHasATableAndWords() {
        String page = page(OddRun.of(TWO, 20, OddPagesTest::graded));
        for (String id : List.of("contrasts", "quality-cost", "tool-use")) {
            assertThat(section(page, id))
                    .as(id)
                    .contains("<figure")
                    .contains("<table")
                    .contains("\"label\":\"");
        }
    }

    @Test
    void contentsLinkToHeadingsThatAreThere() {
        String page = page(OddRun.of(TWO, 20, OddPagesTest::graded));
        String contents = page.substring(page.indexOf("<nav"), page.indexOf("</nav>"));
        for (String link : contents.split("href=\"#", -1)) {
            String id = link.substring(0, link.indexOf('"'));
            if (!link.startsWith("<nav")) {
                assertThat(page).contains("id=\"" + id + "\"");
            }
        }
    }

    /** Of 30 questions 11 were asked: 4 that need a tool and 7 others. */
    @Test
    void headingsOfAnUnfinishedRunCountTheQuestionsThatWereAsked() {
        String page = page(OddRun.of(TWO, 30, (system, k) -> k > 10 ? Outcome.MISSING : graded(system, k)));
        assertThat(section(page, "result"))
                .contains("on 4 that need tools", "on 7 others", "On the 4 questions that need tools")
                .doesNotContain("10 that need", "20 others");
        assertThat(section(page, "contrasts"))
                .contains(
                        "Questions that need tools (4 of 10 asked)",
                        "Other questions (7 of 20 asked)",
                        "All questions (11 of 30 asked)")
                .doesNotContain("Other questions (20)");
        assertThat(section(page, "categories"))
                .contains("6 questions", "5 questions")
                .doesNotContain("15 questions");
        assertThat(page).contains("2 systems, 11 of 30 questions asked");
    }

    @Test
    void scoreThatStandsOnFewerAnswersThanItsHeadingSaysSo() {
        String page = page(OddRun.of(TWO, 30, (s, k) -> s == 1 && k > 10 ? Outcome.MISSING : graded(s, k)));
        assertThat(section(page, "result")).contains("on 20 others").contains("n\u00a0=\u00a07");
    }

    @Test
    void answersWithoutALabelAreNotCountedAsScored() {
        RunRecord run = OddRun.unlabelled(OddRun.of(TWO, 20, OddPagesTest::graded), k -> k < 5);
        assertThat(section(page(run), "result")).contains("<td class=\"n\">15 of 20</td>");
    }

    @Test
    void withoutAnyScoreThereIsNoEmptyChart() {
        RunRecord run = OddRun.unlabelled(OddRun.of(TWO, 20, OddPagesTest::graded), k -> true);
        String page = page(run);
        assertThat(section(page, "result")).contains("0 of 20");
        assertThat(section(page, "contrasts")).doesNotContain("<figure").contains("+$0.001");
        assertThat(section(page, "failure-kinds"))
                .contains("No answer could be judged")
                .doesNotContain("No answer failed");
        assertThat(page).doesNotContain("\"cells\":[]").doesNotContain("\"points\":[]");
    }

    /** The agent is right once more in 400 questions, which costs it twice as much on every one. */
    @Test
    void everyDifferenceSaysWhetherItIsShown() {
        RunRecord run = OddRun.of(TWO, 400, 0, (s, k) -> k < 200 + s ? Outcome.RIGHT : Outcome.WRONG);
        assertThat(section(page(run), "contrasts"))
                .contains("<td class=\"n faint\"><span><span class=\"seen\" aria-hidden=\"true\">\u25cb</span>"
                        + "<span>+0.003</span></span><span class=\"spoken\">, no difference shown</span>")
                .contains("<td class=\"n shown\"><span><span class=\"seen\" aria-hidden=\"true\">\u25cf</span>"
                        + "<span>+$0.001</span></span><span class=\"spoken\">, worse</span>")
                .doesNotContain(">0.00<");
    }

    /** Twelve small gains in 4,000 questions are shown, and still next to nothing. */
    @Test
    void whatIsNextToNothingHasNoColour() {
        RunRecord run = OddRun.of(TWO, 4000, 0, (s, k) -> k < 2000 + 12 * s ? Outcome.RIGHT : Outcome.WRONG);
        assertThat(section(page(run), "contrasts"))
                .contains("<span>+0.003</span></span><span class=\"spoken\">, better</span>")
                .doesNotContain("class=\"n up\"");
    }

    @Test
    void pageNamesEveryTableOfARun() {
        String page = page(OddRun.of(TWO, 20, OddPagesTest::graded));
        String footer = page.substring(page.indexOf("<footer"));
        assertThat(footer)
                .contains(
                        "metrics_summary.csv",
                        "contrasts.csv",
                        "failures.csv",
                        "tool_usage.csv",
                        "per_question_results.jsonl");
    }

    @Test
    void soleSystemOfTheFrontIsNotCalledCheapestWhenOthersCostAsMuch() {
        RunRecord run = OddRun.of(TWO, 20, 3, OddPagesTest::graded, (system, k) -> 1_000_000);
        assertThat(section(page(run), "quality-cost")).contains("No system scores higher or costs less than agent.");
    }

    @Test
    void onPaperTheConfigIsUnfoldedAndTheListIsSaidToBeMissing() {
        String page = page(OddRun.of(TWO, 20, OddPagesTest::graded));
        assertThat(page)
                .contains("<details class=\"unfold\"><summary>Config</summary>")
                .contains("<details class=\"screen\"><summary>Licences of the scripts in this page</summary>");
        assertThat(section(page, "explorer")).contains("<p class=\"paper\">The list of questions is not printed");
    }
}
