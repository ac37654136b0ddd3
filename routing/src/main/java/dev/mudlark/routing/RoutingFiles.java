package dev.mudlark.routing;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.FileFault;
import dev.mudlark.routing.pages.Page;
import dev.mudlark.routing.pages.ResultJson;
import dev.mudlark.routing.pages.ResultTables;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Results for programs, spreadsheets and browsers (docs/routing.md says what stands where). */
public final class RoutingFiles {

    private RoutingFiles() {}

    /** The result as JSON: presets by name, their figures, and every question. */
    public static ObjectNode json(RoutingResult result) {
        return ResultJson.of(result);
    }

    /**
     * Writes {@code routing.html}, {@code routing.json}, {@code routing.csv} (a row for each preset) and {@code
     * routing_questions.csv} (a row for each preset, question and tool) into a folder, which is made when it is missing. Files of
     * these names are replaced; others stay.
     *
     * @return the page
     * @throws RoutingException when it cannot be written
     */
    public static Path write(RoutingResult result, Path folder) throws RoutingException {
        try {
            Files.createDirectories(folder);
            write(folder.resolve("routing.json"), json(result).toPrettyString() + "\n");
            write(folder.resolve("routing.csv"), ResultTables.presets(result));
            write(folder.resolve("routing_questions.csv"), ResultTables.questions(result));
            Path page = folder.resolve("routing.html");
            write(page, Page.of(result));
            return page;
        } catch (IOException e) {
            throw new RoutingException(folder + ": cannot be written (" + FileFault.of(e) + "); give another --out");
        }
    }

    /** The file is there whole or not at all. */
    static void write(Path file, String text) throws IOException {
        Path temporary = file.resolveSibling("." + file.getFileName() + ".tmp");
        try {
            Files.writeString(temporary, text, StandardCharsets.UTF_8);
            Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw FileFault.named(file, e);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }
}
