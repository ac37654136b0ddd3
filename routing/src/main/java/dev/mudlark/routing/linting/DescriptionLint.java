package dev.mudlark.routing.linting;

import dev.mudlark.context.Counted;
import dev.mudlark.routing.LintFinding;
import dev.mudlark.routing.LintFinding.Kind;
import dev.mudlark.routing.Preset;
import dev.mudlark.routing.RoutingQuestion;
import dev.mudlark.routing.RoutingSet;
import dev.mudlark.routing.Split;
import dev.mudlark.routing.diagnosing.FunctionWords;
import dev.mudlark.routing.tfidf.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Looks at one description after the other. */
public final class DescriptionLint {

    /** OpenAI refuses a longer one. */
    private static final int LONGEST = 1_024;

    private static final int EXAMPLES = 3;

    private final RoutingSet set;
    private final Preset preset;
    private final String tool;
    private final String description;
    private final List<LintFinding> found = new ArrayList<>();

    private DescriptionLint(RoutingSet set, Preset preset, String tool, String description) {
        this.set = set;
        this.preset = preset;
        this.tool = tool;
        this.description = description;
    }

    /** Everything that the descriptions of a preset leave out, tool by tool. */
    public static List<LintFinding> of(RoutingSet set, Preset preset) {
        List<LintFinding> all = new ArrayList<>();
        preset.descriptions().forEach((tool, text) -> {
            DescriptionLint lint = new DescriptionLint(set, preset, tool, text);
            lint.look();
            all.addAll(lint.found);
        });
        return all;
    }

    private void look() {
        if (Words.of(description).isEmpty()) {
            add(Kind.NO_USABLE_WORD, "no word of two letters or more; write what the tool searches");
            return;
        }
        sameAsAnother();
        whatAndWhose();
        topics();
        if (preset.tools().size() > 1 && !Cues.says(Cues.BOUNDARY, description) && !namesAnotherTool()) {
            add(
                    Kind.BOUNDARY,
                    "does not say where it stops; write what is not its own and which tool has it, such as \"not for other"
                            + " providers: use " + another() + "\"");
        }
        if (!Cues.says(Cues.RETURNS, description)) {
            add(Kind.RETURNS, "does not say what comes back; write it, such as \"Returns passages as plain text\"");
        }
        int length = description.codePointCount(0, description.length());
        if (length > LONGEST) {
            add(
                    Kind.TOO_LONG,
                    Counted.of(length, "character") + "; some providers take no more than " + LONGEST
                            + ", so shorten it");
        }
    }

    private void sameAsAnother() {
        for (Map.Entry<String, String> other : preset.descriptions().entrySet()) {
            if (other.getKey().equals(tool)) {
                return;
            }
            if (Words.of(other.getValue()).equals(Words.of(description))) {
                add(
                        Kind.SAME_AS_ANOTHER,
                        "says the same as " + other.getKey()
                                + ", so nobody can choose between them; say what is whose");
                return;
            }
        }
    }

    private void whatAndWhose() {
        boolean what = Cues.says(Cues.SEARCHES, description);
        boolean whose = Cues.says(Cues.WHOSE, description) || Cues.hasPossessive(description);
        if (!what || !whose) {
            String missing =
                    what ? "whose data that is" : whose ? "what it does" : "what it does and whose data that is";
            add(
                    Kind.WHAT_AND_WHOSE,
                    "does not say " + missing + "; write it, such as \"Searches the shop's own handbook\"");
        }
    }

    private void topics() {
        List<RoutingQuestion> own = set.questions(Split.GOLDEN).stream()
                .filter(question -> question.expected().contains(tool))
                .filter(question -> !FunctionWords.topics(question.text()).isEmpty())
                .toList();
        List<String> described = FunctionWords.topics(description);
        List<RoutingQuestion> missed = own.stream()
                .filter(question -> Collections.disjoint(FunctionWords.topics(question.text()), described))
                .toList();
        if (!missed.isEmpty() && 2 * missed.size() >= own.size()) {
            add(
                    Kind.TOPICS,
                    "shares no word but common ones with " + missed.size() + " of "
                            + Counted.of(own.size(), "golden question") + " (" + ids(missed)
                            + "); name the topics in the words that users type");
        }
    }

    private static String ids(List<RoutingQuestion> questions) {
        List<String> ids =
                questions.stream().limit(EXAMPLES).map(RoutingQuestion::id).toList();
        return String.join(", ", ids) + (questions.size() > EXAMPLES ? ", …" : "");
    }

    private boolean namesAnotherTool() {
        return preset.tools().stream().anyMatch(other -> !other.equals(tool) && Cues.names(other, description));
    }

    private String another() {
        Optional<String> other =
                preset.tools().stream().filter(name -> !name.equals(tool)).findFirst();
        return other.orElseThrow();
    }

    private void add(Kind kind, String message) {
        found.add(new LintFinding(preset.name(), tool, kind, message));
    }
}
