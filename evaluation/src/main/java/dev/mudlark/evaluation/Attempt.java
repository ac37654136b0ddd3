package dev.mudlark.evaluation;

import dev.mudlark.context.Step;
import dev.mudlark.documents.Passage;
import dev.mudlark.documents.Span;
import dev.mudlark.evaluation.ranking.ReciprocalRankFusion;
import dev.mudlark.evaluation.text.Abstention;
import dev.mudlark.evaluation.text.Citations;
import dev.mudlark.models.Delivery;
import dev.mudlark.tools.Evidence;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One system asked one question, and what its transcript shows.
 *
 * @param system who was asked
 * @param question what was asked
 * @param transcript what happened
 * @param ranking the delivered passages, best first: the rankings of the transcript merged by Reciprocal Rank Fusion,
 *     where the same span is the same passage whichever tool found it
 * @param evidence the document text the model was shown, each span once, in the order it was first shown
 * @param citations ids cited in the answer whose documents were shown, each once, in the order of the answer
 * @param unknownCitations ids cited in the answer whose documents were not shown
 * @param foreignHosts hosts that links and images in the answer lead to and that neither a question of the run nor the
 *     document text that any system was shown in it names, each once, in the order of the answer
 * @param plainAnswer the answer without its citations; empty text when there is no answer
 * @param verdict what a judge said of the answer; empty when it was not judged
 * @param abstained true when the answer says that the documents do not contain the answer
 */
public record Attempt(
        SystemInfo system,
        Question question,
        Transcript transcript,
        List<Passage> ranking,
        List<Span> evidence,
        List<String> citations,
        List<String> unknownCitations,
        List<String> foreignHosts,
        String plainAnswer,
        Optional<Verdict> verdict,
        boolean abstained) {

    /** Codes of calls that were never run: refused at a limit, or cut off by the model's output limit. */
    private static final Set<String> NOT_RUN = Set.of("limit_reached", "cut_call");

    /** Copies the lists. */
    public Attempt {
        ranking = List.copyOf(ranking);
        evidence = List.copyOf(evidence);
        citations = List.copyOf(citations);
        unknownCitations = List.copyOf(unknownCitations);
        foreignHosts = List.copyOf(foreignHosts);
    }

    /** Reads a transcript. */
    static Attempt of(SystemInfo system, Question question, Transcript transcript, ShownHosts hosts) {
        return of(system, question, transcript, hosts, Optional.empty());
    }

    /** Reads a transcript that may be judged. */
    static Attempt of(
            SystemInfo system, Question question, Transcript transcript, ShownHosts hosts, Optional<Verdict> verdict) {
        List<Span> evidence = evidence(transcript);
        Set<String> shown = new LinkedHashSet<>();
        evidence.forEach(span -> shown.add(span.documentId()));
        Citations citations = Citations.of(transcript.answer().orElse(""), shown);
        return new Attempt(
                system,
                question,
                transcript,
                merge(transcript.retrievals()),
                evidence,
                citations.delivered(),
                citations.unknown(),
                hosts.foreignIn(transcript),
                citations.plainText().strip(),
                verdict,
                Abstention.in(citations));
    }

    /** Calls that ran or failed, in order; calls refused at a limit are none. */
    public List<Transcript.ToolUse> calls() {
        return transcript.toolUses().stream()
                .filter(use -> use.errorCode().filter(NOT_RUN::contains).isEmpty())
                .toList();
    }

    /** False when a step cost something that is not known, so that the sum says too little. */
    public boolean isPriced() {
        return transcript.steps().stream().noneMatch(Step::unpriced);
    }

    /** How often requests to models were sent again. */
    public int retries() {
        return transcript.steps().stream()
                .map(step -> step.detail().getOrDefault(Delivery.RETRIES, "0"))
                .mapToInt(Integer::parseInt)
                .sum();
    }

    /** True when a server read less of a prompt than it was sent. */
    public boolean isContextTruncated() {
        return transcript.steps().stream().anyMatch(step -> step.detail().containsKey(Delivery.PROMPT_CUT));
    }

    /** Money spent on the question in US dollars times 10^9, as far as it is known. */
    public long costNanoDollars() {
        return transcript.steps().stream().mapToLong(Step::costNanoDollars).sum();
    }

    /** The part of {@link #costNanoDollars} that was paid in an earlier run whose replies were used again. */
    public long storedCostNanoDollars() {
        return transcript.steps().stream()
                .filter(Step::isStored)
                .mapToLong(Step::costNanoDollars)
                .sum();
    }

    /** True when the system was offered tools. */
    public boolean hasTools() {
        return !system.tools().isEmpty();
    }

    private static List<Passage> merge(List<Transcript.Retrieval> retrievals) {
        Map<Span, Passage> bySpan = new HashMap<>();
        retrievals.forEach(
                ranking -> ranking.passages().forEach(passage -> bySpan.putIfAbsent(passage.span(), passage)));
        List<List<Span>> rankings = retrievals.stream()
                .map(ranking -> ranking.passages().stream().map(Passage::span).toList())
                .toList();
        return ReciprocalRankFusion.merge(rankings).stream()
                .map(span -> java.util.Objects.requireNonNull(bySpan.get(span)))
                .toList();
    }

    private static List<Span> evidence(Transcript transcript) {
        Set<Span> spans = new LinkedHashSet<>();
        for (Transcript.ToolUse use : transcript.toolUses()) {
            for (Evidence shown : use.evidence()) {
                if (shown instanceof Evidence.DocumentSpan(Span span)) {
                    spans.add(span);
                }
            }
        }
        for (Transcript.Retrieval ranking : transcript.retrievals()) {
            ranking.passages().forEach(passage -> spans.add(passage.span()));
        }
        return List.copyOf(spans);
    }
}
