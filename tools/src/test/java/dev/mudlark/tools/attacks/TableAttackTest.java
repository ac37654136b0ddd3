package dev.mudlark.tools.attacks;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Caller;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.DocumentsException;
import dev.mudlark.tools.Questions;
import dev.mudlark.tools.ToolOutcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables that were made to break their readers. */
@Tag("attack-8")
class TableAttackTest {

    private static final int MANY = 100_000;

    @TempDir
    private Path folder;

    @Test
    void aFormulaIsTextAndStaysText() {
        Attack attack = new Attack(table(List.of("name", "=cmd()"), List.of("=1+1", "=cmd|'/C calc'!A0")));

        ToolOutcome outcome = look(attack, "{\"where\":{\"name\":\"=1+1\"}}");
        assertThat(outcome.content())
                .startsWith("t.csv#1: name==1+1; =cmd()==cmd|'/C calc'!A0\n")
                .endsWith("1 matching row");
        assertThat(outcome.data().at("/rows/0/cells/name").asText()).isEqualTo("=1+1");
        assertThat(look(attack, "{\"where\":{\"name\":2}}").content()).startsWith("no row of");
        assertThat(look(attack, "{\"where\":{},\"aggregate\":{\"sum\":\"name\"}}")
                        .content())
                .startsWith("sum(name) = (none)");
    }

    @Test
    void aHundredThousandColumnsAreBounded() {
        List<String> names = IntStream.range(0, MANY).mapToObj(i -> "c" + i).toList();
        List<String> cells =
                IntStream.range(0, MANY).mapToObj(Integer::toString).toList();
        Attack attack = new Attack(Documents.of(
                        List.of(),
                        List.of(Documents.table("t.csv", "T", names, List.of(cells, cells, cells, cells, cells))))
                .view(Caller.anonymous()));

        assertThat(look(attack, "{\"where\":{\"c99999\":99999}}").content())
                .contains("t.csv#1: c0=0; ", "row 1 of 5 matching rows is cut", "name the columns you need in select");
        assertThat(look(attack, "{\"where\":{\"C-7\":{\"<=\":7}},\"select\":[\"c99998\"]}")
                        .content())
                .contains("t.csv#5: c99998=99998\n5 matching rows");
        assertThat(look(attack, "{\"where\":{\"c100001\":1}}").content())
                .contains("There is no column 'c100001'; did you mean 'c10000'?", "c0, c1, ", "and 99960 more");
        assertThat(look(attack, "{\"where\":{\"" + "x".repeat(40_000) + "\":1}}")
                        .errorCode())
                .contains("unknown_column");
    }

    @Test
    void aHundredThousandNamesInACallAreBounded() {
        Attack attack = new Attack(table(List.of("a", "b"), List.of("1", "2")));
        ObjectNode arguments = Attack.object();
        ObjectNode where = arguments.putObject("where");
        IntStream.range(0, MANY).forEach(i -> where.put("c" + i, i));
        IntStream.range(0, MANY).forEach(i -> arguments.withArray("select").add("a"));

        assertThat(attack.run("lookup_table", arguments).errorCode()).contains("unknown_column");
        arguments.set("where", Questions.object("{\"a\":{\"in\":[]}}"));
        IntStream.range(0, MANY)
                .forEach(i -> arguments.withObject("/where/a").withArray("in").add(i));
        assertThat(attack.run("lookup_table", arguments).content()).isEqualTo("t.csv#1: a=1\n1 matching row");
    }

    @Test
    void manyRowsAreSearchedSortedAndAddedUpInTime() {
        List<List<String>> rows = IntStream.range(0, 2 * MANY)
                .mapToObj(i -> List.of("n" + i, Integer.toString(i)))
                .toList();
        Attack attack =
                new Attack(Documents.of(List.of(), List.of(Documents.table("t.csv", "T", List.of("name", "n"), rows)))
                        .view(Caller.anonymous()));

        assertThat(look(attack, "{\"where\":{\"name\":\"N199999\"}}").content()).endsWith("1 matching row");
        assertThat(look(attack, "{\"where\":{},\"order_by\":\"n desc\",\"limit\":1}")
                        .content())
                .startsWith("t.csv#200000: name=n199999; n=199999\nshown 1 of 200000 matching rows");
        assertThat(look(attack, "{\"where\":{},\"aggregate\":{\"sum\":\"n\"}}").content())
                .startsWith("sum(n) = 19999900000 over 200000 rows\n");
        assertThat(look(attack, "{\"where\":{},\"group_by\":\"name\"}").content())
                .isEqualTo("group_by makes more than 100000 groups; name a column with fewer values, or add a condition"
                        + " to where.");
        assertThat(look(attack, "{\"where\":{\"n\":{\"<\":50000}},\"group_by\":\"name\"}")
                        .content())
                .contains("of 50000 groups of 50000 matching rows");
        assertThat(look(attack, "{\"where\":{\"name\":\"nobody\"}}").content())
                .startsWith("no row of t.csv (200000 rows) has name = 'nobody'");
    }

    @Test
    void numbersWithoutBoundsAreNotAddedUp() throws IOException, DocumentsException {
        Files.writeString(folder.resolve("t.json"), "[{\"n\":1e999999999},{\"n\":1},{\"n\":-1e-999999999},{\"n\":2}]");
        Attack attack = new Attack(Documents.load(folder).view(Caller.anonymous()));

        assertThat(look(attack, "{\"where\":{},\"aggregate\":{\"sum\":\"n\",\"max\":\"n\"}}")
                        .content())
                .startsWith(
                        "sum(n) = 3 over 4 rows; not counted: 2 of more than 1000 digits\nmax(n) = 1E+999999999 in");
        assertThat(look(attack, "{\"where\":{\"n\":{\">\":1e999999998}}}").content())
                .endsWith("1 matching row");
        assertThat(look(attack, "{\"where\":{\"n\":1e999999999}}").content()).endsWith("1 matching row");
        assertThat(look(attack, "{\"where\":{},\"group_by\":\"n\"}").content()).contains("4 groups of 4");
    }

    @Test
    void oddFilesAreReadRowForRow() throws IOException, DocumentsException {
        Files.writeString(folder.resolve("t.csv"), "Id,id,\"a\nb\",\n1,2,\"x\n\"\"y\"\"\",\n3\n4,5,6,7,8\n\n");
        Attack attack = new Attack(Documents.load(folder).view(Caller.anonymous()));

        assertThat(look(attack, "{\"where\":{\"id\":2}}").content())
                .isEqualTo("t.csv#1: Id=1; id=2; a b=x \"y\"\n1 matching row");
        assertThat(look(attack, "{\"where\":{\"ID\":3}}").content()).contains("may be Id, id;");
        assertThat(look(attack, "{\"where\":{\"column_5\":8}}").content()).contains("t.csv#3: ");
        assertThat(look(attack, "{\"where\":{\"A B\":{\"contains\":\"\\\"Y\\\"\"}}}")
                        .content())
                .endsWith("1 matching row");
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 5_000, 100_000})
    void deepJsonIsReadOrReported(int depth) throws IOException, DocumentsException {
        Files.writeString(
                folder.resolve("deep.json"), "[{\"a\":" + "[".repeat(depth) + "]".repeat(depth) + ",\"b\":1}]");
        Files.writeString(folder.resolve("flat.csv"), "b\n1\n");
        Attack attack = new Attack(Documents.load(folder).view(Caller.anonymous()));

        ToolOutcome outcome = look(attack, "{\"where\":{\"b\":1}}");
        assertThat(outcome.content()).contains("flat.csv#1: b=1");
        assertThat(outcome.content().contains("deep.json#1: a=[[[")).isEqualTo(depth < 500);
    }

    @Test
    void aValueOfAMillionDigitsIsText() {
        Attack attack = new Attack(table(List.of("a"), List.of("1")));
        for (String operator : List.of("=", "!=", "<", ">=", "contains", "in")) {
            ObjectNode arguments = Attack.object();
            arguments.putObject("where").putObject("a").put(operator, "9".repeat(1_000_000));
            assertThat(attack.run("lookup_table", arguments).errorCode()).isEmpty();
        }
    }

    @Test
    void numbersThatAreNoneMatchNothing() {
        Attack attack = new Attack(table(List.of("a"), List.of("1")));
        for (double number : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            ObjectNode arguments = Attack.object();
            arguments.putObject("where").put("a", number);
            assertThat(attack.run("lookup_table", arguments).content()).startsWith("no row of");
            arguments.putObject("where").putObject("a").put("<", number);
            assertThat(attack.run("lookup_table", arguments).content()).startsWith("no row of");
        }
    }

    @Test
    void deepArgumentsAreRefused() {
        Attack attack = new Attack(table(List.of("a"), List.of("1")));
        ObjectNode arguments = Attack.object();
        ObjectNode inner = arguments.putObject("where");
        for (int i = 0; i < 300; i++) {
            inner = inner.putObject("a");
        }

        assertThat(attack.run("lookup_table", arguments).content())
                .contains("there is no argument where.a.a")
                .contains("=, !=, <, <=, >, >=, contains, in");
    }

    private static ToolOutcome look(Attack attack, String json) {
        return attack.raw("lookup_table", json);
    }

    private static Collection table(List<String> columns, List<String> cells) {
        return Documents.of(List.of(), List.of(Documents.table("t.csv", "T", columns, List.of(cells))))
                .view(Caller.anonymous());
    }
}
