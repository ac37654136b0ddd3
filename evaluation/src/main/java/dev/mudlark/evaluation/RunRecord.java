package dev.mudlark.evaluation;

import java.util.List;

/**
 * What a run left behind and all that its scores are computed from.
 *
 * @param systems in the order of the config
 * @param questions in the order of the data set
 * @param transcripts in any order; at most one for a system and a question
 * @param verdicts what a judge said of answers, in any order; at most one for a system and a question
 * @param finished false when the run was interrupted, or lost answers later
 */
public record RunRecord(
        List<SystemInfo> systems,
        List<Question> questions,
        List<Transcript> transcripts,
        List<Verdict> verdicts,
        boolean finished) {

    /** Copies the lists. */
    public RunRecord {
        systems = List.copyOf(systems);
        questions = List.copyOf(questions);
        transcripts = List.copyOf(transcripts);
        verdicts = List.copyOf(verdicts);
    }

    /** A run that nobody judged. */
    public RunRecord(
            List<SystemInfo> systems, List<Question> questions, List<Transcript> transcripts, boolean finished) {
        this(systems, questions, transcripts, List.of(), finished);
    }

    /** The same with what a judge said. */
    public RunRecord judged(List<Verdict> said) {
        return new RunRecord(systems, questions, transcripts, said, finished);
    }

    /** The systems whose answers were judged by the model that gave them. Judges tend to prefer their own answers. */
    public List<SystemInfo> judgedByThemselves() {
        return systems.stream()
                .filter(system -> verdicts.stream().anyMatch(verdict -> verdict.isBy(system.model())))
                .toList();
    }

    /** How many answers there would be if every question had been put to every system, less those there are. */
    public int missing() {
        return systems.size() * questions.size() - transcripts.size();
    }
}
