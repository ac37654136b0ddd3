package dev.mudlark.tools;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/** The cases of known faults, where the folder with them stands beside the repository. */
public final class Cases {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private Cases() {}

    /** A case by id; the test is skipped when the folder is not there. */
    public static JsonNode find(String id) {
        Path file = shared("cases/cases.jsonl");
        try {
            for (String line : Files.readAllLines(file)) {
                JsonNode found = JSON.readTree(line);
                if (found.path("id").asText().equals(id)) {
                    return found;
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        throw new IllegalArgumentException("no case " + id);
    }

    /** A file of the shared folder; the test is skipped when it is not there. */
    public static Path shared(String path) {
        for (String root : new String[] {"../../shared", "../../../shared"}) {
            Path file = Path.of(root, path);
            if (Files.exists(file)) {
                return file;
            }
        }
        Assumptions.abort("../shared/" + path + " is not there");
        throw new IllegalStateException();
    }
}
