package dev.mudlark.documents;

import static org.junit.jupiter.api.Assumptions.abort;

import java.nio.file.Files;
import java.nio.file.Path;

/** The folder with collections that are not part of the repository; tests that need it are skipped without it. */
final class SharedFolder {

    private SharedFolder() {}

    /** A path in it, beside the repository or one level higher. */
    static Path resolve(String path) {
        for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
            Path found = at.resolve("shared").resolve(path);
            if (Files.exists(found)) {
                return found;
            }
        }
        return abort("skipped: there is no folder shared/" + path + " beside the repository");
    }
}
