package dev.mudlark.routing.diagnosing;

import dev.mudlark.evaluation.RoutingOutcome;
import dev.mudlark.routing.Choice;
import dev.mudlark.routing.Diagnosis;
import dev.mudlark.routing.DiagnosisKind;
import dev.mudlark.routing.Preset;
import dev.mudlark.routing.RoutedQuestion;
import dev.mudlark.routing.RoutingQuestion;
import dev.mudlark.routing.Split;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * All that is to be said of one question. Words are read from the texts; that they decided is said of routers by words only.
 *
 * @param preset the descriptions
 * @param routed the question and what was chosen
 */
public record QuestionDiagnoses(Preset preset, RoutedQuestion routed) {

    private static final int MOST_WORDS = 4;

    private static final String HELD_OUT =
            "nothing: it is held out. Mend what golden questions show; once a description is"
                    + " written for this one, it is golden";

    /** In the order of their kinds. */
    public List<Diagnosis> all() {
        List<Diagnosis> found = new ArrayList<>();
        Choice choice = routed.choice();
        RoutingOutcome outcome = routed.outcome();
        if (outcome == RoutingOutcome.SILENT_SKIP) {
            found.add(vocabularyMiss());
        }
        choice.tool().ifPresent(tool -> {
            List<String> shared = FunctionWords.shared(question().text(), description(tool));
            List<String> topics = FunctionWords.topics(shared);
            boolean functionWords = byWords() && topics.isEmpty() && !shared.isEmpty();
            if (outcome == RoutingOutcome.WRONG_TOOL) {
                found.add(scopeGap(tool, shared));
            } else if (outcome == RoutingOutcome.NEEDLESS_CALL && !functionWords) {
                found.add(needless(tool, shared));
            }
            if (functionWords) {
                found.add(functionWordsOnly(tool, shared));
            }
            if (byWords() && outcome == RoutingOutcome.RIGHT && topics.size() == 1) {
                found.add(thinMatch(tool, topics));
            }
        });
        if (!choice.tied().isEmpty()) {
            found.add(tie(choice.tied()));
        }
        return found;
    }

    private Diagnosis vocabularyMiss() {
        String tools = "the description of " + question().expectation();
        List<String> asked = FunctionWords.topics(question().text());
        List<String> described = question().expected().stream()
                .flatMap(tool -> FunctionWords.topics(description(tool)).stream())
                .toList();
        List<String> shared = asked.stream().filter(described::contains).toList();
        if (!shared.isEmpty()) {
            return diagnosis(
                    DiagnosisKind.VOCABULARY_MISS,
                    shared,
                    "no tool was chosen, although " + tools + " has " + quoted(shared) + " too",
                    "say in " + tools + " that such questions are answered from it and from nothing else");
        }
        Optional<NearWord> near = NearWord.of(asked, described);
        if (near.isPresent()) {
            return diagnosis(
                    DiagnosisKind.VOCABULARY_MISS,
                    asked,
                    tools + " says '" + near.get().described() + "', the question '"
                            + near.get().asked() + "'; no word is shared",
                    "write '" + near.get().asked() + "' too in " + tools);
        }
        return diagnosis(
                DiagnosisKind.VOCABULARY_MISS,
                asked,
                tools + " names nothing of " + quoted(asked),
                "name the topic in " + tools + ", in the words that users type");
    }

    private Diagnosis scopeGap(String chosen, List<String> shared) {
        String expected = question().expectation();
        boolean tied = question().expected().stream()
                .anyMatch(tool -> routed.choice().tied().contains(tool));
        return diagnosis(
                DiagnosisKind.SCOPE_GAP,
                shared,
                tied
                        ? quoted(shared) + " led to " + chosen + " as much as to " + expected
                                + ", and the first one listed was taken"
                        : decided(chosen, shared) + against(),
                "see that the description of " + chosen + " says where it stops and that of " + expected
                        + " what is its own, and write more of the question's words in that of " + expected);
    }

    private Diagnosis needless(String chosen, List<String> shared) {
        return diagnosis(
                DiagnosisKind.SCOPE_GAP,
                shared,
                decided(chosen, shared) + ", and no tool is expected",
                "see that the description of " + chosen + " says where it stops");
    }

    private String decided(String chosen, List<String> shared) {
        return byWords()
                ? quoted(shared) + " decided for " + chosen
                : chosen + " was chosen" + (shared.isEmpty() ? "" : "; its description has " + quoted(shared) + " too");
    }

    /** The scores of the expected tools, where the router scores. */
    private String against() {
        Map<String, Double> scores = routed.choice().scores();
        Optional<String> chosen = routed.choice().tool().filter(scores::containsKey);
        return chosen.isEmpty()
                ? ""
                : question().expected().stream()
                        .map(tool -> String.format(Locale.ROOT, "%.2f for %s", scores.getOrDefault(tool, 0.0), tool))
                        .collect(Collectors.joining(
                                " and ", String.format(Locale.ROOT, " (%.2f against ", scores.get(chosen.get())), ")"));
    }

    private Diagnosis functionWordsOnly(String chosen, List<String> shared) {
        return diagnosis(
                DiagnosisKind.FUNCTION_WORDS_ONLY,
                shared,
                "only " + quoted(shared) + " led to " + chosen + ", which says nothing of a topic",
                "name topics in the description of " + chosen + ", and leave such words out");
    }

    private Diagnosis thinMatch(String chosen, List<String> topics) {
        List<String> others = FunctionWords.topics(question().text()).stream()
                .filter(word -> !topics.contains(word))
                .toList();
        return diagnosis(
                DiagnosisKind.THIN_MATCH,
                topics,
                "right by " + quoted(topics) + " alone"
                        + (others.isEmpty()
                                ? ""
                                : "; " + quoted(others) + (others.size() == 1 ? " matches" : " match")
                                        + " nothing in the description of " + chosen),
                "name the topic in the description of " + chosen + " in more of the words that users type");
    }

    private Diagnosis tie(List<String> tied) {
        return diagnosis(
                DiagnosisKind.TIE,
                FunctionWords.shared(question().text(), description(tied.getFirst())),
                String.join(", ", tied) + " score the same; the first one listed was taken",
                "say in each description what the others do not cover");
    }

    private Diagnosis diagnosis(DiagnosisKind kind, Collection<String> words, String message, String edit) {
        boolean heldOut = question().split() == Split.HELD_OUT;
        return new Diagnosis(kind, List.copyOf(words), message, heldOut ? HELD_OUT : edit);
    }

    /** Shared words are what decides; to other routers they are only a hint. */
    private boolean byWords() {
        return !routed.choice().matched().isEmpty();
    }

    private RoutingQuestion question() {
        return routed.question();
    }

    private String description(String tool) {
        return Objects.requireNonNullElse(preset.descriptions().get(tool), "");
    }

    private static String quoted(List<String> words) {
        if (words.isEmpty()) {
            return "the question";
        }
        String more = words.size() > MOST_WORDS ? ", …" : "";
        return words.stream().limit(MOST_WORDS).map(word -> "'" + word + "'").collect(Collectors.joining(", ")) + more;
    }
}
