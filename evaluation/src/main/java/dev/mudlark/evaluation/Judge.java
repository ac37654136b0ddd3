package dev.mudlark.evaluation;

import dev.mudlark.context.Deadline;
import dev.mudlark.evaluation.judging.Case;
import dev.mudlark.evaluation.judging.JudgePrompt;
import dev.mudlark.evaluation.judging.Sampler;
import dev.mudlark.evaluation.judging.Tally;
import dev.mudlark.models.Llm;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Price;
import java.util.List;

/**
 * Lets a model grade answers. It is shown the question, the reference answer, the very material that the answering model
 * was shown, and the answer; not who answered. All of it is fenced, so that an answer cannot tell its judge what to do.
 * The reply is checked; when it does not fit, the model is told once what was wrong, and what then is still missing has no
 * grade. Safe for use by several threads.
 */
public final class Judge {

    /** The version of the prompt; grades of different versions do not compare. */
    public static final int PROMPT_VERSION = JudgePrompt.VERSION;

    private final ModelRef model;
    private final Llm llm;
    private final Price price;
    private final JudgeSettings settings;

    /**
     * A judge.
     *
     * @param model how the model is named
     * @param llm the model
     * @param price what it costs
     * @param settings what it is to grade
     */
    public Judge(ModelRef model, Llm llm, Price price, JudgeSettings settings) {
        this.model = model;
        this.llm = llm;
        this.price = price;
        this.settings = settings;
    }

    /**
     * Grades an answer. A judge that fails is part of the verdict.
     *
     * @param question what was asked
     * @param transcript what the system did; has an answer and no failure
     * @param deadline when the verdict must be there
     * @throws IllegalArgumentException when there is no answer to grade
     */
    public Verdict verdict(Question question, Transcript transcript, Deadline deadline) {
        if (!isJudged(transcript)) {
            throw new IllegalArgumentException("question '" + question.id() + "': there is no answer to judge");
        }
        Case graded = Case.of(question, transcript);
        List<JudgeAxis> axes = settings.axes().stream()
                .filter(axis -> graded.whyNot(axis).isEmpty())
                .toList();
        Tally tally = new Tally(price);
        if (!axes.isEmpty()) {
            Sampler sampler = new Sampler(llm, JudgePrompt.of(graded, axes, settings.seed()), deadline, tally);
            for (int i = 0; i < settings.samples(); i++) {
                sampler.sample();
            }
        }
        return new Verdict(
                transcript.system(),
                question.id(),
                model.toString(),
                tally.verdicts(settings.axes(), graded),
                tally.calls(),
                tally.costNanoDollars(),
                tally.isPriced());
    }

    /** True when there is an answer to grade. */
    public static boolean isJudged(Transcript transcript) {
        return transcript.failure().isEmpty()
                && transcript.answer().filter(answer -> !answer.isBlank()).isPresent();
    }
}
