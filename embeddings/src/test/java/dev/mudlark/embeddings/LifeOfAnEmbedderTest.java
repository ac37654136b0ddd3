package dev.mudlark.embeddings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.documents.Embedder;
import dev.mudlark.documents.EmbedderException;
import dev.mudlark.documents.EmbedderProvider;
import java.nio.file.Path;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LifeOfAnEmbedderTest {
    @TempDir
    Path folder;

    private final List<String> notices = new ArrayList<>();

    @Test
    void theModelIsFoundByItsName() {
        assertThat(ServiceLoader.load(EmbedderProvider.class))
                .extracting(EmbedderProvider::name)
                .containsExactly("all-MiniLM-L6-v2");
    }

    @Test
    void openingAndBlankTextsUnpackNothing() {
        Path cache = folder.resolve("cache");
        try (Embedder embedder = new MiniLmProvider().open(cache, notices::add)) {
            assertThat(embedder.model()).startsWith("all-MiniLM-L6-v2");
            assertThat(embedder.embed(List.of(" ", "")).size()).isEqualTo(2);
        }
        assertThat(cache).doesNotExist();
    }

    @Test
    void afterClosingNothingCanBeEmbedded() {
        Embedder embedder = Shared.open();
        assertThat(embedder.embed(List.of("refund"))).hasSize(1);
        embedder.close();
        embedder.close();
        assertThatThrownBy(() -> embedder.embed(List.of("refund")))
                .isInstanceOf(EmbedderException.class)
                .hasMessageContaining("is closed: open it again");
    }

    /** The list asks for the interrupt while the call is under way, when its third text is taken. */
    @Test
    void anInterruptInTheMiddleOfACallEndsIt() {
        Thread caller = Thread.currentThread();
        List<String> texts = new AbstractList<>() {
            @Override
            public String get(int index) {
                if (index == 2) {
                    caller.interrupt();
                }
                return "refund " + index;
            }

            @Override
            public int size() {
                return 1_000_000;
            }
        };
        try (Embedder embedder = Shared.open()) {
            assertThatThrownBy(() -> embedder.embed(texts))
                    .isInstanceOf(EmbedderException.class)
                    .hasMessage("embedding was interrupted");
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void whatIsWrongWithAMachineWithoutLibrariesIsSaid() {
        assertThat(Platform.of("Linux", "amd64").libraries())
                .extracting(Resource::path)
                .isNotEmpty()
                .allSatisfy(path -> assertThat(path).startsWith("ai/onnxruntime/native/linux-x64/"));
        assertThat(Platform.of("Mac OS X", "arm64").name()).isEqualTo("osx-aarch64");
        assertThat(Platform.of("Windows 11", "amd64").name()).isEqualTo("win-x64");
        assertThat(Platform.of("SunOS", "sparc").libraries()).isEmpty();
    }
}
