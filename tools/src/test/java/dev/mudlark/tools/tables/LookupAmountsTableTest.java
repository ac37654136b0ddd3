package dev.mudlark.tools.tables;

import static dev.mudlark.tools.tables.LookUps.lookUp;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Caller;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Documents;
import dev.mudlark.tools.ToolOutcome;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LookupAmountsTableTest {

    private static final String TOLD = "read as numbers, with commas between thousands: ";

    private final Collection sales = table("12,345", "950", "", "1,234,567.50", "-2,000");

    @Test
    void amountsAreAddedUpExactly() {
        ToolOutcome outcome =
                lookUp(sales, "{'where':{},'aggregate':{'sum':'n','avg':'n','min':'n','max':'n','count':'n'}}");

        assertThat(outcome.content())
                .startsWith("sum(n) = 1245862.5 over 5 rows; not counted: 1 empty\n"
                        + "avg(n) = 311465.625 over 5 rows; not counted: 1 empty\n"
                        + "min(n) = -2000 in t.csv#5 over 5 rows; not counted: 1 empty\n"
                        + "max(n) = 1234567.50 in t.csv#4 over 5 rows; not counted: 1 empty\n"
                        + "count(n) = 4 over 5 rows\n")
                .endsWith(TOLD + "n ('12,345')")
                .doesNotContain("as text");
        assertThat(outcome.data().path("read_as_numbers").asText()).isEqualTo("n ('12,345')");
    }

    @Test
    void amountsAreSortedByValueAndShownAsTheyStand() {
        ToolOutcome outcome = lookUp(sales, "{'where':{},'order_by':'n desc','select':['n']}");

        assertThat(outcome.content().lines().limit(4))
                .containsExactly("t.csv#4: n=1,234,567.50", "t.csv#1: n=12,345", "t.csv#2: n=950", "t.csv#5: n=-2,000");
        assertThat(outcome.content()).contains(TOLD);
        assertThat(outcome.data().at("/rows/0/cells/n").asText()).isEqualTo("1,234,567.50");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'>': 10000}           | 2",
                "{'>=': '12,345'}       | 2",
                "{'>': '12345'}         | 1",
                "{'<': 1000}            | 2",
                "{'<': '1,000'}         | 2",
                "{'>': '$10,000'}       | 2",
                "12345                  | 1",
                "{'=': '12,345'}        | 1",
                "[950, 12345]           | 2",
                "{'!=': 12345}          | 4",
                "{'in': ['1234567.5']}  | 1",
            })
    void amountsAreComparedByValue(String condition, int rows) {
        assertThat(lookUp(sales, "{'where':{'n':" + condition + "}}")
                        .data()
                        .path("total")
                        .asInt())
                .isEqualTo(rows);
    }

    @Test
    void groupsAreSortedByTheirAmounts() {
        Collection table = Documents.of(
                        List.of(),
                        List.of(Documents.table(
                                "t.csv",
                                "t",
                                List.of("k", "n"),
                                List.of(
                                        List.of("a", "$9,500"),
                                        List.of("b", "$110,000"),
                                        List.of("a", "$200.25"),
                                        List.of("b", "$1")))))
                .view(Caller.anonymous());

        String byMost = "{'where':{},'group_by':'k','aggregate':{'max':'n','sum':'n'},'order_by':'max desc'}";
        assertThat(lookUp(table, byMost).content())
                .startsWith("k=b: max(n)=110000; sum(n)=110001\nk=a: max(n)=9500; sum(n)=9700.25\n")
                .endsWith(TOLD + "n ('$9,500')");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "$1,200|$950|$-30|-$5.50",
                "\u20ac 1,200|\u20ac\u00a0950|1,000",
                "1,000|\u22122,000|3.5",
                " 12,345 |2,000",
            })
    void currenciesAndSignsAreUnderstood(String cells) {
        assertThat(lookUp(table(cells.split("\\|")), "{'where':{},'aggregate':{'sum':'n'}}")
                        .content())
                .contains(TOLD)
                .doesNotContain("not counted");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "12,345|2,0000",
                "12,345|1.234,56",
                "12,345|n/a",
                "12,345|0,125",
                "12,345|007",
                "12,345|(10)",
                "12,345|1,5",
                "12,345|,123",
                "12,345|1,234,",
                "12,345|1234,567",
                "12,345|true",
                "$1,200|\u00a31,300",
                "$|$1",
                "1,\u0661\u0662\u0663|1,000",
                "-$-5|$1",
            })
    void oneCellThatIsNoAmountLeavesTheColumnText(String cells) {
        ToolOutcome outcome = lookUp(table(cells.split("\\|")), "{'where':{},'aggregate':{'sum':'n'}}");

        assertThat(outcome.content()).startsWith("sum(n) = (none)").doesNotContain(TOLD);
    }

    @Test
    void aColumnOfPlainNumbersIsNotTold() {
        assertThat(lookUp(table("1", "2.5"), "{'where':{'n':{'<':'1,000'}},'order_by':'n'}")
                        .content())
                .contains("2 matching rows")
                .doesNotContain(TOLD);
    }

    @Test
    void anAmountOfAnotherCurrencyIsNotCompared() {
        assertThat(lookUp(table("$1,200", "$900"), "{'where':{'n':{'>':'\u20ac1,000'}}}")
                        .content())
                .contains("rows not compared and left out: n: 2");
    }

    private static Collection table(String... cells) {
        List<List<String>> rows =
                Arrays.stream(cells).map(cell -> List.of(cell, "x")).toList();
        return Documents.of(List.of(), List.of(Documents.table("t.csv", "t", List.of("n", "one"), rows)))
                .view(Caller.anonymous());
    }
}
