package dev.mudlark.routing.harvesting;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.mudlark.context.FileFault;
import dev.mudlark.routing.RoutingException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** What a run left of its questions, systems and answers (docs/run-directory.md); what it does not know is passed over. */
final class Transcripts {

    private static final JsonMapper JSON = new JsonMapper();

    private final Map<String, JsonNode> questions = new HashMap<>();
    private final Map<String, Set<String>> tools = new HashMap<>();
    private final List<JsonNode> answers = new ArrayList<>();

    private Transcripts() {}

    static Transcripts of(Path run) throws RoutingException {
        Path file = run.resolve("transcripts.jsonl");
        if (!Files.isRegularFile(file)) {
            throw new RoutingException(run + ": there is no transcripts.jsonl in it; give the folder of a run");
        }
        Transcripts transcripts = new Transcripts();
        try {
            for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
                transcripts.add(line);
            }
        } catch (IOException e) {
            throw new RoutingException(file + ": the file cannot be read (" + FileFault.of(e) + ")");
        }
        if (transcripts.answers.isEmpty()) {
            throw new RoutingException(file + ": there is no answer in it; give the folder of a run that answered");
        }
        return transcripts;
    }

    private void add(String line) {
        JsonNode node;
        try {
            node = JSON.readTree(line);
        } catch (JsonProcessingException e) {
            // Cut off when the run was killed.
            return;
        }
        switch (node.path("type").asText("")) {
            case "question" -> questions.put(node.path("id").asText(), node);
            case "system" ->
                tools.put(
                        node.path("name").asText(),
                        node.path("tools")
                                .valueStream()
                                .map(tool -> tool.path("name").asText())
                                .collect(Collectors.toSet()));
            case "transcript" -> answers.add(node);
            default -> {
                // The header, or something newer.
            }
        }
    }

    List<JsonNode> answers() {
        return answers;
    }

    JsonNode question(String id) {
        return Objects.requireNonNullElse(questions.get(id), MissingNode.getInstance());
    }

    Set<String> toolsOf(String system) {
        return Objects.requireNonNullElse(tools.get(system), Set.of());
    }
}
