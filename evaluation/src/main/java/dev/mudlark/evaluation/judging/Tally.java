package dev.mudlark.evaluation.judging;

import dev.mudlark.evaluation.JudgeAxis;
import dev.mudlark.evaluation.Verdict;
import dev.mudlark.evaluation.statistics.Quantiles;
import dev.mudlark.models.Price;
import dev.mudlark.models.Usage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;

/** Adds up what a judge said of one answer, and what that cost. For one thread. */
public final class Tally {

    private final Price price;
    private final Map<JudgeAxis, List<JudgeReply.Grade>> grades = new EnumMap<>(JudgeAxis.class);
    private final Set<String> faults = new LinkedHashSet<>();
    private final Set<String> failures = new LinkedHashSet<>();
    private int calls;
    private long cost;
    private boolean priced = true;

    /** @param price what the judge costs */
    public Tally(Price price) {
        this.price = price;
    }

    /** A reply came. */
    void paid(Usage usage) {
        calls++;
        OptionalLong known = price.cost(usage);
        cost = Math.addExact(cost, known.orElse(0));
        priced &= known.isPresent();
    }

    /** A call got no reply. */
    void failed(String why) {
        failures.add(why);
    }

    void fault(String fault) {
        faults.add(fault);
    }

    /** The grades of a sample. */
    void add(Map<JudgeAxis, JudgeReply.Grade> sample) {
        sample.forEach((axis, grade) ->
                grades.computeIfAbsent(axis, first -> new ArrayList<>()).add(grade));
    }

    /** Replies so far. */
    public int calls() {
        return calls;
    }

    /** What they cost in US dollars times 10^9, as far as it is known. */
    public long costNanoDollars() {
        return cost;
    }

    /** False when the price or the tokens of a reply are not known. */
    public boolean isPriced() {
        return priced;
    }

    /** What was said on each axis. */
    public Map<JudgeAxis, Verdict.OnAxis> verdicts(List<JudgeAxis> axes, Case graded) {
        Map<JudgeAxis, Verdict.OnAxis> verdicts = new EnumMap<>(JudgeAxis.class);
        for (JudgeAxis axis : axes) {
            List<JudgeReply.Grade> samples = grades.getOrDefault(axis, List.of());
            verdicts.put(
                    axis,
                    samples.isEmpty()
                            ? graded.whyNot(axis)
                                    .<Verdict.OnAxis>map(Verdict.Unscored::new)
                                    .orElseGet(this::without)
                            : graded(samples));
        }
        return verdicts;
    }

    private Verdict.OnAxis without() {
        return failures.isEmpty()
                ? new Verdict.Unscored(faults.isEmpty() ? "the judge gave no grade" : String.join("; ", faults))
                : new Verdict.Failed(String.join("; ", failures));
    }

    private static Verdict.Graded graded(List<JudgeReply.Grade> samples) {
        double[] values =
                samples.stream().mapToDouble(JudgeReply.Grade::value).sorted().toArray();
        double median = Quantiles.of(values, 0.5);
        String reason = samples.stream()
                .min(Comparator.comparingDouble(sample -> Math.abs(sample.value() - median)))
                .orElseThrow()
                .reason();
        return new Verdict.Graded(median, (int) values[0], (int) values[values.length - 1], values.length, reason);
    }
}
