package dev.mudlark.bench.run;

import dev.mudlark.bench.rundir.Manifest;
import dev.mudlark.bench.rundir.RunDirectory;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;

/** Where runs go that name no folder. */
final class RunFolders {

    /** Their parent, below the current folder. */
    static final Path PARENT = Path.of("runs");

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private RunFolders() {}

    /**
     * Makes {@code NAME-TIME}, in UTC; with a number when another run has that.
     *
     * @throws dev.mudlark.bench.problems.ProblemsException when none can be made
     */
    static RunDirectory make(Path parent, Manifest.Request request) {
        String stem = FolderName.of(request.name()) + "-" + TIME.format(request.started());
        Optional<RunDirectory> made = RunDirectory.claim(parent.resolve(stem), request);
        for (int i = 2; made.isEmpty(); i++) {
            made = RunDirectory.claim(parent.resolve(stem + "-" + i), request);
        }
        return made.get();
    }
}
