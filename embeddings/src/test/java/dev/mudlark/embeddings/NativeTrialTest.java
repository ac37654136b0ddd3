package dev.mudlark.embeddings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.documents.EmbedderException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Caches in which the native library does not load. */
class NativeTrialTest {

    @TempDir
    Path cache;

    private final List<String> notices = new ArrayList<>();

    @Test
    void aLibraryThatDoesNotLoadIsAFaultOfTheFolderWithTheReason() throws IOException {
        Files.writeString(cache.resolve(System.mapLibraryName("onnxruntime")), "no program");
        assertThatThrownBy(() -> NativeTrial.load(cache))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("programs cannot be loaded from it, as when it is mounted noexec: ")
                .hasMessageNotContaining(cache.toString())
                .hasMessageNotContaining("UnsatisfiedLinkError");
    }

    @Test
    void aLibraryThatLoadsMayBeLoadedAgain() throws IOException {
        Path folder = new UnpackedFiles(Shared.CACHE, notices::add)
                .folder(
                        "onnxruntime-" + Versions.read().runtime() + "-"
                                + Platform.current().name(),
                        Platform.current().libraries());
        NativeTrial.load(folder);
        NativeTrial.load(folder);
        assertThat(notices).isEmpty();
    }

    @Test
    void aModelWhoseLibraryDoesNotLoadFromTheCacheWorksFromATemporaryFolder() {
        UnpackedFiles files = new UnpackedFiles(cache, notices::add);
        LoadedModel model = LoadedModel.load(files, Versions.read(), folder -> {
            if (folder.startsWith(cache)) {
                throw new IOException("programs cannot be loaded from it");
            }
        });
        assertThat(model.vector(model.pieces("refund").getFirst())).hasSize(384);
        model.free();
        assertThat(notices).singleElement().asString().contains("programs cannot be loaded from it", "MUDLARK_CACHE");
    }

    @Test
    void aModelThatCannotBeLoadedIsTriedOnceAndFailsForEveryText() {
        AtomicInteger tries = new AtomicInteger();
        try (MiniLmEmbedder embedder = new MiniLmEmbedder("m", Versions.read(), () -> {
            tries.incrementAndGet();
            throw new EmbedderException("it does not load");
        })) {
            for (int i = 0; i < 3; i++) {
                assertThatThrownBy(() -> embedder.embed(List.of("a", "b", "c", "d")))
                        .isInstanceOf(EmbedderException.class)
                        .hasMessage("it does not load");
            }
        }
        assertThat(tries).hasValue(1);
    }
}
