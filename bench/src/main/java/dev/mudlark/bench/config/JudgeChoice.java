package dev.mudlark.bench.config;

import dev.mudlark.evaluation.JudgeAxis;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * How the model of {@code models.judge} grades answers: the section {@code evaluation.judge}.
 *
 * @param axes what it grades
 * @param samples how often it grades each answer
 */
public record JudgeChoice(List<JudgeAxis> axes, int samples) {

    private static final List<String> ALL =
            Arrays.stream(JudgeAxis.values()).map(JudgeAxis::id).toList();

    private static final Option<Integer> SAMPLES = Option.of(
            "samples",
            OptionTypes.integer(1, 25),
            1,
            "How often each answer is graded. The grade is the median; how far the samples are apart stands beside it.");
    private static final Option<List<String>> AXES =
            Option.of("axes", OptionTypes.distinct(OptionTypes.choice(ALL)), ALL, "What is graded, each from 1 to 5.");

    static final Section SECTION =
            Section.of("evaluation.judge", "How the model of `models.judge` grades answers.", List.of(SAMPLES, AXES));

    /** Where a config says nothing. */
    public static final JudgeChoice DEFAULT = new JudgeChoice(List.of(JudgeAxis.values()), 1);

    static final Option<Optional<Values>> KEY = Option.of(
            "judge",
            OptionTypes.optional(
                    OptionTypes.type("section", (value, place) -> Optional.of(SECTION.read(value, place)))),
            Optional::empty,
            "see below",
            SECTION.description());

    /** Copies the list. */
    public JudgeChoice {
        axes = List.copyOf(axes);
    }

    static JudgeChoice from(Optional<Values> section) {
        return section.map(values -> new JudgeChoice(
                        values.get(AXES).stream()
                                .flatMap(axis -> JudgeAxis.of(axis).stream())
                                .toList(),
                        values.get(SAMPLES)))
                .orElse(DEFAULT);
    }
}
