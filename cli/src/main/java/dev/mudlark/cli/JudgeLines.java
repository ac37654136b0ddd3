package dev.mudlark.cli;

import dev.mudlark.bench.Bench;
import dev.mudlark.bench.RunResult;
import dev.mudlark.context.Counted;
import dev.mudlark.evaluation.Verdict;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What to tell of a judge that gave no grades. */
final class JudgeLines {

    private JudgeLines() {}

    /** One line; empty when all is well. */
    static Optional<String> of(RunResult result) {
        List<Verdict> verdicts = result.record().verdicts();
        long failed = result.judgeFailed();
        if (failed > 0) {
            String which = failed == verdicts.size()
                    ? "the judge gave no reply for any of " + Counted.grouped(verdicts.size(), "answer")
                    : String.format(Locale.ROOT, "the judge gave no reply for %,d of ", failed)
                            + Counted.grouped(verdicts.size(), "answer");
            return Optional.of(which + ", most often: " + mostOften(verdicts, Verdict::failure)
                    + "; the answers are kept, and what is missing counts as no grade, never as a low one"
                    + Bench.resumeCommand(result.folder())
                            .map(command -> "; judge what is missing with: " + command)
                            .orElse(""));
        }
        if (result.isWithoutGrades()) {
            return Optional.of("the judge gave no usable grade for any of " + Counted.grouped(verdicts.size(), "answer")
                    + ", most often: " + mostOften(verdicts, JudgeLines::why) + "; use another model as models.judge");
        }
        return Optional.empty();
    }

    private static Optional<String> why(Verdict verdict) {
        return verdict.calls() == 0
                ? Optional.empty()
                : verdict.axes().values().stream()
                        .flatMap(said ->
                                said instanceof Verdict.Unscored unscored ? Stream.of(unscored.why()) : Stream.empty())
                        .findFirst();
    }

    private static String mostOften(List<Verdict> verdicts, Function<Verdict, Optional<String>> why) {
        Map<String, Long> counts = verdicts.stream()
                .flatMap(verdict -> why.apply(verdict).stream())
                .collect(Collectors.groupingBy(
                        line -> line.replace("the judge gave no reply: ", ""),
                        LinkedHashMap::new,
                        Collectors.counting()));
        return counts.entrySet().stream()
                .reduce((one, other) -> other.getValue() > one.getValue() ? other : one)
                .map(Map.Entry::getKey)
                .orElse("");
    }
}
