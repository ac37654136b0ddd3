package dev.mudlark.evaluation.failures;

import dev.mudlark.documents.Passage;
import dev.mudlark.documents.Span;
import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.FailureType;
import dev.mudlark.evaluation.text.FoldedText;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Tells what went wrong with answered questions. Remembers the passages it has seen; for one run and one thread. */
public final class Classifier {

    private final Map<Span, FoldedText> folded = new HashMap<>();
    private final Map<FailureType, Rule> rules = rules();

    /**
     * The type of an answered question.
     *
     * @param attempt what the system did
     * @param values its metrics by name
     * @return the first type whose rule holds; empty when there is no label by which to tell
     */
    public Optional<FailureType> of(Attempt attempt, Map<String, Double> values) {
        Facts facts = new Facts(attempt, values, this::folded);
        if (!facts.isScored() && !facts.isEmpty()) {
            return Optional.empty();
        }
        return rules.entrySet().stream()
                .filter(rule -> rule.getValue().holds(facts))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** When each type holds, in words, in the order of precedence. */
    public static Map<FailureType, String> conditions() {
        Map<FailureType, String> conditions = new EnumMap<>(FailureType.class);
        rules().forEach((type, rule) -> conditions.put(type, rule.when()));
        return conditions;
    }

    private FoldedText folded(Passage passage) {
        return folded.computeIfAbsent(passage.span(), span -> FoldedText.of(passage.text()));
    }

    private static Map<FailureType, Rule> rules() {
        Map<FailureType, Rule> rules = new EnumMap<>(FailureType.class);
        for (FailureType type : FailureType.values()) {
            rules.put(type, rule(type));
        }
        return rules;
    }

    private static Rule rule(FailureType type) {
        return switch (type) {
            case RUN_ERROR -> new RunError();
            case HALLUCINATION -> new Hallucination();
            case TOOL_ERROR_UNRECOVERED -> new ToolErrorUnrecovered();
            case BUDGET -> new Budget();
            case EMPTY_ANSWER -> new EmptyAnswer();
            case CLASSIFIER_VETO -> new ClassifierVeto();
            case SILENT_SKIP -> new SilentSkip();
            case RETRIEVAL_MISS -> new RetrievalMiss();
            case OVER_REFUSAL -> new OverRefusal();
            case WRONG_DATE -> new WrongDate();
            case WRONG_NUMBER -> new WrongNumber();
            case PARTIAL -> new Partial();
            case EVIDENCE_IGNORED -> new EvidenceIgnored();
            case LOST_SOURCE -> new LostSource();
            case NO_FAILURE -> new NoFailure();
        };
    }
}
