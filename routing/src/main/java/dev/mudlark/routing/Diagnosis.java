package dev.mudlark.routing;

import dev.mudlark.routing.diagnosing.QuestionDiagnoses;
import java.util.List;

/**
 * Why a question went where it did, and what to do.
 *
 * @param kind what is wrong
 * @param words the words that decided, or that are missing; may be empty
 * @param message what was found
 * @param edit what to write in a description; for a held-out question, that nothing should be written for it
 */
public record Diagnosis(DiagnosisKind kind, List<String> words, String message, String edit) {

    /** Copies the list. */
    public Diagnosis {
        words = List.copyOf(words);
    }

    /** All that is to be said of a question; empty when it went right and not by a single word. */
    public static List<Diagnosis> of(Preset preset, RoutedQuestion routed) {
        return new QuestionDiagnoses(preset, routed).all();
    }
}
