package dev.mudlark.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.bench.BenchException;
import dev.mudlark.bench.ToolDesk;
import dev.mudlark.models.ToolCall;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/**
 * Answers calls line by line. One line is held at a time, and each answer is written out before the next line is read, so
 * that a program can send a call and wait for its answer.
 */
final class Batch {

    private static final String STANDARD_INPUT = "-";

    private final ToolDesk desk;
    private final Console console;

    private Batch(ToolDesk desk, Console console) {
        this.desk = desk;
        this.console = console;
    }

    /**
     * Answers all calls of a file.
     *
     * @return the exit code
     * @throws ParameterException when there is no such file
     */
    static int run(String file, ToolDesk desk, Console console, CommandLine line) throws BenchException {
        try (InputStream in = open(file, console, line)) {
            desk.load();
            return new Batch(desk, console).answer(new BoundedLines(in));
        } catch (IOException e) {
            console.say("--batch " + file + ": it could not be read to its end (" + e.getMessage() + ")");
            return ExitCodes.ENDED_BADLY;
        }
    }

    private int answer(BoundedLines lines) throws IOException {
        long number = 0;
        for (Optional<BoundedLines.Line> line = lines.next(); line.isPresent(); line = lines.next()) {
            number++;
            console.out().print(Visible.json(answer(number, line.get())) + "\n");
            // Also writes out what is buffered.
            if (console.out().checkError() || console.unread().getAsBoolean()) {
                return ExitCodes.DONE;
            }
        }
        return ExitCodes.DONE;
    }

    private ObjectNode answer(long number, BoundedLines.Line line) {
        try {
            ToolCall call = BatchLine.read("line-" + number, line);
            return AnswerJson.of(desk.call(call));
        } catch (BatchLine.Malformed e) {
            return AnswerJson.ofFault("malformed_line", "line " + number + ": " + e.getMessage());
        } catch (BenchException e) {
            return AnswerJson.ofFault("not_ready", String.join("; ", e.lines()));
        }
    }

    private static InputStream open(String file, Console console, CommandLine line) throws IOException {
        if (file.equals(STANDARD_INPUT) && console.in() instanceof ClosedInput) {
            throw new ParameterException(
                    line, "--batch -: standard input is closed; pipe calls into it, or name a file of calls");
        }
        if (file.equals(STANDARD_INPUT)) {
            return new FilterInputStream(console.in()) {
                @Override
                public void close() {
                    // It is not ours.
                }
            };
        }
        Path path = path(file, line);
        if (Files.isDirectory(path)) {
            throw new ParameterException(line, "--batch " + file + ": this is a folder; name a file of calls in it");
        }
        try {
            return Files.newInputStream(path);
        } catch (NoSuchFileException e) {
            throw new ParameterException(line, "--batch " + file + ": there is no such file", e);
        } catch (IOException e) {
            throw new ParameterException(line, "--batch " + file + ": it cannot be read; check its rights", e);
        }
    }

    private static Path path(String file, CommandLine line) {
        try {
            return Path.of(file);
        } catch (InvalidPathException e) {
            throw new ParameterException(line, "--batch: no path: " + e.getReason(), e);
        }
    }
}
