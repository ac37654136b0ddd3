package dev.mudlark.documents.vectorcache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.documents.Embedder;
import dev.mudlark.documents.Embedding;
import dev.mudlark.documents.HashedWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class CachedEmbedderTest {

    private static final List<String> TEXTS = List.of("a red kiln", "blue clay", "a red kiln", "");
    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-01-01T00:00:00Z"), ZoneOffset.UTC);
    private static final CacheLimits TINY = new CacheLimits(1 << 20, 1024, 4096, 4);

    @TempDir
    Path folder;

    private final List<String> notices = new ArrayList<>();

    private Embedder cached(Embedder inner) {
        return cached(inner, CacheLimits.DEFAULT);
    }

    private Embedder cached(Embedder inner, CacheLimits limits) {
        return CachedEmbedder.of(inner, folder, notices::add, limits, CLOCK);
    }

    private void keep(List<String> texts) {
        keep(texts, CacheLimits.DEFAULT);
    }

    private void keep(List<String> texts, CacheLimits limits) {
        try (Embedder embedder = cached(new HashedWords(8, 2), limits)) {
            embedder.embed(texts);
        }
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static void assertSame(List<Embedding> found, List<Embedding> wanted) {
        assertThat(found).hasSameSizeAs(wanted);
        for (int i = 0; i < wanted.size(); i++) {
            assertThat(found.get(i).vectors().toArray(float[][]::new))
                    .isDeepEqualTo(wanted.get(i).vectors().toArray(float[][]::new));
        }
    }

    @Test
    void whatIsKeptIsServedBitByBitWithoutTheModel() {
        keep(TEXTS);
        Unusable inner = new Unusable("hashed-words", 8);
        assertSame(cached(inner).embed(TEXTS), new HashedWords(8, 2).embed(TEXTS));
        assertThat(inner.used).isFalse();
    }

    @Test
    void onlyTextsThatAreNewAreEmbeddedAndEachOnce() {
        keep(List.of("blue clay"));
        HashedWords inner = new HashedWords(8, 2);
        Embedder embedder = cached(inner);
        embedder.embed(TEXTS);
        assertThat(inner.embedded()).containsExactly("a red kiln", "");
        embedder.embed(TEXTS);
        assertThat(inner.embedded()).hasSize(2);
        embedder.close();
        assertThat(inner.isClosed()).isTrue();
    }

    @Test
    void anotherModelOrOtherDimensionsFindNothing() {
        keep(TEXTS);
        for (Unusable other : List.of(new Unusable("other-model", 8), new Unusable("hashed-words", 16))) {
            assertThat(isServed(other, "blue clay")).isFalse();
            assertThat(other.used).isTrue();
        }
    }

    /** A file of another model that stands where ours would be, as after a clash of hashes. */
    @Test
    void aFileOfAnotherModelInTheSamePlaceIsNotUsed() throws IOException {
        keep(TEXTS);
        Path file = files().get(0);
        Space other = new Space("another-model", 8);
        Files.createDirectories(folder.resolve("vectors").resolve(other.folderName()));
        Files.copy(file, folder.resolve("vectors").resolve(other.folderName()).resolve(file.getFileName()));
        Unusable inner = new Unusable("another-model", 8);
        assertThat(isServed(inner, "blue clay")).isFalse();
    }

    @Test
    void aFileCutAnywhereIsNeverUsedAndIsReplaced() throws IOException {
        keep(TEXTS);
        Path file = files().get(0);
        byte[] whole = Files.readAllBytes(file);
        for (int length = 0; length < whole.length; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            assertEmbeddedAnew(TEXTS);
        }
    }

    @Test
    void aFlippedBitNeverReachesAVector() throws IOException {
        keep(TEXTS);
        Path file = files().get(0);
        byte[] whole = Files.readAllBytes(file);
        for (int at = 0; at < whole.length; at++) {
            byte[] flipped = whole.clone();
            flipped[at] ^= (byte) (1 << (at % 8));
            Files.write(file, flipped);
            assertEmbeddedAnew(TEXTS);
        }
    }

    @Test
    void bytesAfterTheEndAreRefused() throws IOException {
        keep(TEXTS);
        Path file = files().get(0);
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(whole, whole.length + 1));
        assertEmbeddedAnew(TEXTS);
    }

    /** Serves right vectors, embeds at least one text, and leaves a cache that is whole again. */
    private void assertEmbeddedAnew(List<String> texts) throws IOException {
        HashedWords inner = new HashedWords(8, 2);
        try (Embedder embedder = cached(inner)) {
            assertSame(embedder.embed(texts), new HashedWords(8, 2).embed(texts));
        }
        assertThat(inner.embedded()).isNotEmpty();
        assertThat(isServed(new Unusable("hashed-words", 8), texts.get(0))).isTrue();
        assertThat(files()).hasSize(1);
    }

    private boolean isServed(Unusable inner, String text) {
        try (Embedder embedder = cached(inner)) {
            embedder.embed(List.of(text));
            return true;
        } catch (UnsupportedOperationException e) {
            return false;
        }
    }

    @Test
    void whatIsWrittenBeforeTheProcessEndsIsKept() {
        CacheLimits each = new CacheLimits(1 << 20, 2, 4096, 4);
        cached(new HashedWords(8, 2), each).embed(TEXTS);
        assertThat(isServed(new Unusable("hashed-words", 8), "blue clay")).isTrue();
    }

    @Test
    void aFolderThatCannotBeWrittenCostsOneNotice() throws IOException {
        Files.writeString(folder.resolve("vectors"), "a file in the way");
        HashedWords inner = new HashedWords(8, 2);
        Embedder embedder = cached(inner, new CacheLimits(1 << 20, 1, 4096, 4));
        for (int i = 0; i < 3; i++) {
            assertSame(embedder.embed(TEXTS), new HashedWords(8, 2).embed(TEXTS));
        }
        embedder.close();
        assertThat(notices)
                .singleElement()
                .asString()
                .startsWith("vectors cannot be kept in " + folder.resolve("vectors")
                        + " (a part of the path is a file, not a folder);")
                .contains("MUDLARK_CACHE");
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "has no such rights")
    void otherUsersMayReadWhatTheyMayReadOfAnyNewFile() throws IOException {
        keep(TEXTS);
        Path file = files().get(0);
        Path plain = Files.writeString(folder.resolve("plain"), "");
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(Files.getPosixFilePermissions(plain));
    }

    @Test
    void manySmallFilesBecomeOne() throws IOException {
        List<String> texts = IntStream.range(0, 12).mapToObj(i -> "text " + i).toList();
        for (String text : texts) {
            keep(List.of(text), TINY);
            assertThat(files().size()).isLessThanOrEqualTo(TINY.mostSmall());
        }
        assertSame(cached(new Unusable("hashed-words", 8)).embed(texts), new HashedWords(8, 2).embed(texts));
    }

    @Test
    void beyondTheLimitTheFileThatWasNotUsedForLongestGoes() throws IOException {
        keep(List.of("one"));
        Files.setLastModifiedTime(files().get(0), FileTime.from(Instant.parse("2020-01-01T00:00:00Z")));
        keep(List.of("two"));
        long size = Files.size(files().get(0));
        assertThat(isServed(new Unusable("hashed-words", 8), "one")).isTrue();
        for (Path file : files()) {
            if (!Files.getLastModifiedTime(file).toInstant().equals(CLOCK.instant())) {
                Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2021-01-01T00:00:00Z")));
            }
        }
        keep(List.of("three"), new CacheLimits(2 * size, 1024, 0, 4));
        assertThat(files()).hasSize(2);
        assertThat(isServed(new Unusable("hashed-words", 8), "one")).isTrue();
        assertThat(isServed(new Unusable("hashed-words", 8), "two")).isFalse();
    }

    @Test
    void whatACrashLeftIsClearedAfterADay() throws IOException {
        keep(List.of("one"));
        Path left = Files.writeString(files().get(0).resolveSibling("new1.tmp"), "half");
        Files.setLastModifiedTime(left, FileTime.from(CLOCK.instant().minusSeconds(100_000)));
        Path young = Files.writeString(left.resolveSibling("new2.tmp"), "half");
        Files.setLastModifiedTime(young, FileTime.from(CLOCK.instant()));
        keep(List.of("two"));
        assertThat(left).doesNotExist();
        assertThat(young).exists();
    }

    @Test
    void severalAtOnceInOneFolderServeAndLoseNothing() throws Exception {
        List<String> texts = IntStream.range(0, 200).mapToObj(i -> "word" + i).toList();
        CacheLimits busy = new CacheLimits(1 << 24, 7, 4096, 4);
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            List<Future<?>> work = new ArrayList<>();
            for (int process = 0; process < 4; process++) {
                int from = process * 30;
                work.add(threads.submit(() -> {
                    try (Embedder embedder = cached(new HashedWords(8, 2), busy)) {
                        for (String text : texts.subList(from, from + 100)) {
                            assertSame(embedder.embed(List.of(text)), new HashedWords(8, 2).embed(List.of(text)));
                        }
                    }
                }));
            }
            for (Future<?> one : work) {
                one.get();
            }
        }
        List<String> all = texts.subList(0, 190);
        assertSame(cached(new Unusable("hashed-words", 8)).embed(all), new HashedWords(8, 2).embed(all));
        assertThat(notices).isEmpty();
    }

    /** Knows its name, and fails when it is asked for more. */
    private static final class Unusable implements Embedder {

        private final String model;
        private final int dimensions;
        private boolean used;

        Unusable(String model, int dimensions) {
            this.model = model;
            this.dimensions = dimensions;
        }

        @Override
        public String model() {
            return model;
        }

        @Override
        public int dimensions() {
            return dimensions;
        }

        @Override
        public List<Embedding> embed(List<String> texts) {
            used = true;
            throw new UnsupportedOperationException("embeds " + texts);
        }

        @Override
        public void close() {}
    }
}
