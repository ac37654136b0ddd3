package dev.mudlark.cli;

import dev.mudlark.bench.Bench;
import dev.mudlark.bench.BenchException;
import dev.mudlark.bench.DeskRequest;
import dev.mudlark.bench.ToolDesk;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which tools are meant: what the commands of {@code mudlark tools} have in common. */
final class DeskOptions {

    @Option(
            names = "--docs",
            paramLabel = "DIR",
            description = "Folder of documents that the tools read. Default: none; calculator and date_calc need none.")
    private @Nullable Path docs;

    /** Lays the tools out. */
    ToolDesk open(Console console) throws BenchException {
        return Bench.tools(new DeskRequest(Optional.ofNullable(docs)), new Notes(console));
    }
}
