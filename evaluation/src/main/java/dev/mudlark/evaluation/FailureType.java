package dev.mudlark.evaluation;

import java.util.Locale;

/**
 * What went wrong when a system was asked a question: exactly one type for each. The constants stand in the order of
 * precedence: a result is of the first type whose definition holds. docs/metrics.md is made of these.
 */
public enum FailureType {
    /** The question failed on the way, or its answer could not be scored. */
    RUN_ERROR(
            "run error",
            "The question failed on the way, or its answer could not be scored.",
            "Read the error and its code, remove the cause, and run the question again."),
    /** The documents do not contain the answer, and the system gave one. */
    HALLUCINATION(
            "hallucination",
            "The documents do not contain the answer, and the system gave one instead of saying so.",
            "Tell the model to say when the documents have no answer, or try one that does so more often."),
    /** A tool's calls failed to the last, and the answer is not right. */
    TOOL_ERROR_UNRECOVERED(
            "tool error",
            "A tool's last call failed, nothing made up for it, and the answer is not right.",
            "Read the failed call's arguments and error; mend the tool, its description or its error text."),
    /** A limit stopped the agent, and the answer is not right. */
    BUDGET(
            "budget",
            "A limit on steps, calls, tokens or money stopped the agent, and the answer is not right.",
            "Raise the limit named by the agent's ending, or find out what the steps were spent on."),
    /** There is no answer. */
    EMPTY_ANSWER(
            "empty answer",
            "The system ended without a word of answer.",
            "Look at the model's last reply and at its output limit."),
    /** A classifier kept the question from documents that have the answer. */
    CLASSIFIER_VETO(
            "classifier veto",
            "The documents contain the answer, and the classifier said that the question is not on topic, so that nothing "
                    + "was looked up.",
            "Say in the classifier's topics what the documents cover, in the words that users write."),
    /** A tool that the question needs was offered and never called, and the answer is not right. */
    SILENT_SKIP(
            "silent skip",
            "The system answered without the tool that the question needs, or without looking anything up, although "
                    + "it was offered the means, and the answer is not right.",
            "Make the tool's description say when to use it, and what it knows that the model does not."),
    /** What the answer stands on was never shown to the model. */
    RETRIEVAL_MISS(
            "retrieval miss",
            "What the right answer stands on was not shown to the model.",
            "Look at the queries and the ranking: another retriever, more passages or other passage sizes."),
    /** The documents contain the answer, and the system said that they do not. */
    OVER_REFUSAL(
            "over-refusal",
            "What the right answer stands on was shown to the model, but the system said that it is not there.",
            "Soften the instruction to refuse, or see whether the passage is buried among others."),
    /** The answer is a date, and the system gave another. */
    WRONG_DATE(
            "wrong date",
            "The right answer is a date, and the system gave another one.",
            "Check the date arithmetic: offer date_calc, or read what it was asked."),
    /** The answer is a number, and the system gave another. */
    WRONG_NUMBER(
            "wrong number",
            "The right answer is a number, and the system gave another one.",
            "Check the computation: offer calculator or lookup_table, or read what they were asked."),
    /** Some of the expected facts stand in the answer, and some do not. */
    PARTIAL(
            "partial",
            "Some of the expected facts stand in the answer, and some do not.",
            "See which fact is missing, and whether the passage or call that gives it was there."),
    /** What the answer stands on was shown, and the answer is wrong all the same. */
    EVIDENCE_IGNORED(
            "evidence ignored",
            "What the right answer stands on was shown to the model, and the answer has none of it.",
            "Show fewer or better ordered passages, or try a model that reads them more closely."),
    /** The answer is right and names none of the documents it stands on. */
    LOST_SOURCE(
            "lost source",
            "The answer is right, but cites none of the relevant documents that were shown.",
            "Have every passage carry its document id, and the prompt ask for it in brackets."),
    /** The answer is right. */
    NO_FAILURE("no failure", "The answer is right and its source is kept.", "Nothing to do.");

    /** From this answer score on an answer without expected keywords is right. */
    public static final double RIGHT = 0.5;

    private final String label;
    private final String definition;
    private final String advice;

    FailureType(String label, String definition, String advice) {
        this.label = label;
        this.definition = definition;
        this.advice = advice;
    }

    /** The name in result files, such as {@code silent_skip}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** For people, in two or three words. */
    public String label() {
        return label;
    }

    /** What the type means, in a sentence. */
    public String definition() {
        return definition;
    }

    /** What to do next, in a sentence. */
    public String advice() {
        return advice;
    }

    /** False for {@link #NO_FAILURE} alone. */
    public boolean isFailure() {
        return this != NO_FAILURE;
    }
}
