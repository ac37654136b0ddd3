package dev.mudlark.routing.diagnosing;

import dev.mudlark.routing.Preset;
import java.util.List;
import java.util.TreeSet;

/**
 * The words that descriptions have from questions.
 *
 * @param copied words of the descriptions that stand in the questions, but for function words, sorted
 * @param share how many of the descriptions' words these are, 0 to 1
 */
public record CopiedWords(List<String> copied, double share) {

    /** Compares descriptions with the texts of questions. */
    public static CopiedWords of(Preset preset, List<String> questions) {
        TreeSet<String> described = new TreeSet<>();
        preset.descriptions().values().forEach(text -> described.addAll(FunctionWords.topics(text)));
        TreeSet<String> copied = new TreeSet<>();
        questions.forEach(text -> copied.addAll(FunctionWords.topics(text)));
        copied.retainAll(described);
        return new CopiedWords(
                List.copyOf(copied), described.isEmpty() ? 0 : (double) copied.size() / described.size());
    }
}
