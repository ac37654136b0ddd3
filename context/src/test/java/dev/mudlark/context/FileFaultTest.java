package dev.mudlark.context;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.EOFException;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class FileFaultTest {

    @TempDir
    Path folder;

    @Test
    void theReasonIsInWordsAndNeverTheNameOfAClassOrAFile() {
        Map<IOException, String> wanted = Map.ofEntries(
                Map.entry(new AccessDeniedException("f"), "permission denied"),
                Map.entry(new FileAlreadyExistsException("f"), "a file of that name is in the way"),
                Map.entry(new DirectoryNotEmptyException("f"), "a folder with something in it is in the way"),
                Map.entry(new NoSuchFileException("f"), "it is not there"),
                Map.entry(new NotDirectoryException("f"), "it is no folder"),
                Map.entry(new FileSystemLoopException("f"), "its links go round in a circle"),
                Map.entry(new FileSystemException("f"), "the system gives no reason"),
                Map.entry(new FileSystemException("f", null, "Read-only file system"), "the file system is read-only"),
                Map.entry(
                        new FileSystemException("f", null, "Not a directory"),
                        "a part of the path is a file, not a folder"),
                Map.entry(new IOException("No space left on device"), "no space left on the disk"),
                Map.entry(new IOException("Is a directory"), "it is a folder"),
                Map.entry(new IOException("some other reason"), "some other reason"),
                Map.entry(new IOException(), "the system gives no reason"),
                Map.entry(new MalformedInputException(1), "it is not UTF-8"),
                Map.entry(new ClosedByInterruptException(), "interrupted"),
                Map.entry(new EOFException(), "it ends too early"));
        wanted.forEach((fault, words) ->
                assertThat(FileFault.of(fault)).as(fault.toString()).isEqualTo(words));
        assertThat(FileFault.named(Path.of("f"), new IOException("No space left on device")))
                .hasMessage("f: no space left on the disk");
    }

    @Test
    @EnabledOnOs(value = OS.LINUX, disabledReason = "other systems have other words")
    void whatTheSystemSaysIsUnderstood() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "in the way");
        List<IOException> faults = List.of(
                fault(() -> Files.readString(folder)),
                fault(() -> Files.createDirectories(file)),
                fault(() -> Files.createDirectory(file.resolve("below"))),
                fault(() -> Files.readString(folder.resolve("none"))),
                fault(() -> Files.delete(folder)),
                fault(() -> Files.newDirectoryStream(file).close()));
        assertThat(faults)
                .extracting(FileFault::of)
                .containsExactly(
                        "it is a folder",
                        "a file of that name is in the way",
                        "a part of the path is a file, not a folder",
                        "it is not there",
                        "a folder with something in it is in the way",
                        "it is no folder");
    }

    private interface Work {
        void run() throws IOException;
    }

    private static IOException fault(Work work) {
        try {
            work.run();
        } catch (IOException e) {
            return e;
        }
        throw new AssertionError("it worked");
    }
}
