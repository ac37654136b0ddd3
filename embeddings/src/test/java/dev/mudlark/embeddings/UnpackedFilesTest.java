package dev.mudlark.embeddings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.documents.EmbedderException;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class UnpackedFilesTest {
    private static final Resource RESOURCE = Shared.TOKENIZER;

    @TempDir
    Path cache;

    private final List<String> notices = new ArrayList<>();
    private byte[] content;
    private Path file;

    @BeforeEach
    void read() throws IOException {
        try (var in = RESOURCE.open()) {
            content = in.readAllBytes();
        }
        file = cache.resolve("kind").resolve(RESOURCE.fileName());
    }

    @Test
    void theFolderIsMadeAndTheFileIsWhole() throws IOException {
        assertThat(unpack(cache.resolve("made/here"))).isEqualTo(cache.resolve("made/here/kind"));
        assertThat(cache.resolve("made/here/kind").resolve(RESOURCE.fileName())).hasBinaryContent(content);
    }

    @Test
    void aWholeFileIsUsedAgainAndNotWritten() throws IOException {
        unpack(cache);
        FileTime old = FileTime.fromMillis(1_000_000_000_000L);
        Files.setLastModifiedTime(file, old);
        unpack(cache);
        assertThat(Files.getLastModifiedTime(file)).isEqualTo(old);
    }

    @Test
    void aFileThatIsCutOffOrDamagedIsReplaced() throws IOException {
        unpack(cache);
        Files.write(file, Arrays.copyOf(content, content.length / 2));
        unpack(cache);
        assertThat(file).hasBinaryContent(content);
        byte[] damaged = content.clone();
        damaged[damaged.length / 2] ^= 1;
        Files.write(file, damaged);
        unpack(cache);
        assertThat(file).hasBinaryContent(content);
    }

    @Test
    void manyAtOnceEachFindAWholeFileAndNothingElseStays() throws Exception {
        try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
            List<Callable<byte[]>> jobs = new ArrayList<>();
            for (int i = 0; i < 16; i++) {
                jobs.add(() -> Files.readAllBytes(unpack(cache).resolve(RESOURCE.fileName())));
            }
            for (Future<byte[]> found : threads.invokeAll(jobs)) {
                assertThat(found.get()).isEqualTo(content);
            }
        }
        assertThat(names(file.getParent())).containsExactly(RESOURCE.fileName());
    }

    @Test
    void partsOfProcessesThatDiedLongAgoAreRemoved() throws IOException {
        Files.createDirectories(file.getParent());
        Path dead = Files.writeString(file.resolveSibling("x.so.1.1.1.part"), "half");
        Path living = Files.writeString(file.resolveSibling("x.so.2.1.1.part"), "half");
        Files.setLastModifiedTime(dead, FileTime.fromMillis(1_000_000_000_000L));
        unpack(cache);
        assertThat(dead).doesNotExist();
        assertThat(living).exists();
    }

    @Test
    void partsOfProcessesThatDiedLongAgoAreRemovedAlsoWhenNothingIsLeftToUnpack() throws IOException {
        unpack(cache);
        Path dead = Files.writeString(file.resolveSibling("x.so.1.1.1.part"), "half");
        Path living = Files.writeString(file.resolveSibling("x.so.2.1.1.part"), "half");
        Files.setLastModifiedTime(dead, FileTime.fromMillis(1_000_000_000_000L));
        unpack(cache);
        assertThat(names(file.getParent()))
                .containsExactlyInAnyOrder(
                        RESOURCE.fileName(), living.getFileName().toString());
    }

    @Test
    void aCacheThatIsNoFolderIsReplacedByATemporaryFolder() throws IOException {
        Path broken = Files.writeString(cache.resolve("file"), "in the way");
        Path folder = unpack(broken);
        assertThat(folder.resolve(RESOURCE.fileName())).hasBinaryContent(content);
        assertThat(folder).isNotEqualTo(broken.resolve("kind"));
    }

    @Test
    void aFolderInThePlaceOfTheFileIsReplacedByATemporaryFolder() throws IOException {
        Files.createDirectories(file.resolve("in the way"));
        assertThat(unpack(cache).resolve(RESOURCE.fileName())).hasBinaryContent(content);
    }

    @Test
    void aFailureNamesTheFolderTheReasonAndTheSettingInWords() throws IOException {
        Path broken = Files.writeString(cache.resolve("file"), "in the way");
        UnpackedFiles files = new UnpackedFiles(broken, notices::add);
        List<Resource> missing = List.of(new Resource("no/such.so"));
        UnpackedFiles.Trial full = folder -> {
            throw new IOException("No space left on device");
        };
        assertThatThrownBy(() -> files.folder("kind", List.of(RESOURCE), full))
                .isInstanceOf(EmbedderException.class)
                .hasMessage("the embedding model cannot be unpacked, neither into " + broken
                        + " (a part of the path is a file, not a folder) nor into a temporary folder in "
                        + System.getProperty("java.io.tmpdir") + " (no space left on the disk): set MUDLARK_CACHE to a"
                        + " folder that can be written and may hold programs, with 60 MB free");
        assertThatThrownBy(() -> files.folder("kind", missing))
                .isInstanceOf(EmbedderException.class)
                .hasMessageContaining("no/such.so is not on the class path");
        assertThat(notices).isEmpty();
    }

    /** What a folder on a full disk, a read-only or a noexec one does. */
    @Test
    void aCacheThatCannotBeUsedForAnyReasonIsReplacedWithOneNotice() {
        Map<IOException, String> reasons = Map.of(
                new IOException("No space left on device"), "no space left on the disk",
                new FileSystemException("f", null, "Read-only file system"), "the file system is read-only",
                new AccessDeniedException("f"), "permission denied",
                new IOException("programs cannot be loaded from it"), "programs cannot be loaded from it");
        reasons.forEach((fault, words) -> {
            notices.clear();
            UnpackedFiles files = new UnpackedFiles(cache, notices::add);
            UnpackedFiles.Trial notInTheCache = folder -> {
                if (folder.startsWith(cache)) {
                    throw fault;
                }
            };
            Path used = files.folder("kind", List.of(RESOURCE), notInTheCache);
            files.folder("other", List.of(RESOURCE), notInTheCache);
            assertThat(used.resolve(RESOURCE.fileName())).hasBinaryContent(content);
            assertThat(notices)
                    .singleElement()
                    .asString()
                    .startsWith("the embedding model cannot be kept in " + cache + " (" + words + "); the run goes on")
                    .contains("MUDLARK_CACHE");
            files.removeTemporary();
            assertThat(used).doesNotExist();
        });
    }

    @Test
    void anInterruptIsNotTakenForACacheThatCannotBeUsed() {
        UnpackedFiles files = new UnpackedFiles(cache, notices::add);
        UnpackedFiles.Trial interrupted = folder -> {
            throw new ClosedByInterruptException();
        };
        assertThatThrownBy(() -> files.folder("kind", List.of(RESOURCE), interrupted))
                .isInstanceOf(EmbedderException.class)
                .hasMessage("embedding was interrupted");
        assertThat(notices).isEmpty();
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "has no such rights")
    void otherUsersMayReadWhatTheyMayReadOfAnyNewFile() throws IOException {
        unpack(cache);
        Path plain = Files.writeString(cache.resolve("plain"), "");
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(Files.getPosixFilePermissions(plain));
    }

    private Path unpack(Path folder) {
        return new UnpackedFiles(folder, notices::add).folder("kind", List.of(RESOURCE));
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(path -> path.getFileName().toString()).toList();
        }
    }
}
