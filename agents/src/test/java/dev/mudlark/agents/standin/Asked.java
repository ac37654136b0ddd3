package dev.mudlark.agents.standin;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A labelled question; one without keywords and relevant documents cannot be answered from the documents. */
record Asked(String id, String question, Set<String> requiredTools, List<String> keywords, boolean answerable) {

    static List<Asked> in(Path file) throws IOException {
        List<Asked> asked = new ArrayList<>();
        ObjectMapper json = new ObjectMapper();
        for (String line : Files.readAllLines(file)) {
            JsonNode node = json.readTree(line);
            Set<String> tools = new TreeSet<>();
            node.path("requires_tools").forEach(tool -> tools.add(tool.asText()));
            List<String> keywords = new ArrayList<>();
            node.path("expected_keywords").forEach(word -> keywords.add(word.asText()));
            asked.add(new Asked(
                    node.path("id").asText(),
                    node.path("question").asText(),
                    tools,
                    keywords,
                    !node.path("relevant_doc_ids").isEmpty()));
        }
        return asked;
    }
}
