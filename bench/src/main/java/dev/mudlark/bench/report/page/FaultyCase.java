package dev.mudlark.bench.report.page;

import static j2html.TagCreator.dd;
import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;
import static j2html.TagCreator.span;
import static j2html.TagCreator.summary;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.FailureType;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.QuestionResult;
import dev.mudlark.evaluation.SystemInfo;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A question that went wrong.
 *
 * @param result what became of it
 * @param failure what went wrong
 */
record FaultyCase(QuestionResult result, FailureType failure) {

    private static final int MOST_HEADING = 200;

    /** What tells cases of a run apart. */
    record Key(String system, String question) {}

    /** Those of an evaluation: by system, within one the most severe first. */
    static List<FaultyCase> of(Evaluation evaluation) {
        List<FaultyCase> cases = new ArrayList<>();
        for (QuestionResult result : evaluation.results()) {
            Optional<FailureType> failure = result.failure().filter(FailureType::isFailure);
            failure.ifPresent(type -> cases.add(new FaultyCase(result, type)));
        }
        List<String> systems = evaluation.results().stream()
                .map(result -> result.attempt().system().name())
                .distinct()
                .toList();
        cases.sort(Comparator.comparingInt((FaultyCase one) ->
                        systems.indexOf(one.attempt().system().name()))
                .thenComparing(FaultyCase::failure));
        return cases;
    }

    Key key() {
        return new Key(attempt().system().name(), attempt().question().id());
    }

    Attempt attempt() {
        return result.attempt();
    }

    boolean isOf(SystemInfo system) {
        return attempt().system().name().equals(system.name());
    }

    /** The question, what was expected and said, and the conversation. */
    String html() {
        Question question = attempt().question();
        String heading = Text.shortened(Text.visible(question.question()), MOST_HEADING);
        return details(
                        summary(
                                span(span(failure.label()).withClasses("tag", tone(failure)))
                                        .withClass("tags"),
                                span(Text.visible(question.id())).withClass("id"),
                                span(heading).withClass("question")),
                        dl(each(facts(), (label, value) -> div(dt(label), dd(Text.visible(value))))),
                        Conversation.of(attempt()))
                .withClass("case")
                .render();
    }

    private Map<String, String> facts() {
        Attempt attempt = attempt();
        Question question = attempt.question();
        Map<String, String> facts = new LinkedHashMap<>();
        if (!question.isAnswerable()) {
            facts.put("expected", "that the documents do not contain the answer");
        } else {
            question.referenceAnswer().ifPresent(text -> facts.put("expected", text));
        }
        put(facts, "keywords", question.isAnswerable() ? question.expectedKeywords() : List.of());
        facts.put("answer", attempt.transcript().answer().orElse("(none)"));
        switch (result) {
            case QuestionResult.RunError error -> facts.put("error", error.code() + ": " + error.message());
            case QuestionResult.Unscoreable unscoreable -> facts.put("not scoreable", unscoreable.reason());
            case QuestionResult.Scored scored ->
                facts.put("answer score", Display.number(scored.value("answer_score"), 2));
        }
        put(facts, "needs tools", question.requiresTools());
        put(
                facts,
                "called tools",
                attempt.calls().stream().map(use -> use.tool()).distinct().toList());
        put(facts, "relevant documents", question.relevantDocIds());
        put(
                facts,
                "documents shown",
                attempt.evidence().stream()
                        .map(span -> span.documentId())
                        .distinct()
                        .toList());
        attempt.transcript().agent().ifPresent(agent -> facts.put("ended", agent.termination() + after(agent.steps())));
        return facts;
    }

    private static String after(int steps) {
        return " after " + Text.counted(steps, "step");
    }

    private static void put(Map<String, String> facts, String label, List<String> items) {
        if (!items.isEmpty()) {
            facts.put(label, String.join(", ", items));
        }
    }

    private static String tone(FailureType failure) {
        return switch (failure) {
            case RUN_ERROR, HALLUCINATION, EMPTY_ANSWER, WRONG_DATE, WRONG_NUMBER -> "bad";
            case OVER_REFUSAL, PARTIAL, LOST_SOURCE, NO_FAILURE -> "warn";
            case TOOL_ERROR_UNRECOVERED, BUDGET, SILENT_SKIP, RETRIEVAL_MISS, EVIDENCE_IGNORED -> "cause";
        };
    }
}
