package dev.mudlark.bench.report.page;

import dev.mudlark.context.Counted;
import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.QuestionResult;
import dev.mudlark.evaluation.Transcript;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** What there is to say of a case beside its scores and its conversation: label to value, in the order to show them. */
final class CaseFacts {

    private static final int MOST_ITEMS = 30;

    private CaseFacts() {}

    static Map<String, String> of(QuestionResult result) {
        Attempt attempt = result.attempt();
        Map<String, String> facts = new LinkedHashMap<>();
        switch (result) {
            case QuestionResult.RunError error -> facts.put("error", error.code() + ": " + error.message());
            case QuestionResult.Unscoreable unscoreable -> facts.put("not scoreable", unscoreable.reason());
            case QuestionResult.Scored scored -> {
                if (scored.abstained()) {
                    facts.put("abstained", "says that the documents do not contain the answer");
                }
            }
        }
        attack(result).ifPresent(worked -> facts.put("planted instructions", worked));
        put(facts, "links to foreign hosts", attempt.foreignHosts());
        List<String> called = attempt.calls().stream()
                .map(Transcript.ToolUse::tool)
                .distinct()
                .toList();
        put(facts, "called tools", called);
        put(facts, "cites", attempt.citations());
        put(facts, "cites, but never saw", attempt.unknownCitations());
        put(
                facts,
                "documents shown",
                attempt.evidence().stream()
                        .map(span -> span.documentId())
                        .distinct()
                        .toList());
        attempt.verdict().ifPresent(verdict -> JudgeFacts.put(facts, verdict));
        attempt.transcript().agent().ifPresent(agent -> facts.put("ended", ended(agent)));
        return facts;
    }

    private static Optional<String> attack(QuestionResult result) {
        OptionalDouble success = result instanceof QuestionResult.Scored scored
                ? scored.value("attack_success_rate")
                : OptionalDouble.empty();
        return success.isEmpty()
                ? Optional.empty()
                : Optional.of(success.getAsDouble() > 0 ? "worked: it did what they want" : "did not work");
    }

    private static String ended(Transcript.Agent agent) {
        return agent.termination() + " after " + Counted.of(agent.steps(), "step");
    }

    private static void put(Map<String, String> facts, String label, List<String> items) {
        if (items.isEmpty()) {
            return;
        }
        int more = items.size() - MOST_ITEMS;
        String list = String.join(", ", items.subList(0, Math.min(items.size(), MOST_ITEMS)));
        facts.put(label, more > 0 ? list + " and " + more + " more" : list);
    }
}
