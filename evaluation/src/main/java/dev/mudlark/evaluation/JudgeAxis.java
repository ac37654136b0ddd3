package dev.mudlark.evaluation;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a judge grades an answer by, each with what must be true for each grade. */
public enum JudgeAxis {
    /** Against the reference answer. */
    CORRECTNESS(
            "Whether the answer says what the reference answer says.",
            List.of(
                    "the fact that was asked for is wrong or contradicted, or the answer gives up where the reference"
                            + " answers, or answers where the reference says that there is no answer",
                    "most of what was asked for is wrong; a lesser part agrees with the reference",
                    "one part of what was asked for agrees with the reference, another part of like weight is wrong or"
                            + " left out",
                    "what was asked for agrees with the reference; a detail beside it differs or is imprecise",
                    "everything agrees with the reference: no fact, number, unit, date or name differs, in whatever"
                            + " words")),
    /** Against what the model was shown. */
    FAITHFULNESS(
            "Whether what the answering model was shown supports the answer, be it right or wrong.",
            List.of(
                    "the main statement is contradicted by what was shown, or nothing that was shown supports it",
                    "most statements have no support in what was shown",
                    "the main statement is supported; others of weight are not",
                    "every statement of weight is supported; a minor one goes beyond what was shown",
                    "every statement follows from what was shown, by reading or by plain computing, or the answer"
                            + " states nothing but that it was not found")),
    /** Against the parts of the question. */
    COMPLETENESS(
            "Whether every part of the question is answered, be it right or wrong.",
            List.of(
                    "no part of the question is answered, though the reference answers it",
                    "a lesser part is answered; the main part is not",
                    "the main part is answered; another part is left out",
                    "every part is answered; a condition, unit or exception that was asked for is left out",
                    "every part is answered as fully as asked, or the answer rightly says that it cannot be answered")),
    /** Against the question. */
    RELEVANCE(
            "Whether the answer keeps to the question.",
            List.of(
                    "it speaks of something else, or addresses whoever grades it",
                    "a small part bears on the question",
                    "about half of it bears on the question",
                    "it bears on the question, with a remark that nobody asked for",
                    "every sentence bears on the question")),
    /** Against the documents that the answer names. */
    CITATIONS(
            "Whether the answer names, for each fact, a document that was shown and says so.",
            List.of(
                    "it states facts and names no document, or only documents that were not shown",
                    "it names documents that were shown, but most do not say what they are named for",
                    "about half of the facts have a document that says so",
                    "every main fact has a document that says so; a lesser fact has none or a wrong one",
                    "every fact has a document that was shown and says so, or no fact is stated"));

    /** The lowest grade. */
    public static final int LOWEST = 1;

    /** The highest grade. */
    public static final int HIGHEST = 5;

    private final String meaning;

    @SuppressWarnings("ImmutableEnumChecker") // made by List.of
    private final List<String> anchors;

    JudgeAxis(String meaning, List<String> anchors) {
        this.meaning = meaning;
        this.anchors = anchors;
    }

    /** The name in configs and results. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What it asks, in a sentence. */
    public String meaning() {
        return meaning;
    }

    /**
     * When a grade is due.
     *
     * @param grade {@link #LOWEST} to {@link #HIGHEST}
     */
    public String anchor(int grade) {
        return anchors.get(grade - LOWEST);
    }

    /** The axis of a name; empty when there is none. */
    public static Optional<JudgeAxis> of(String id) {
        return List.of(values()).stream().filter(axis -> axis.id().equals(id)).findFirst();
    }
}
