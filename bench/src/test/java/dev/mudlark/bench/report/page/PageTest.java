package dev.mudlark.bench.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.mudlark.bench.report.RunInfo;
import dev.mudlark.bench.report.SampleRun;
import dev.mudlark.bench.report.SharedCases;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolResultMessage;
import dev.mudlark.models.ToolSpec;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PageTest {

    private static final String ATTACK = "</script></pre><img src=x onerror=alert(1)> <!-- & \u2028 \"' ]]>";
    private static final Pattern TAG = Pattern.compile("<([a-zA-Z][a-zA-Z0-9]*)");

    private static String page(RunRecord run) {
        return Page.of(run, Evaluation.of(run, EvaluationSettings.DEFAULT), SampleRun.INFO);
    }

    private static long tags(String page, String name) {
        return TAG.matcher(page)
                .results()
                .filter(tag -> tag.group(1).equals(name))
                .count();
    }

    @Test
    void pageHasEverySection() {
        String page = page(SampleRun.of(7, 24));
        assertThat(page)
                .startsWith("<!DOCTYPE html>\n<html lang=\"en\">")
                .contains(">Result</h2>")
                .contains(">What tools bought, and what they cost</h2>")
                .contains(">Quality against cost</h2>")
                .contains(">Are the right tools called?</h2>")
                .contains(">Tool usage</h2>")
                .contains(">Was the evidence found?</h2>")
                .contains(">Answer score by category</h2>")
                .contains(">Question explorer</h2>")
                .contains("Context recall: the share of the reference answer")
                .contains("mudlark show runs/sample QUESTION SYSTEM")
                .contains("mudlark run configs/all.yaml --mock")
                .contains("9f86d081884c7d65");
        assertThat(page.indexOf(">Result</h2>")).isLessThan(page.indexOf(">What tools bought, and"));
    }

    @Test
    void pageLoadsNothingAndRunsOnlyWhatItsPolicyNames() {
        String page = page(SampleRun.of(7, 24));
        String policy = policy(page);
        assertThat(policy).contains("default-src 'none'").doesNotContain("unsafe");
        List<String> scripts = contents(page, "script");
        assertThat(scripts)
                .isNotEmpty()
                .allSatisfy(script -> assertThat(policy).contains(new Inline(Inline.Kind.SCRIPT, script).hash()));
        assertThat(contents(page, "style"))
                .isNotEmpty()
                .allSatisfy(style -> assertThat(policy).contains(new Inline(Inline.Kind.STYLE, style).hash()));
        assertThat(page.toLowerCase(Locale.ROOT)).doesNotContain(" style=\"");
        assertThat(tags(page, "link")).isZero();
        assertThat(tags(page, "img")).isZero();
        assertThat(page).doesNotContain("@import");
    }

    private static String policy(String page) {
        int start = page.indexOf("content=\"default-src") + "content=\"".length();
        return page.substring(start, page.indexOf('"', start)).replace("&#x27;", "'");
    }

    /** The texts of elements without attributes. */
    private static List<String> contents(String page, String name) {
        return Pattern.compile("<" + name + ">(.*?)</" + name + ">", Pattern.DOTALL)
                .matcher(page)
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    @Test
    void bannersStandWhereTheyMust() {
        RunRecord run = SampleRun.of(7, 8);
        assertThat(page(run)).contains("rule-based stand-in").doesNotContain("was interrupted");
        RunRecord broken =
                new RunRecord(run.systems(), run.questions(), run.transcripts().subList(0, 20), false);
        assertThat(page(broken)).contains("was interrupted").contains("not asked");
        List<SystemInfo> real =
                run.systems().stream().map(PageTest::withRealModel).toList();
        assertThat(page(new RunRecord(real, run.questions(), run.transcripts(), true)))
                .doesNotContain("stand-in");
    }

    private static SystemInfo withRealModel(SystemInfo system) {
        return new SystemInfo(
                system.name(), system.type(), "some-model", false, system.tools(), 0, 0, system.passages());
    }

    @Test
    void textOfOthersIsShownLiterally() {
        String page = page(attacked(ATTACK));
        String harmless = page(attacked("plain"));
        for (String tag : List.of("script", "img", "pre", "td", "li", "details")) {
            assertThat(tags(page, tag)).as(tag).isEqualTo(tags(harmless, tag));
        }
        assertThat(page).doesNotContain("<img").doesNotContain("<!--");
        assertThat(page).contains("&lt;/script&gt;&lt;/pre&gt;&lt;img src=x onerror=alert(1)&gt; &lt;!-- &amp; ");
    }

    @Test
    void sharedCaseOfMarkupInAnswers() throws IOException {
        String answer = SharedCases.get("EVA-05").get("input").get("answer").asText();
        String page = page(attacked(answer));
        assertThat(tags(page, "script")).isEqualTo(tags(page(attacked("plain")), "script"));
        assertThat(page).doesNotContain("<img");
        assertThat(page).contains("&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; &lt;!-- &amp;");
    }

    /** A run in which every text that others write is the same, and the answer is wrong. */
    private static RunRecord attacked(String text) {
        ToolSpec search = new ToolSpec("search", text, JsonNodeFactory.instance.objectNode());
        SystemInfo system = new SystemInfo(text, text, text, true, List.of(search), 0, 0, Optional.empty());
        List<Question> questions = List.of(question("1" + text, text), question("2" + text, text + "2"));
        ToolCall call =
                ToolCall.of("c", text, JsonNodeFactory.instance.objectNode().put(text, text));
        List<Transcript> transcripts = questions.stream()
                .map(question -> new Transcript(
                        text,
                        question.id(),
                        text,
                        List.of(
                                ChatMessage.user(text),
                                new AssistantToolCallMessage(text, List.of(call), Optional.empty()),
                                new ToolResultMessage("c", text, true),
                                ChatMessage.assistant(text)),
                        List.of(new Transcript.ToolUse(
                                "c", text, call.arguments(), Optional.of(text), false, List.of(), 0, 0)),
                        List.of(),
                        List.of(),
                        Optional.of(text),
                        Optional.empty(),
                        Optional.empty(),
                        0))
                .toList();
        return new RunRecord(List.of(system), questions, transcripts, true);
    }

    private static Question question(String id, String text) {
        return new Question(
                id,
                text,
                Optional.of("something else"),
                List.of("never said"),
                List.of("relevant" + text),
                Map.of(),
                Optional.of(text),
                Optional.empty(),
                Optional.empty(),
                List.of("search"),
                Optional.empty(),
                List.of(),
                Optional.of(true),
                Optional.empty());
    }

    @Test
    void textInTheRunsOwnWordsIsEscapedToo() {
        RunRecord run = SampleRun.of(7, 4);
        RunInfo info = new RunInfo(ATTACK, ATTACK, ATTACK, ATTACK, Map.of(ATTACK, ATTACK), ATTACK);
        String page = Page.of(run, Evaluation.of(run, EvaluationSettings.DEFAULT), info);
        assertThat(page).doesNotContain("<img").doesNotContain("</script></pre>");
    }

    @Test
    void pageOfAHugeRunStaysSmallAndSaysHowToSeeTheRest() {
        String page = page(attackedOften(700, "long words ".repeat(1500)));
        assertThat(page.getBytes(StandardCharsets.UTF_8).length).isBetween(4_000_000, Page.MAX_BYTES);
        assertThat(page).contains("mudlark show runs/sample QUESTION");
    }

    private static RunRecord attackedOften(int times, String text) {
        RunRecord one = attacked("plain");
        Transcript first = one.transcripts().getFirst();
        List<Question> questions = new java.util.ArrayList<>();
        List<Transcript> transcripts = new java.util.ArrayList<>();
        for (int i = 0; i < times; i++) {
            questions.add(question("q" + i, "plain"));
            transcripts.add(new Transcript(
                    "plain",
                    "q" + i,
                    "",
                    List.of(ChatMessage.user(i + text)),
                    first.toolUses(),
                    List.of(),
                    List.of(),
                    Optional.of("wrong"),
                    Optional.empty(),
                    Optional.empty(),
                    0));
        }
        return new RunRecord(one.systems(), questions, transcripts, true);
    }

    @Test
    void emptyRunStillMakesAPage() {
        assertThat(page(new RunRecord(List.of(), List.of(), List.of(), true))).contains("No question was asked.");
    }

    @Test
    void samePageForTheSameRun() {
        assertThat(page(SampleRun.of(3, 9))).isEqualTo(page(SampleRun.of(3, 9)));
    }
}
