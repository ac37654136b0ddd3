package dev.mudlark.evaluation;

import dev.mudlark.evaluation.failures.Classifier;
import dev.mudlark.evaluation.metrics.Metric;
import dev.mudlark.evaluation.metrics.Metrics;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Turns the transcripts of a run into results, in the order of systems, then of questions. */
final class Results {

    private record Key(String system, String question) {}

    private Results() {}

    static List<QuestionResult> of(RunRecord run, EvaluationSettings settings) {
        Map<Key, Transcript> transcripts = byKey(run);
        Map<Key, Verdict> verdicts = new HashMap<>();
        run.verdicts().forEach(verdict -> verdicts.put(new Key(verdict.system(), verdict.questionId()), verdict));
        ShownHosts hosts = ShownHosts.of(run);
        boolean timed = run.transcripts().stream().noneMatch(Transcript::hasStoredReplies);
        return run.systems().parallelStream()
                // Metrics remember texts, so each system has its own.
                .map(system -> of(system, run.questions(), transcripts, verdicts, hosts, metrics(settings, timed)))
                .flatMap(List::stream)
                .toList();
    }

    /** Where some replies were kept from an earlier run, no time of an answer is comparable with another. */
    private static List<Metric> metrics(EvaluationSettings settings, boolean timed) {
        return Metrics.of(settings).stream()
                .filter(metric -> timed || metric.info().unit() != MetricInfo.Unit.MILLISECONDS)
                .toList();
    }

    private static List<QuestionResult> of(
            SystemInfo system,
            List<Question> questions,
            Map<Key, Transcript> transcripts,
            Map<Key, Verdict> verdicts,
            ShownHosts hosts,
            List<Metric> metrics) {
        Classifier classifier = new Classifier();
        List<QuestionResult> results = new ArrayList<>();
        for (Question question : questions) {
            Key key = new Key(system.name(), question.id());
            Transcript transcript = transcripts.get(key);
            if (transcript != null) {
                Optional<Verdict> verdict = Optional.ofNullable(verdicts.get(key));
                results.add(result(Attempt.of(system, question, transcript, hosts, verdict), metrics, classifier));
            }
        }
        return results;
    }

    private static QuestionResult result(Attempt attempt, List<Metric> metrics, Classifier classifier) {
        if (attempt.transcript().failure().isPresent()) {
            Transcript.Failure failure = attempt.transcript().failure().get();
            return switch (failure.kind()) {
                case RUN_ERROR -> new QuestionResult.RunError(attempt, failure.code(), failure.message());
                case UNSCOREABLE -> new QuestionResult.Unscoreable(attempt, failure.message());
            };
        }
        Map<String, Double> values = new LinkedHashMap<>();
        for (Metric metric : metrics) {
            metric.of(attempt).ifPresent(value -> values.put(metric.info().name(), value));
        }
        return new QuestionResult.Scored(
                attempt, values, attempt.abstained(), classifier.of(attempt, Collections.unmodifiableMap(values)));
    }

    private static Map<Key, Transcript> byKey(RunRecord run) {
        Set<String> systems = new HashSet<>();
        run.systems().forEach(system -> systems.add(system.name()));
        Set<String> questions = new HashSet<>();
        run.questions().forEach(question -> questions.add(question.id()));
        Map<Key, Transcript> transcripts = new HashMap<>();
        for (Transcript transcript : run.transcripts()) {
            check(systems.contains(transcript.system()), transcript, "the run has no such system");
            check(questions.contains(transcript.questionId()), transcript, "the run has no such question");
            Key key = new Key(transcript.system(), transcript.questionId());
            check(transcripts.put(key, transcript) == null, transcript, "there are two of it");
        }
        return transcripts;
    }

    private static void check(boolean right, Transcript transcript, String problem) {
        if (!right) {
            throw new IllegalArgumentException("transcript of question '" + transcript.questionId() + "' by '"
                    + transcript.system() + "': " + problem);
        }
    }
}
