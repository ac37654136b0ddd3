package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs do not get into each other's way. */
class OutputFolderTest {

    @TempDir
    Path folder;

    private TinyCollection tiny;

    @BeforeEach
    void writeTheCollection() {
        tiny = TinyCollection.in(folder);
    }

    @Test
    void ofTwoRunsThatWantOneFolderAtOnceTheSecondDoesNotStart() throws Exception {
        CyclicBarrier together = new CyclicBarrier(2);
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            List<Future<Typed>> runs = List.of("one", "two").stream()
                    .map(name -> threads.submit(() -> {
                        Path config = tiny.write(
                                name + ".yaml", Files.readString(tiny.config()).replace("tiny", name));
                        together.await();
                        return Typed.mudlark("run", config, "--out", tiny.out("a"));
                    }))
                    .toList();
            Typed one = runs.get(0).get();
            Typed two = runs.get(1).get();
            assertThat(List.of(one.code(), two.code())).containsExactlyInAnyOrder(0, 2);
            Typed loser = one.code() == 2 ? one : two;
            String winner = one.code() == 0 ? "one" : "two";
            assertThat(loser.error())
                    .startsWith("mudlark: " + tiny.out("a") + ": the output folder is not empty")
                    .endsWith("(a run is never overwritten)");
            assertThat(Files.readString(tiny.out("a").resolve("config.yaml"))).contains("name: " + winner);
            assertThat(Files.readString(tiny.out("a").resolve("run_manifest.json")))
                    .contains("\"name\" : \"" + winner + "\"");
            assertThat(Files.readString(tiny.out("a").resolve("transcripts.jsonl")))
                    .contains("\"name\":\"" + winner + "\"");
        }
    }

    @Test
    void anOutputFolderInsideTheDocumentsIsRefused() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), tiny.docs());
        for (Path out : List.of(tiny.docs().resolve("runs/a"), link.resolve("a"), tiny.docs(), link)) {
            Typed typed = Typed.mudlark("run", tiny.config(), "--out", out);
            assertThat(typed.code()).isEqualTo(2);
            assertThat(typed.error())
                    .isEqualTo("mudlark: " + out + ": the output folder lies inside the documents folder " + tiny.docs()
                            + ", so a later run would read this one's answers; name one outside of it with --out");
        }
        assertThat(tiny.docs().resolve("runs")).doesNotExist();
    }

    @Test
    void theDefaultOutputFolderIsRefusedInsideTheDocumentsToo() {
        Path here = Path.of("").toAbsolutePath();
        Typed typed = Typed.mudlark("run", tiny.config(), "--docs", here);
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.err()).startsWith("mudlark: runs: the output folder lies inside the documents folder");
    }

    @Test
    void anEarlierRunAmongTheDocumentsIsNotRead() throws IOException {
        assertThat(Typed.mudlark("run", tiny.config(), "--out", tiny.out("a")).code())
                .isZero();
        Files.move(tiny.out("a"), tiny.docs().resolve("a"));
        Typed typed = Typed.mudlark("run", tiny.config(), "--out", tiny.out("b"));
        assertThat(typed.code()).isZero();
        assertThat(typed.err()).contains("1 is the folder of a run");
        String transcripts = Files.readString(tiny.out("b").resolve("transcripts.jsonl"));
        assertThat(transcripts.lines().filter(line -> line.startsWith("{\"type\":\"transcript\"")))
                .hasSize(25)
                .noneMatch(line -> line.contains("reference_answer"));
    }
}
