package dev.mudlark.routing;

import dev.mudlark.context.DidYouMean;
import dev.mudlark.routing.sets.SetReader;
import java.nio.file.Path;
import java.util.List;

/**
 * Questions with the tool each should lead to, and descriptions of those tools to try.
 *
 * @param name for headings
 * @param tools their names in order, at least one; in a tie the first wins
 * @param questions in the order of the file, at least one
 * @param presets in the order of the file, at least one
 */
public record RoutingSet(String name, List<String> tools, List<RoutingQuestion> questions, List<Preset> presets) {

    /** Copies the lists. */
    public RoutingSet {
        tools = List.copyOf(tools);
        questions = List.copyOf(questions);
        presets = List.copyOf(presets);
    }

    /**
     * Reads a set from a file in YAML, or in JSON lines when its name ends in {@code .jsonl} (docs/routing.md).
     *
     * @throws RoutingException with every fault, each with its line
     */
    public static RoutingSet read(Path file) throws RoutingException {
        return SetReader.read(file);
    }

    /** The preset of that name.
     *
     * @throws RoutingException when there is none
     */
    public Preset preset(String wanted) throws RoutingException {
        List<String> names = presets.stream().map(Preset::name).toList();
        int at = names.indexOf(wanted);
        if (at < 0) {
            throw new RoutingException("no preset '" + wanted + "' in set '" + name + "'; there is "
                    + String.join(", ", names) + DidYouMean.hint(wanted, names));
        }
        return presets.get(at);
    }

    /** The questions of a split. */
    public List<RoutingQuestion> questions(Split split) {
        return questions.stream().filter(question -> question.split() == split).toList();
    }
}
