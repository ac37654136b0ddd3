package dev.mudlark.bench.rundir;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.documents.LoadNotice;
import dev.mudlark.evaluation.SystemInfo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** How the manifest is stored. */
final class ManifestFormat {

    private static final int FORMAT = 1;

    /** Only so many notices are listed; a folder of photos must not swamp the file. */
    private static final int MOST_NOTICES = 1000;

    /** What must be the same when a run is resumed: what to call it, and where it stands. */
    private static final Map<String, Kept> KEPT = kept();

    /** As many digits of a hash as tell two apart. */
    private static final int HASH_DIGITS = 12;

    /**
     * What must be the same.
     *
     * @param label what to call it
     * @param path where the manifest says what file or folder it is; empty when it is none
     */
    private record Kept(String label, String path) {}

    private ManifestFormat() {}

    static ObjectNode begun(Manifest.Request request, Path folder) {
        ObjectNode node = JsonLines.object();
        node.put("format", FORMAT);
        node.put("name", request.name());
        node.put("command", request.command());
        node.put("folder", folder.toString());
        node.put("working_folder", request.workingFolder().toString());
        node.set("versions", versions());
        node.set("config", config(request.config()));
        ObjectNode changed = node.putObject("overrides");
        new TreeMap<>(request.overrides()).forEach(changed::put);
        node.put("seed", request.seed());
        node.put("started", request.started().toString());
        node.put("finished", false);
        return node;
    }

    static ObjectNode content(Manifest.Content made) throws IOException {
        ObjectNode node = JsonLines.object();
        node.set("data", data(made.data()));
        node.set("models", ModelsFormat.write(made));
        node.put("tool_specs_sha256", Hashes.of(toolSpecs(made.systems())));
        ArrayNode list = node.putArray("systems");
        made.systems().forEach(system -> list.add(describe(system)));
        return node;
    }

    /** What was asked for, read back; the config's text must be the one that was run. */
    static Manifest.Request request(Path file, ObjectNode node, String config) {
        JsonNode source = node.path("config");
        if (!node.has("working_folder") || !source.has("folder")) {
            throw ProblemsException.of(
                    file.toString(), "an older version wrote this run, which cannot be resumed; start a new run");
        }
        if (!Hashes.of(config).equals(source.path("sha256").asText())) {
            Path copy = new RunDirectory(file.resolveSibling("")).config();
            throw ProblemsException.of(copy.toString(), wrongConfig(copy, source));
        }
        Map<String, String> overrides = new LinkedHashMap<>();
        node.path("overrides")
                .properties()
                .forEach(entry -> overrides.put(entry.getKey(), entry.getValue().asText()));
        try {
            return new Manifest.Request(
                    node.path("name").asText(),
                    node.path("command").asText(),
                    Path.of(node.path("working_folder").asText()),
                    new Manifest.ConfigSource(
                            Optional.ofNullable(source.get("file")).map(path -> Path.of(path.asText())),
                            Path.of(source.path("folder").asText()),
                            config),
                    overrides,
                    node.path("seed").asLong(),
                    Instant.parse(node.path("started").asText()));
        } catch (DateTimeParseException e) {
            throw ProblemsException.of(file.toString(), "the manifest is damaged ('started'); start a new run");
        }
    }

    private static String wrongConfig(Path copy, JsonNode source) {
        String from = source.has("file") ? ", a copy of " + source.path("file").asText() + " as it was then" : "";
        return (Files.isReadable(copy)
                        ? "this is not the config that the run began with; put that back"
                        : "the config that the run began with is gone or cannot be read; put it back")
                + from + ", or start a new run";
    }

    /** What an earlier part of the run was made of and a later one would not be. */
    static List<String> differences(ObjectNode begun, ObjectNode now) {
        ObjectNode all = now.deepCopy();
        all.set("versions", versions());
        List<String> differences = new ArrayList<>();
        KEPT.forEach((pointer, kept) -> {
            String before = begun.at(pointer).asText("none");
            String after = all.at(pointer).asText("none");
            if (!before.equals(after)) {
                String path =
                        kept.path().isEmpty() ? "" : " " + all.at(kept.path()).asText("");
                differences.add(kept.label() + path.stripTrailing() + " (" + shortened(before) + " when it began, "
                        + shortened(after) + " now)");
            }
        });
        return differences;
    }

    private static String shortened(String value) {
        boolean hash = value.length() == 64 && value.chars().allMatch(c -> Character.digit(c, 16) >= 0);
        return hash ? value.substring(0, HASH_DIGITS) : value;
    }

    private static Map<String, Kept> kept() {
        Map<String, Kept> kept = new LinkedHashMap<>();
        kept.put("/versions/mudlark", new Kept("the version of mudlark", ""));
        kept.put("/data/docs/version", new Kept("the documents in", "/data/docs/folder"));
        kept.put("/data/questions/sha256", new Kept("the questions in", "/data/questions/file"));
        kept.put("/data/questions/asked", new Kept("the number of questions", ""));
        kept.put("/data/qrels/sha256", new Kept("the file of judgements", "/data/qrels/file"));
        kept.put("/models/generator/model", new Kept("the model", ""));
        kept.put("/models/judge/model", new Kept("the model that judges", ""));
        kept.put("/models/judge/prompt_version", new Kept("what the model that judges is told", ""));
        kept.put("/models/embedding/model", new Kept("the embedding model", ""));
        kept.put("/tool_specs_sha256", new Kept("the tools as they are offered", ""));
        return kept;
    }

    private static ObjectNode versions() {
        ObjectNode node = JsonLines.object();
        node.put("mudlark", Version.current());
        GitState.ofProgram().ifPresent(state -> node.set("mudlark_git", describe(state)));
        node.put("java", Runtime.version().toString());
        node.put("java_vendor", System.getProperty("java.vendor", "unknown"));
        node.put(
                "os",
                System.getProperty("os.name", "unknown") + " " + System.getProperty("os.version", "") + " "
                        + System.getProperty("os.arch", ""));
        return node;
    }

    private static ObjectNode config(Manifest.ConfigSource config) {
        ObjectNode node = JsonLines.object();
        config.file().ifPresent(file -> node.put("file", file.toString()));
        node.put("folder", config.folder().toString());
        node.put("sha256", Hashes.of(config.text()));
        GitState.of(config.folder()).ifPresent(state -> node.set("git", describe(state)));
        return node;
    }

    private static ObjectNode data(Manifest.Data data) throws IOException {
        ObjectNode node = JsonLines.object();
        ObjectNode docs = node.putObject("docs");
        docs.put("folder", data.docs().toString());
        docs.put("version", data.docsVersion());
        docs.put("entries", data.entries());
        docs.put("notices_total", data.notices().size());
        ArrayNode notices = docs.putArray("notices");
        data.notices().stream().limit(MOST_NOTICES).forEach(notice -> notices.add(describe(notice)));
        node.putObject("questions")
                .put("file", data.questions().toString())
                .put("sha256", Hashes.of(data.questions()))
                .put("asked", data.questionCount());
        if (data.qrels().isPresent()) {
            Path file = data.qrels().get();
            node.putObject("qrels").put("file", file.toString()).put("sha256", Hashes.of(file));
        }
        return node;
    }

    private static String toolSpecs(List<SystemInfo> systems) {
        ArrayNode all = JsonLines.object().putArray("systems");
        systems.forEach(system -> {
            ArrayNode specs = all.addArray();
            system.tools().forEach(spec -> specs.add(SystemFormat.write(spec)));
        });
        return JsonLines.line(all);
    }

    private static ObjectNode describe(SystemInfo system) {
        ObjectNode node = JsonLines.object();
        node.put("name", system.name());
        node.put("type", system.type());
        ArrayNode tools = node.putArray("tools");
        system.tools().forEach(tool -> tools.add(tool.name()));
        if (!system.settings().isEmpty()) {
            ObjectNode settings = node.putObject("settings");
            system.settings().forEach(settings::put);
        }
        return node;
    }

    private static ObjectNode describe(LoadNotice notice) {
        return JsonLines.object()
                .put("path", notice.path())
                .put("code", notice.code())
                .put("severity", notice.severity().name().toLowerCase(Locale.ROOT))
                .put("message", notice.message());
    }

    private static ObjectNode describe(GitState state) {
        return JsonLines.object().put("commit", state.commit()).put("dirty", state.dirty());
    }
}
