package dev.mudlark.routing;

import dev.mudlark.context.DidYouMean;
import dev.mudlark.routing.harvesting.Proposals;
import dev.mudlark.routing.harvesting.SetAppender;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * Questions of a run that went to the wrong tool, or to none, as golden questions of a routing set.
 *
 * @param proposals the questions, each once however many systems got it wrong; all are golden
 * @param known questions that the set has already, in whichever split
 * @param foreign questions whose expected tool is none of the set's
 */
public record Harvest(List<RoutingQuestion> proposals, int known, int foreign) {

    /** Copies the list. */
    public Harvest {
        proposals = List.copyOf(proposals);
    }

    /**
     * Reads the transcripts of a run. Only questions with {@code expected_tool} count, of systems that were offered that tool; a
     * call of a tool that does not exist is no decision and passed over.
     *
     * @throws RoutingException when there are no transcripts to read
     */
    public static Harvest of(Path run, RoutingSet set) throws RoutingException {
        return of(run, set, Map.of());
    }

    /**
     * As above, where tools have other names in the set than in the run.
     *
     * @param names by name in the run, the name in the set
     * @throws RoutingException when there are no transcripts to read, or a name is none of the set's tools
     */
    public static Harvest of(Path run, RoutingSet set, Map<String, String> names) throws RoutingException {
        for (String name : names.values()) {
            if (!set.tools().contains(name)) {
                throw new RoutingException("set '" + set.name() + "' has no tool '" + name + "'; there is "
                        + String.join(", ", set.tools()) + DidYouMean.hint(name, set.tools()));
            }
        }
        return Proposals.of(run, set, names);
    }

    /**
     * Writes the proposals behind the last question of a set, under a comment that says where they come from. The rest of the file
     * stays as it is, and the file is replaced only when it can be read with them.
     *
     * @throws RoutingException when it cannot be written, or its questions are no block list; nothing was changed then
     */
    public void appendTo(Path file, Path run) throws RoutingException {
        SetAppender.append(file, run, proposals);
    }

    /** A proposal as a line of a set in YAML, without the dash in front. */
    public static String item(RoutingQuestion question) {
        return SetAppender.item(question);
    }
}
