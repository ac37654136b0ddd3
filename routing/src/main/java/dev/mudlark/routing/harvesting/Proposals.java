package dev.mudlark.routing.harvesting;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.routing.Harvest;
import dev.mudlark.routing.RoutingException;
import dev.mudlark.routing.RoutingQuestion;
import dev.mudlark.routing.RoutingSet;
import dev.mudlark.routing.Split;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Chooses what of a run is worth asking again. */
public final class Proposals {

    private static final String SEARCH = "search";
    private static final String OFF_TOPIC = "off_topic";

    private final RoutingSet set;
    private final Map<String, String> names;
    private final Transcripts transcripts;
    private final String source;
    private final Set<String> texts = new HashSet<>();
    private final Set<String> ids = new HashSet<>();
    private final List<RoutingQuestion> proposals = new ArrayList<>();
    private int known;
    private int foreign;

    private Proposals(RoutingSet set, Map<String, String> names, Transcripts transcripts, String source) {
        this.set = set;
        this.names = names;
        this.transcripts = transcripts;
        this.source = source;
        for (RoutingQuestion question : set.questions()) {
            texts.add(RoutingQuestion.folded(question.text()));
            ids.add(question.id());
        }
    }

    /** The questions of a run that a set lacks. */
    public static Harvest of(Path run, RoutingSet set, Map<String, String> names) throws RoutingException {
        Proposals proposals = new Proposals(set, names, Transcripts.of(run), SetAppender.source(run));
        Set<String> wrong = new LinkedHashSet<>();
        for (JsonNode transcript : proposals.transcripts.answers()) {
            if (proposals.isWrong(transcript)) {
                wrong.add(transcript.path("question_id").asText());
            }
        }
        wrong.forEach(proposals::propose);
        return new Harvest(proposals.proposals, proposals.known, proposals.foreign);
    }

    private boolean isWrong(JsonNode transcript) {
        Optional<String> label = expected(transcript.path("question_id").asText());
        Set<String> offered = transcripts.toolsOf(transcript.path("system").asText());
        List<String> called = tools(transcript);
        boolean undecided =
                called.isEmpty() && transcript.path("answer").asText("").isBlank();
        boolean none = label.filter(RoutingQuestion.NONE::equals).isPresent();
        if (label.isEmpty() || offered.isEmpty() || undecided || !(none || offered.contains(label.get()))) {
            return false;
        }
        Optional<String> chosen = chosen(called, label.get());
        if (chosen.isEmpty() || chosen.get().equals(OFF_TOPIC)) {
            return !none;
        }
        return offered.contains(chosen.get()) && !chosen.get().equals(label.get());
    }

    /** Not the tools that stand inside of evidence. */
    private static List<String> tools(JsonNode transcript) {
        return transcript
                .path("tool_uses")
                .valueStream()
                .map(use -> use.path("tool").asText(""))
                .toList();
    }

    /** As in the runs' own figures: search and off_topic count only where no other tool is called, or none is expected. */
    private static Optional<String> chosen(List<String> called, String expected) {
        return called.stream()
                .filter(tool -> expected.equals(RoutingQuestion.NONE)
                        || expected.equals(tool)
                        || !Set.of(SEARCH, OFF_TOPIC).contains(tool))
                .findFirst();
    }

    /** {@code off_topic} means that no tool should be called, as in the runs' own figures. */
    private Optional<String> expected(String id) {
        String label = transcripts.question(id).path("expected_tool").asText("");
        return label.isEmpty() ? Optional.empty() : Optional.of(label.equals(OFF_TOPIC) ? RoutingQuestion.NONE : label);
    }

    private void propose(String id) {
        String text = transcripts.question(id).path("question").asText("").strip();
        String called = expected(id).orElseThrow();
        String tool = names.getOrDefault(called, called);
        boolean none = tool.equals(RoutingQuestion.NONE);
        if (!none && !set.tools().contains(tool)) {
            foreign++;
        } else if (text.isEmpty() || !texts.add(RoutingQuestion.folded(text))) {
            known++;
        } else {
            proposals.add(new RoutingQuestion(
                    freeId(id), text, none ? List.of() : List.of(tool), Split.GOLDEN, Optional.of(source), 0));
        }
    }

    private String freeId(String id) {
        String free = id;
        for (int i = 2; !ids.add(free); i++) {
            free = id + "-" + i;
        }
        return free;
    }
}
