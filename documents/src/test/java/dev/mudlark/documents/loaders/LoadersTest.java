package dev.mudlark.documents.loaders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.context.PlainWords;
import dev.mudlark.documents.Acl;
import dev.mudlark.documents.Cell;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.LoadException;
import dev.mudlark.documents.LoadNotice;
import dev.mudlark.documents.SourceFile;
import dev.mudlark.documents.Table;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LoadersTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "title: a\ntitle: b",
                "title: !!java.net.URL [x]",
                "a: &a [x]\nb: *a",
                "? [1, 2]\n: x",
                "# a comment\nkey: [unclosed",
                "The rules: [\nacl: staff",
                "key: [unclosed",
                "a: &a\n  b: *a"
            })
    void dangerousOrBrokenFrontMatterIsDroppedWithAWarning(String block) throws Exception {
        SourceFile file = file("a.md", "---\n" + block + "\n---\n# H\n\ntext");
        Document document = markdown(file);
        assertThat(document.metadata()).isEmpty();
        assertThat(document.title()).isEqualTo("H");
        assertThat(file.notices()).extracting(LoadNotice::code).containsExactly("front_matter_invalid");
    }

    @Test
    void deeplyNestedFrontMatterIsDropped() throws Exception {
        for (String block :
                List.of("a: " + "[".repeat(20_000), "a:\n" + "- ".repeat(20_000), "x: " + "y".repeat(70_000))) {
            SourceFile file = file("a.md", "---\n" + block + "\n---\ntext");
            assertThat(markdown(file).text()).hasToString("text");
            assertThat(file.notices()).extracting(LoadNotice::code).containsExactly("front_matter_invalid");
        }
    }

    @Test
    void unreadableListOfReadersIsNotSilent() throws Exception {
        SourceFile empty = file("a.md", "---\nacl: []\n---\ntext");
        assertThat(markdown(empty).acl()).isEqualTo(Acl.PUBLIC);
        assertThat(empty.notices())
                .singleElement()
                .satisfies(n -> assertThat(n.message()).contains("everybody may read"));
        SourceFile unclosed = file("a.md", "---\ntitle: x\nacl: [board]\n\ntext");
        markdown(unclosed);
        assertThat(unclosed.notices())
                .singleElement()
                .satisfies(n -> assertThat(n.message()).contains("everybody may read"));
    }

    @Test
    void readersAreAListOrOneTextWithCommas() throws Exception {
        assertThat(markdown(file("a.md", "---\nacl: staff, board\n---\nx"))
                        .acl()
                        .readers())
                .isEqualTo(Set.of("staff", "board"));
        assertThat(markdown(file("a.md", "---\nallow: [no, 007]\n---\nx")).acl().readers())
                .isEqualTo(Set.of("no", "007"));
    }

    @Test
    void rulesOfDashesAreNoFrontMatter() throws Exception {
        String text = "---\n\nA sentence: with a colon, and more\nof it.\n\n---\n\n# H\n";
        SourceFile file = file("a.md", text);
        assertThat(markdown(file).text()).hasToString(text);
        assertThat(file.notices()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'```\n# code\n```\n\n# Real', Real",
        "'~~~\n# code\n```\n~~~\n\nReal\n====\n', Real",
        "'    # code\n\n# Real #', Real",
        "'#hashtag\n\n# Real `code`', Real code",
        "'para\ngraph\n===\n\n# Real', Real",
        "'## Second\n\ntext', a"
    })
    void titleIsTheFirstTopHeadingOutsideOfCode(String text, String title) throws Exception {
        assertThat(markdown(file("a.md", text)).title()).isEqualTo(title);
    }

    @Test
    void headersAreMadeUniqueAndNamed() throws Exception {
        SourceFile file = file("t.csv", "a,a,,a_2\n1,2,3,4\n1,2,3,4,5\n");
        Table table = new CsvLoader().load(file).tables().get(0).table();
        assertThat(table.columns()).containsExactly("a", "a_3", "column_3", "a_2", "column_5");
        assertThat(table.rows().get(0).cells().get(4)).isEqualTo(Cell.empty());
        assertThat(file.notices()).extracting(LoadNotice::code).containsExactly("duplicate_header", "ragged_row");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "'a,b\n1;2,3\n' ! 2",
                "'a;b;c\n1,2;3;4\n' ! 3",
                "'a|b\n1|2\n' ! 2",
                "'a\tb\n1\t2\n' ! 2",
                "'\"x;y;z\",b\n1,2\n' ! 2",
                "'one\n1\n' ! 1",
                "'a,or,b;c;d\n1;2;3\n4,5;6;7\n' ! 3",
                "'id;cost;x,y,z,w\n1;18,40;r\n2;7,05;s\n' ! 3",
                "'name, first, last|n\nx|1\ny|2\n' ! 2",
                "'a,b,c\n1,2;5\n3;4,5\n' ! 3",
                "'a;b\n\"1;\n,2\";3\n' ! 2"
            })
    void delimiterIsTheOneOfTheHeader(String text, int columns) throws Exception {
        assertThat(new CsvLoader()
                        .load(file("t.csv", text))
                        .tables()
                        .get(0)
                        .table()
                        .columns())
                .hasSize(columns);
    }

    @Test
    void quoteThatNeverClosesIsAnErrorWithItsPlace() {
        assertThatThrownBy(() -> new CsvLoader().load(file("t.csv", "a,b\n1,2\n3,\"open\n4,5\n")))
                .isInstanceOf(LoadException.class)
                .hasMessageContaining("near line")
                .hasMessageEndingWith(": a quote is opened and never closed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a: &a [x]\nb: *a",
                "title: !!java.net.URL [x]",
                "key: [unclosed",
                "a: \"x",
                "a: b: c",
                "a:\n\tb: c",
                "a: &a\n  b: *a",
                "a: {b: c, ]"
            })
    void whatIsWrongWithFrontMatterIsToldInPlainWords(String block) throws Exception {
        SourceFile file = file("a.md", "---\n" + block + "\n---\ntext");
        markdown(file);
        assertThat(file.notices())
                .singleElement()
                .extracting(LoadNotice::message)
                .asString()
                .doesNotContain("max=", "<", "token", "non-scalar", "expected")
                .satisfies(message -> assertThat(PlainWords.speaksOfCode(message.replace("!!java.net.URL", "")))
                        .isFalse());
    }

    @ParameterizedTest
    @CsvSource({"2025-13-45, 1", "2025-02-30, 1", "2025-02-30T10:00:00Z, 1", "2025-02-28, 0", "spring 2025, 0"})
    void aDayThatNoCalendarHasIsToldAndKept(String date, int notices) throws Exception {
        SourceFile file = file("a.md", "---\ndate: " + date + "\n---\ntext");
        assertThat(markdown(file).metadata().get("date")).asString().isSubstringOf(date);
        assertThat(file.notices()).hasSize(notices);
        assertThat(file.notices())
                .allSatisfy(notice -> assertThat(notice.message()).contains("is no day of the calendar"));
    }

    @Test
    void oneVeryLongRowAmongManyIsRefusedBeforeItFillsTheMemory() {
        String text = "a\n" + "1\n".repeat(30_000) + ",".repeat(10_000) + "\n";
        assertThatThrownBy(() -> new CsvLoader().load(file("t.csv", text)))
                .isInstanceOf(LoadException.class)
                .hasMessageContaining("30001 rows of 10001 columns");
    }

    @Test
    void aHeaderOfOneNameOverAndOverIsNumberedInOnePass() throws Exception {
        String text = "x,".repeat(100_000) + "x\n" + "1,".repeat(100_000) + "1\n";

        Table table = new CsvLoader().load(file("t.csv", text)).tables().get(0).table();

        assertThat(table.columns())
                .hasSize(100_001)
                .startsWith("x", "x_2", "x_3")
                .endsWith("x_100001");
    }

    @Test
    void objectsThatShareNoKeyAreRefusedBeforeTheyFillTheMemory() {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 100_000; i++) {
            lines.append("{\"k").append(i).append("\":1}\n");
        }
        assertThatThrownBy(() -> new JsonLinesLoader().load(file("t.jsonl", lines.toString())))
                .isInstanceOf(LoadException.class)
                .hasMessageContaining("more than 20000000 cells");
    }

    @ParameterizedTest
    @CsvSource({
        "7, NUMBER", "-7.50, NUMBER", "0.5, NUMBER", "' 5 ', NUMBER", "007, TEXT", "+7, TEXT", "1e3, TEXT", "-0, TEXT",
        "'1,234', TEXT", ".5, TEXT", "5., TEXT", "TRUE, BOOLEAN", "yes, TEXT", "'', EMPTY", "' ', EMPTY", "٣, TEXT"
    })
    void cellsAreNumbersOnlyWhenNothingIsLost(String text, Cell.Type type) {
        Cell cell = Cell.of(text);
        assertThat(cell.type()).isEqualTo(type);
        assertThat(cell.text()).isEqualTo(text);
        assertThat(cell.number().isPresent()).isEqualTo(type == Cell.Type.NUMBER);
    }

    @Test
    void moreDigitsThanANumberHasAreText() {
        assertThat(Cell.of("9".repeat(1000)).type()).isEqualTo(Cell.Type.NUMBER);
        assertThat(Cell.of("9".repeat(1001)).type()).isEqualTo(Cell.Type.TEXT);
        long start = System.nanoTime();
        assertThat(Cell.of("9".repeat(20_000_000)).type()).isEqualTo(Cell.Type.TEXT);
        assertThat(System.nanoTime() - start).isLessThan(2_000_000_000L);
    }

    @Test
    void brokenJsonNamesThePlaceAndQuotesNothing() {
        assertThatThrownBy(() -> new JsonLoader().load(file("x.json", "{\"secret\": \n oops}")))
                .isInstanceOf(LoadException.class)
                .hasMessageStartingWith("line 2, column ")
                .hasMessageNotContaining("secret");
        assertThatThrownBy(() -> new JsonLoader().load(file("x.json", "{\"a\": 1, \"a\": 2}")))
                .hasMessageContaining("stands twice");
        assertThatThrownBy(() -> new JsonLoader().load(file("x.json", "[".repeat(5000))))
                .isInstanceOf(LoadException.class);
    }

    @Test
    void aLineOfJsonThatEndsTooSoonIsToldWithoutTheReadersOwnSettings() throws Exception {
        SourceFile file = file("x.jsonl", "{\"a\": 1}\n{\"a\": 2\n");
        new JsonLinesLoader().load(file);
        assertThat(file.notices())
                .extracting(LoadNotice::message)
                .containsExactly("x.jsonl: line 2, column 8: it ends before a { is closed;" + " left out");
    }

    @Test
    void jsonWithoutObjectsIsOneDocument() throws Exception {
        assertThat(new JsonLoader()
                        .load(file("x.json", "[1, \"two\", null]"))
                        .documents()
                        .get(0)
                        .text())
                .hasToString("1, two, null\n");
        assertThat(new JsonLoader()
                        .load(file("x.json", "[{\"a\": 1}, 2]"))
                        .documents()
                        .get(0)
                        .text())
                .hasToString("[0].a: 1\n[1]: 2\n");
    }

    @Test
    void fieldListsAndUnindentedFieldsAreMetadata() throws Exception {
        Map<String, Object> fields = new RestructuredTextLoader()
                .load(file("x.rst", ":Author: Ada\n:allow: staff\n:orphan:\n\nTitle\n=====\n\nNo: field\n"))
                .documents()
                .get(0)
                .metadata();
        assertThat(fields).isEqualTo(Map.of("author", "Ada", "orphan", ""));
    }

    private static Document markdown(SourceFile file) throws LoadException {
        return new MarkdownLoader().load(file).documents().get(0);
    }

    private static SourceFile file(String path, String text) {
        return new SourceFile(path, text.getBytes(StandardCharsets.UTF_8), Instant.EPOCH);
    }
}
