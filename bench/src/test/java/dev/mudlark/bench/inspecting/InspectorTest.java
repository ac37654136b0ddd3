package dev.mudlark.bench.inspecting;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.bench.Bench;
import dev.mudlark.bench.BenchException;
import dev.mudlark.bench.Inspection;
import dev.mudlark.bench.Inspection.Column;
import dev.mudlark.bench.Inspection.Group;
import dev.mudlark.bench.Inspection.Size;
import dev.mudlark.bench.Inspection.Spread;
import dev.mudlark.bench.Inspection.TableShape;
import dev.mudlark.bench.Inspection.TwoAlike;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InspectorTest {
    @TempDir
    Path folder;

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @Test
    void everythingIsCountedAsToolsSeeIt() throws Exception {
        write("a.md", "one two three");
        write("sub/b.TXT", "one two three four");
        write("b.md", "one two three four");
        write("long.md", "word ".repeat(300).strip());
        write("t.csv", "key,n,mix,none,ok\nA,1,1,,true\nB,2.5,x,,\n");
        write("broken.json", "{");
        write("picture.png", "x");
        Inspection found = Bench.inspect(folder);
        assertThat(found.documents()).isEqualTo(4);
        // 300 words in windows of 160 that overlap by 32 are 3 passages.
        assertThat(found.passages()).isEqualTo(3 + 3 + 2);
        assertThat(found.formats()).isEqualTo(Map.of(".md", 3, ".csv", 1, ".txt", 1));
        assertThat(found.formats().keySet()).containsExactly(".md", ".csv", ".txt");
        assertThat(found.languages()).isEqualTo(Map.of("not clear", 4));
        assertThat(found.words()).isEqualTo(new Spread(4, 300, 300, 311));
        assertThat(found.characters()).isEqualTo(new Spread(18, 1499, 1499, 13 + 18 + 18 + 1499));
        assertThat(found.tables())
                .containsExactly(new TableShape(
                        "t.csv",
                        2,
                        List.of(
                                new Column("key", "text", 0),
                                new Column("n", "number", 0),
                                new Column("mix", "mixed", 0),
                                new Column("none", "empty", 2),
                                new Column("ok", "boolean", 1))));
        assertThat(found.largest().get(0)).isEqualTo(new Size("long", 300, 1499));
        assertThat(found.twins()).containsExactly(new TwoAlike("b", "sub/b", 1));
        assertThat(found.groups()).containsExactly(new Group(List.of("b", "sub/b"), 1, 1, "100 %"));
        assertThat(found.notices())
                .extracting(notice -> notice.code() + " " + notice.where())
                .containsExactly("invalid_json " + folder.resolve("broken.json"));
        assertThat(found.passedOver()).isEqualTo("1 file passed over: 1 .png is no supported format");
    }

    @Test
    void theLanguageOfEachDocumentIsTold() throws Exception {
        write("en.md", "The money of the customers is on the account and it is theirs, and so it is with the others. ");
        write(
                "de.md",
                "Das Geld der Kunden ist auf dem Konto und es ist bei der Bank, und so ist es auch mit den anderen. ");
        assertThat(Bench.inspect(folder).languages()).isEqualTo(Map.of("English", 1, "German", 1));
    }

    @Test
    void aFolderThatIsNotThereIsNamed() {
        assertThat(Assertions.catchThrowableOfType(BenchException.class, () -> Bench.inspect(folder.resolve("none")))
                        .lines())
                .containsExactly("inspect: no such folder: " + folder.resolve("none")
                        + "; give the folder that holds the documents");
    }

    @Test
    void figuresAreNearestRanks() {
        assertThat(Spreads.of(IntStream.rangeClosed(1, 100))).isEqualTo(new Spread(50, 95, 100, 5050));
        assertThat(Spreads.of(IntStream.of(3, 1, 2))).isEqualTo(new Spread(2, 3, 3, 6));
        assertThat(Spreads.of(IntStream.empty())).isEqualTo(new Spread(0, 0, 0, 0));
    }
}
