package dev.mudlark.bench.run;

import dev.mudlark.bench.rundir.Commands;
import dev.mudlark.bench.rundir.RunDirectory;
import dev.mudlark.context.Counted;
import dev.mudlark.context.Deadline;
import dev.mudlark.evaluation.Judge;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.evaluation.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Lets a judge grade the answers of a run and keeps what it says. What is kept already is not asked for again,
 * except where the judge gave no reply.
 *
 * @param judge who grades
 * @param workers answers graded at the same time
 * @param progress hears how it goes
 */
record Judging(Judge judge, int workers, Progress progress) {

    /** Verdicts are written after so many for each worker, so that an end from outside costs no more than these. */
    private static final int BETWEEN_WRITES = 4;

    /** @param stop once it is over no further answers are graded */
    void judge(RunDirectory directory, Deadline stop) throws IOException {
        RunRecord run = directory.read().record();
        Map<List<String>, Verdict> verdicts = new LinkedHashMap<>();
        run.verdicts().forEach(verdict -> verdicts.put(key(verdict), verdict));
        List<Transcript> open = open(run);
        if (!open.isEmpty()) {
            progress.note("judging " + Counted.of(open.size(), "answer"));
        }
        int most = workers * BETWEEN_WRITES;
        try (ExecutorService pool = Executors.newFixedThreadPool(workers)) {
            for (int from = 0; from < open.size() && !stop.isOver(); from += most) {
                for (Verdict said : verdicts(pool, run, open.subList(from, Math.min(from + most, open.size())))) {
                    verdicts.merge(key(said), said, (earlier, now) -> now.after(earlier));
                }
                directory.writeVerdicts(List.copyOf(verdicts.values()));
            }
        }
        long left = open.stream()
                .filter(transcript -> !verdicts.containsKey(List.of(transcript.system(), transcript.questionId())))
                .count();
        if (left > 0) {
            progress.note("interrupted before " + Counted.grouped(left, "answer")
                    + Counted.either(left, " was", " were") + " judged; go on with: "
                    + Commands.resume(directory.folder()));
        }
    }

    private static List<String> key(Verdict verdict) {
        return List.of(verdict.system(), verdict.questionId());
    }

    /** The answers that have no verdict, or one in which the judge gave no reply. */
    static List<Transcript> open(RunRecord run) {
        Set<List<String>> kept = new HashSet<>();
        run.verdicts().stream()
                .filter(verdict -> verdict.failure().isEmpty())
                .forEach(verdict -> kept.add(key(verdict)));
        return run.transcripts().stream()
                .filter(Judge::isJudged)
                .filter(transcript -> !kept.contains(List.of(transcript.system(), transcript.questionId())))
                .toList();
    }

    private List<Verdict> verdicts(ExecutorService pool, RunRecord run, List<Transcript> some) {
        Map<String, Question> questions = new HashMap<>();
        run.questions().forEach(question -> questions.put(question.id(), question));
        List<Future<Verdict>> asked = new ArrayList<>();
        for (Transcript transcript : some) {
            Question question = questions.get(transcript.questionId());
            if (question != null) {
                asked.add(pool.submit(() -> judge.verdict(question, transcript, Deadline.none())));
            }
        }
        return asked.stream().map(Judging::result).toList();
    }

    private static Verdict result(Future<Verdict> asked) {
        try {
            return asked.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while answers were judged", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }
}
