package dev.mudlark.bench.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.bench.rundir.JsonLines;
import dev.mudlark.documents.Span;
import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.FailureType;
import dev.mudlark.evaluation.MetricInfo;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.QuestionResult;
import dev.mudlark.evaluation.ToolRouting;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.tools.Evidence;
import java.util.List;
import java.util.OptionalDouble;

/**
 * {@code per_question_results.jsonl}: a line for each system and question, in that order. Undefined is {@code null}.
 * Offsets are code points, times milliseconds, costs US dollars.
 */
final class QuestionLines {

    private QuestionLines() {}

    static String of(Evaluation evaluation) {
        StringBuilder lines = new StringBuilder();
        for (QuestionResult result : evaluation.results()) {
            lines.append(JsonLines.line(line(result, evaluation.metrics()))).append('\n');
        }
        return lines.toString();
    }

    private static ObjectNode line(QuestionResult result, List<MetricInfo> metrics) {
        Attempt attempt = result.attempt();
        ObjectNode line = JsonLines.object();
        line.put("system", attempt.system().name());
        line.put("system_type", attempt.system().type());
        putQuestion(line, attempt.question());
        line.put("status", status(result));
        putAnswer(line, attempt);
        putMetrics(line, result, metrics);
        boolean stored = attempt.transcript().hasStoredReplies();
        line.set("latency_ms", JsonNumber.millis(attempt.transcript().latencyNanos(), !stored));
        line.set("cost", attempt.isPriced() ? JsonNumber.dollars(attempt.costNanoDollars()) : line.nullNode());
        if (stored) {
            line.set("stored_cost", JsonNumber.dollars(attempt.storedCostNanoDollars()));
        }
        line.set("tool_cost", JsonNumber.dollars(StepLines.toolCost(attempt.transcript())));
        line.set("steps", StepLines.of(attempt.transcript()));
        attempt.verdict().ifPresent(verdict -> line.set("judge", VerdictNode.of(verdict)));
        putAgent(line, attempt.transcript());
        ToolRouting.of(attempt)
                .ifPresent(routing -> line.putObject("routing")
                        .put("expected", routing.expected())
                        .put("chosen", routing.chosen())
                        .put("outcome", routing.outcome().id()));
        putError(line, result);
        line.put("failure_type", result.failure().map(FailureType::id).orElse(null));
        line.put("context_truncated", attempt.isContextTruncated());
        line.put("retries", attempt.retries());
        return line;
    }

    private static void putQuestion(ObjectNode line, Question question) {
        line.put("question_id", question.id());
        line.put("question", question.question());
        line.put("category", question.category().orElse(null));
        line.put("difficulty", question.difficulty().orElse(null));
        line.put("answerable", question.isAnswerable());
        put(line.putArray("requires_tools"), question.requiresTools());
    }

    private static String status(QuestionResult result) {
        return switch (result) {
            case QuestionResult.Scored scored -> "scored";
            case QuestionResult.Unscoreable unscoreable -> "unscoreable";
            case QuestionResult.RunError error -> "run_error";
        };
    }

    private static void putAnswer(ObjectNode line, Attempt attempt) {
        line.put("answer", attempt.transcript().answer().orElse(null));
        line.put("abstained", attempt.abstained());
        put(line.putArray("citations"), attempt.citations());
        put(line.putArray("unknown_citations"), attempt.unknownCitations());
        put(line.putArray("foreign_hosts"), attempt.foreignHosts());
        ArrayNode retrieved = line.putArray("retrieved");
        attempt.ranking().forEach(passage -> retrieved.add(span(passage.span())));
        ArrayNode evidence = line.putArray("evidence");
        attempt.evidence().forEach(span -> evidence.add(span(span)));
        ArrayNode computed = line.putArray("computed");
        for (Transcript.ToolUse use : attempt.transcript().toolUses()) {
            for (Evidence shown : use.evidence()) {
                if (shown instanceof Evidence.Computed(String tool, String value)) {
                    computed.add(JsonLines.object().put("tool", tool).put("value", value));
                }
            }
        }
    }

    private static ObjectNode span(Span span) {
        return JsonLines.object()
                .put("doc_id", span.documentId())
                .put("version", span.version())
                .put("start", span.start())
                .put("end", span.end());
    }

    private static void putMetrics(ObjectNode line, QuestionResult result, List<MetricInfo> metrics) {
        ObjectNode values = line.putObject("metrics");
        for (MetricInfo metric : metrics) {
            if (metric.unit() == MetricInfo.Unit.SHARE) {
                OptionalDouble value = result instanceof QuestionResult.Scored scored
                        ? scored.value(metric.name())
                        : OptionalDouble.empty();
                values.set(metric.name(), JsonNumber.of(value));
            }
        }
    }

    private static void putAgent(ObjectNode line, Transcript transcript) {
        if (transcript.agent().isEmpty()) {
            line.putNull("agent");
            return;
        }
        Transcript.Agent agent = transcript.agent().get();
        line.putObject("agent")
                .put("steps", agent.steps())
                .put("tool_calls", agent.toolCalls())
                .put("llm_calls", agent.llmCalls())
                .put("termination", agent.termination())
                .put("best_effort", agent.bestEffort())
                .put("budget_exhausted", agent.budgetExhausted())
                .put("repeated_calls", agent.repeatedCalls());
    }

    private static void putError(ObjectNode line, QuestionResult result) {
        switch (result) {
            case QuestionResult.Scored scored -> line.putNull("error");
            case QuestionResult.Unscoreable unscoreable ->
                line.putObject("error").put("code", "unscoreable").put("message", unscoreable.reason());
            case QuestionResult.RunError error ->
                line.putObject("error").put("code", error.code()).put("message", error.message());
        }
    }

    private static void put(ArrayNode array, List<String> items) {
        items.forEach(array::add);
    }
}
