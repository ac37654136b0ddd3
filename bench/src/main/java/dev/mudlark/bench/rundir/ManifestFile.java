package dev.mudlark.bench.rundir;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.context.FileFault;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/**
 * {@code run_manifest.json}. It comes with the folder and says what was asked for; it is written again when everything is
 * read and indexed, and when the run ends.
 */
public final class ManifestFile {

    private static final String SPENT = "spent_nano_usd";

    private final Path file;
    private final ObjectNode content;

    private ManifestFile(Path file, ObjectNode content) {
        this.file = file;
        this.content = content;
    }

    /** The text of the manifest of a run that begins in {@code folder}. */
    static String begun(Manifest.Request request, Path folder) {
        return JsonLines.pretty(ManifestFormat.begun(request, folder));
    }

    /**
     * The manifest of a run that has begun.
     *
     * @throws ProblemsException when it is not there or cannot be read
     */
    public static ManifestFile open(Path file) {
        try {
            if (JsonLines.parse(Files.readString(file, StandardCharsets.UTF_8)) instanceof ObjectNode content) {
                return new ManifestFile(file, content);
            }
            throw damaged(file);
        } catch (JsonProcessingException | CharacterCodingException e) {
            throw damaged(file);
        } catch (IOException e) {
            throw ProblemsException.of(
                    file.toString(), "the manifest cannot be read (" + FileFault.of(e) + "); start a new run");
        }
    }

    private static ProblemsException damaged(Path file) {
        RunDirectory run = new RunDirectory(file.resolveSibling(""));
        String rest = run.isAnswered()
                ? "score the answers that are there with: " + Commands.rescore(run.folder())
                : "nothing was answered, so the folder can be deleted";
        return ProblemsException.of(
                file.toString(),
                "the manifest is empty or damaged, as after a power cut, so the run cannot be resumed; " + rest
                        + "; to ask again, start a new run");
    }

    /**
     * What was asked for.
     *
     * @param config the text of the config as it stands beside the manifest
     * @throws ProblemsException when that is not said, or the text is not the one that was run
     */
    public Manifest.Request request(String config) {
        return ManifestFormat.request(file, content, config);
    }

    /** True when every answer was there when the run ended. */
    public boolean isFinished() {
        return content.path("finished").asBoolean(false);
    }

    /** True when a model grades the answers of the run. */
    public boolean isJudged() {
        return content.at("/models/judge").isObject();
    }

    /**
     * Adds what was read and indexed. A manifest that has it already, since the run is resumed, must say the same.
     *
     * @return what the run was begun with and is no longer so, for people; empty when nothing changed or the run is new
     * @throws IOException when it cannot be written, or the data not be hashed
     */
    public List<String> complete(Manifest.Content made) throws IOException {
        ObjectNode now = ManifestFormat.content(made);
        if (content.has("data")) {
            return ManifestFormat.differences(content, now);
        }
        now.properties().forEach(entry -> content.set(entry.getKey(), entry.getValue()));
        write();
        return List.of();
    }

    /**
     * Notes that the run goes on after it was ended.
     *
     * @throws IOException when it cannot be written
     */
    public void resumed(Instant when) throws IOException {
        content.withArray("resumed").add(when.toString());
        write();
    }

    /** What the models of the run cost until it ended, in nano-dollars; 0 when that was not noted. */
    public long spent() {
        return content.path(SPENT).asLong(0);
    }

    /** Notes what they cost, answers included that were cut off and not kept; {@link #end} writes it. */
    public void spent(long nanoDollars) {
        content.put(SPENT, nanoDollars);
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

    private void write() throws IOException {
        WholeFile.writeDurably(file, JsonLines.pretty(content));
    }
}
