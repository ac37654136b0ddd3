package dev.mudlark.bench.run;

import dev.mudlark.bench.config.Written;
import dev.mudlark.bench.problems.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;

/** Tells of files of questions and judgements that are none where they are named: at the flag, or in the config. */
final class DataFiles {

    /** Where a shell puts what it hands over, such as {@code <(command)}; somebody writes to it. */
    private static final List<Path> HANDED_OVER =
            List.of(Path.of("/dev/fd"), Path.of("/dev/stdin"), Path.of("/proc/self/fd"));

    private DataFiles() {}

    /**
     * The file of questions, when it can be opened.
     *
     * @param problems takes what is wrong with it
     */
    static Optional<Path> questions(Draft draft, Problems problems) {
        Written<Path> written = draft.config().data().questions();
        return file("questions", "questions", draft.overrides().questions(), written, draft, problems);
    }

    /** The file of judgements, in the same way. */
    static Optional<Path> qrels(Draft draft, Problems problems) {
        Written<Path> written = draft.config().data().qrels();
        return file("qrels", "judgements", draft.overrides().qrels(), written, draft, problems);
    }

    private static Optional<Path> file(
            String key, String what, Optional<Path> typed, Written<Path> written, Draft draft, Problems problems) {
        Optional<Path> file = typed.or(written::value);
        Optional<String> fault = file.flatMap(DataFiles::fault);
        boolean flag = typed.isPresent() || draft.source().file().isEmpty();
        fault.ifPresent(reason -> problems.add(
                flag ? "--" + key : written.where(),
                (flag ? "" : "data." + key + ": ") + reason + "; give the file of " + what));
        return fault.isPresent() ? Optional.empty() : file;
    }

    /** Why nothing can be read there, if so. A pipe that nobody writes to would be waited for without end. */
    static Optional<String> fault(Path file) {
        if (!Files.exists(file)) {
            return Optional.of("no such file: " + file);
        }
        if (Files.isDirectory(file)) {
            return Optional.of(file + " is a folder");
        }
        return isSpecial(file) && !isHandedOver(file)
                ? Optional.of(file + " is a pipe, socket or device, not a file")
                : Optional.empty();
    }

    private static boolean isHandedOver(Path file) {
        Path whole = file.toAbsolutePath().normalize();
        return HANDED_OVER.stream().anyMatch(whole::startsWith);
    }

    private static boolean isSpecial(Path file) {
        try {
            return Files.readAttributes(file, BasicFileAttributes.class).isOther();
        } catch (IOException e) {
            return false; // Reading it will tell why.
        }
    }
}
