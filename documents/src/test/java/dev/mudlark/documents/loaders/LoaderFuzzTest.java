package dev.mudlark.documents.loaders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.documents.Document;
import dev.mudlark.documents.LoadException;
import dev.mudlark.documents.Loaded;
import dev.mudlark.documents.Loader;
import dev.mudlark.documents.SourceFile;
import dev.mudlark.documents.Table;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Broken files give a document or a reason, never anything else. The seed of a failing case is its parameter. */
class LoaderFuzzTest {

    private static final Map<String, String> SAMPLES = Map.of(
            "a.md",
            "---\ntitle: \"A: b\"\ntags: [x, y]\nacl:\n  - staff\nextra: {k: [1, 2.50]}\n---\n# H\n\n```\n# c\n```\n",
            "b.md",
            "+++\ntitle = \"T\"\ndate = 2025-01-20\n[extra]\nowner = \"it\"\n+++\n\ntext\n",
            "c.rst",
            "PEP: 8\nTitle: T\nAuthor: A,\n  B\n\n=====\nOver\n=====\n\ntext\n\nUnder\n-----\n",
            "d.csv",
            "id,\"na\"\"me\",price\r\n1,\"a\nb\",2.50\r\n2,c\r\n3,d,4,5\r\n",
            "e.tsv",
            "id\tname\n1\t\"x\n",
            "f.json",
            "[{\"a\": 1.50, \"b\": null}, {\"a\": true, \"c\": [1, {\"d\": \"x\"}]}]",
            "g.json",
            "{\"a\": {\"b\": [1, 2]}, \"c\": \"\\ud83d\\ude00\"}",
            "h.jsonl",
            "{\"a\": 1}\n\n{\"a\": \n{\"b\": 2}\n",
            "i.txt",
            "plain \u00e9 \uD83D\uDE00 text\n");
    private static final String SPICE = "\0\"',;:\t\n\r-#[]{}&*!%@`|>\\+=\u00ff";

    static IntStream seeds() {
        return IntStream.range(0, 400);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void mutatedFileIsLoadedOrExplained(int seed) {
        Random random = new Random(seed);
        SAMPLES.forEach((path, sample) -> {
            SourceFile file = new SourceFile(path, mutated(random, sample), Instant.EPOCH);
            try {
                checkLoaded(loaderOf(file).load(file));
            } catch (LoadException e) {
                assertThat(e.asNotice(path).message()).startsWith(path + ": ").doesNotContain("\n");
            }
        });
    }

    private static void checkLoaded(Loaded loaded) {
        for (Document document : loaded.documents()) {
            assertThat(document.text().toString()).isNotBlank().doesNotContain("\r");
            assertThat(document.title()).isNotBlank();
        }
        for (Loaded.WholeTable whole : loaded.tables()) {
            Table table = whole.table();
            assertThat(table.rows()).isNotEmpty();
            assertThat(table.columns()).doesNotHaveDuplicates().noneMatch(String::isEmpty);
            assertThat(table.rows()).extracting(Table.Row::id).doesNotHaveDuplicates();
            assertThat(table.rows())
                    .allMatch(row -> row.cells().size() == table.columns().size());
        }
    }

    private static Loader loaderOf(SourceFile file) {
        List<Loader> loaders = BuiltInLoaders.all();
        return loaders.stream()
                .filter(loader -> loader.extensions().contains(file.extension()))
                .findFirst()
                .orElseThrow();
    }

    private static byte[] mutated(Random random, String sample) {
        byte[] bytes = sample.getBytes(StandardCharsets.UTF_8);
        for (int change = random.nextInt(6); change > 0 && bytes.length > 1; change--) {
            int at = random.nextInt(bytes.length);
            byte spice = (byte) SPICE.charAt(random.nextInt(SPICE.length()));
            switch (random.nextInt(4)) {
                case 0 -> bytes[at] = spice;
                case 1 -> bytes = Arrays.copyOf(bytes, at + 1);
                case 2 -> bytes = join(Arrays.copyOf(bytes, at), new byte[] {spice}, tail(bytes, at));
                default -> bytes = join(Arrays.copyOf(bytes, at), tail(bytes, random.nextInt(bytes.length)));
            }
        }
        return bytes;
    }

    private static byte[] tail(byte[] bytes, int from) {
        return Arrays.copyOfRange(bytes, from, bytes.length);
    }

    private static byte[] join(byte[]... parts) {
        int length = Arrays.stream(parts).mapToInt(part -> part.length).sum();
        byte[] joined = new byte[length];
        int at = 0;
        for (byte[] part : parts) {
            System.arraycopy(part, 0, joined, at, part.length);
            at += part.length;
        }
        return joined;
    }
}
