package dev.mudlark.bench.rundir;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A manifest as it was read back, for people. No score depends on it, so one that is missing or broken is
 * empty.
 *
 * @param command what to type to make the run again; may be empty
 * @param folder the folder of the run as it was named when the run was made; may be empty
 * @param docs folder of documents, from wherever it is read; may be empty
 * @param facts what the run was made of: label to value, in the order to show them
 */
public record StoredManifest(String command, String folder, String docs, Map<String, String> facts) {

    /** The label of each fact and where it stands. */
    private static final Map<String, String> FACTS = labels();

    /** Copies the map, keeping its order. */
    public StoredManifest {
        facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
    }

    static StoredManifest read(Path file) {
        JsonNode manifest = parse(file);
        Map<String, String> facts = new LinkedHashMap<>();
        FACTS.forEach((label, pointer) -> {
            String value = manifest.at(pointer).asText("");
            if (!value.isEmpty()) {
                facts.put(label, value);
            }
        });
        return new StoredManifest(
                manifest.path("command").asText(""), manifest.path("folder").asText(""), docs(manifest), facts);
    }

    /** A relative path started in the folder that the command was typed in. */
    private static String docs(JsonNode manifest) {
        Path typedIn = Path.of(manifest.path("working_folder").asText(""));
        return typedIn.resolve(manifest.at("/data/docs/folder").asText("")).toString();
    }

    private static Map<String, String> labels() {
        Map<String, String> labels = new LinkedHashMap<>();
        labels.put("Model", "/models/generator/model");
        labels.put("Judge", "/models/judge/model");
        labels.put("Judge's samples", "/models/judge/samples");
        labels.put("Judge's prompt version", "/models/judge/prompt_version");
        labels.put("Embedding model", "/models/embedding/model");
        labels.put("Documents", "/data/docs/folder");
        labels.put("Documents and tables", "/data/docs/entries");
        labels.put("Documents hash", "/data/docs/version");
        labels.put("Questions", "/data/questions/file");
        labels.put("Questions asked", "/data/questions/asked");
        labels.put("Questions hash", "/data/questions/sha256");
        labels.put("Judgements", "/data/qrels/file");
        labels.put("Judgements hash", "/data/qrels/sha256");
        labels.put("Config", "/config/file");
        labels.put("Config hash", "/config/sha256");
        labels.put("Config commit", "/config/git/commit");
        labels.put("Config changed since", "/config/git/dirty");
        labels.put("Tool specs hash", "/tool_specs_sha256");
        labels.put("Seed", "/seed");
        labels.put("Mudlark", "/versions/mudlark");
        labels.put("Mudlark commit", "/versions/mudlark_git/commit");
        labels.put("Mudlark changed since", "/versions/mudlark_git/dirty");
        labels.put("Java", "/versions/java");
        labels.put("System", "/versions/os");
        labels.put("Started", "/started");
        labels.put("Resumed", "/resumed/0");
        labels.put("Ended", "/ended");
        return labels;
    }

    private static JsonNode parse(Path file) {
        try {
            return JsonLines.parse(Files.readString(file, StandardCharsets.UTF_8));
        } catch (IOException e) {
            return JsonLines.object();
        }
    }
}
