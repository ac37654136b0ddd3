package dev.mudlark.evaluation;

import java.util.List;

/**
 * What a run left behind and all that its scores are computed from.
 *
 * @param systems in the order of the config
 * @param questions in the order of the data set
 * @param transcripts in any order; at most one for a system and a question
 * @param finished false when the run was interrupted, or lost answers later
 */
public record RunRecord(
        List<SystemInfo> systems, List<Question> questions, List<Transcript> transcripts, boolean finished) {

    /** Copies the lists. */
    public RunRecord {
        systems = List.copyOf(systems);
        questions = List.copyOf(questions);
        transcripts = List.copyOf(transcripts);
    }

    /** How many answers there would be if every question had been put to every system, less those there are. */
    public int missing() {
        return systems.size() * questions.size() - transcripts.size();
    }
}
