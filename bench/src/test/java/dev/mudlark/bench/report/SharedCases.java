package dev.mudlark.bench.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** Cases that lie beside the repository. */
public final class SharedCases {

    private SharedCases() {}

    /** The case of that id; skips the test when there are no cases here. */
    public static JsonNode get(String id) throws IOException {
        Path file = Stream.of("../..", "../../..")
                .map(up -> Path.of(up, "shared", "cases", "cases.jsonl"))
                .filter(Files::exists)
                .findFirst()
                .orElse(Path.of("missing"));
        Assumptions.assumeTrue(Files.exists(file), "no shared/cases beside the repository");
        ObjectMapper mapper = new ObjectMapper();
        for (String line : Files.readAllLines(file)) {
            JsonNode node = mapper.readTree(line);
            if (node.get("id").asText().equals(id)) {
                return node;
            }
        }
        throw new AssertionError("no case " + id);
    }
}
