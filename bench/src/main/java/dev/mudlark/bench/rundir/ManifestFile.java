package dev.mudlark.bench.rundir;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.documents.LoadNotice;
import dev.mudlark.evaluation.SystemInfo;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;

/** {@code run_manifest.json}: written when a run starts and again when it ends. */
public final class ManifestFile {

    private static final int FORMAT = 1;

    /** Only so many notices are listed; a folder of photos must not swamp the file. */
    private static final int MOST_NOTICES = 1000;

    private final Path file;
    private final ObjectNode content;

    private ManifestFile(Path file, ObjectNode content) {
        this.file = file;
        this.content = content;
    }

    /**
     * Writes the manifest of a run that starts.
     *
     * @throws IOException when it cannot be written, or the data not be hashed
     */
    public static ManifestFile start(Path file, Manifest manifest) throws IOException {
        ManifestFile started = new ManifestFile(file, content(manifest));
        started.content.put("finished", false);
        started.write();
        return started;
    }

    /**
     * Completes the manifest of a run that is over.
     *
     * @param ended when
     * @param answered answers there are, over all systems, failed ones included
     * @param finished whether every question was asked
     * @throws IOException when it cannot be written
     */
    public void end(Instant ended, int answered, boolean finished) throws IOException {
        content.put("ended", ended.toString());
        content.put("answered", answered);
        content.put("finished", finished);
        write();
    }

    private static ObjectNode content(Manifest manifest) throws IOException {
        ObjectNode node = JsonLines.object();
        node.put("format", FORMAT);
        node.put("name", manifest.name());
        node.put("command", manifest.command());
        node.put("folder", manifest.folder());
        node.set("versions", versions());
        node.set("config", config(manifest.config()));
        ObjectNode changed = node.putObject("overrides");
        new TreeMap<>(manifest.overrides()).forEach(changed::put);
        node.set("data", data(manifest.data()));
        node.putObject("models")
                .putObject("generator")
                .put("model", manifest.generator())
                .put("stand_in", manifest.standIn());
        node.put("seed", manifest.seed());
        node.put("tool_specs_sha256", Hashes.of(toolSpecs(manifest.systems())));
        ArrayNode list = node.putArray("systems");
        manifest.systems().forEach(system -> list.add(describe(system)));
        node.put("started", manifest.started().toString());
        return node;
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

    private void write() throws IOException {
        WholeFile.write(file, JsonLines.pretty(content));
    }
}
