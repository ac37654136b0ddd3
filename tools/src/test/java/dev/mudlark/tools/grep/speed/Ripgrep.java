package dev.mudlark.tools.grep.speed;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Runs ripgrep, where the property {@code mudlark.rg} names it. */
final class Ripgrep {

    private final String program;
    private final Path folder;

    private Ripgrep(String program, Path folder) {
        this.program = program;
        this.folder = folder;
    }

    static Optional<Ripgrep> on(Path folder) {
        return Optional.ofNullable(System.getProperty("mudlark.rg"))
                .filter(program -> !program.isBlank())
                .map(program -> new Ripgrep(program, folder));
    }

    /** Wall time of finding all lines that hold all words, in ms. */
    double millis(List<String> words) throws IOException, InterruptedException {
        StringBuilder command = new StringBuilder("\"$0\" -j2 -i -F -- '" + words.getFirst() + "' \"$1\"");
        words.stream()
                .skip(1)
                .forEach(word ->
                        command.append(" | \"$0\" -j2 -i -F -- '").append(word).append('\''));
        ProcessBuilder builder =
                new ProcessBuilder("sh", "-c", command.append(" | wc -c").toString(), program, folder.toString());
        long start = System.nanoTime();
        Process process = builder.redirectErrorStream(true)
                .redirectOutput(Redirect.DISCARD)
                .start();
        if (!process.waitFor(60, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new IOException("ripgrep does not end");
        }
        return (System.nanoTime() - start) / 1e6;
    }
}
