package dev.mudlark.bench.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Where runs go that name no folder. */
final class RunFolders {

    private static final Path PARENT = Path.of("runs");
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private RunFolders() {}

    /** {@code runs/NAME-TIME} below the current folder, in UTC; with a number when that exists. */
    static Path next(String name, Instant now) {
        String stem = FolderName.of(name) + "-" + TIME.format(now);
        Path folder = PARENT.resolve(stem);
        for (int i = 2; Files.exists(folder); i++) {
            folder = PARENT.resolve(stem + "-" + i);
        }
        return folder;
    }
}
