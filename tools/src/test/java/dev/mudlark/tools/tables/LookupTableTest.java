package dev.mudlark.tools.tables;

import static dev.mudlark.tools.Questions.call;
import static dev.mudlark.tools.Questions.question;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Caller;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.Passage;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.TestDocuments;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolOutcome;
import dev.mudlark.tools.ToolRules;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LookupTableTest {

    private final ToolBox box = ToolBox.of(List.of(BuiltInTools.create("lookup_table")), ToolRules.DEFAULT);

    private final Collection collection = new TestDocuments()
            .withTable(
                    "data/products.csv",
                    "product,unit_price,zip,active,note",
                    "Lamp,10,00917,TRUE,",
                    "Desk Lamp,10.50,917,false,old",
                    "Chair,5,01234,true,new")
            .withTable("data/plans.csv", "plan,price", "Basic,5", "Pro,12")
            .collection();

    @Test
    void aRowIsFoundByAWholeCellWhateverItsCase() {
        ToolOutcome outcome = run("{'where':{'product':' lamp '}}");

        assertThat(outcome.content())
                .isEqualTo("data/products.csv#1: product=Lamp; unit_price=10; zip=00917; active=TRUE\n1 matching row");
        assertThat(outcome.passages())
                .extracting(Passage::text)
                .containsExactly("product: Lamp\nunit_price: 10\nzip: 00917\nactive: TRUE");
        assertThat(outcome.evidence()).hasSize(1);
    }

    @Test
    void chosenColumnsAreTheEvidence() {
        ToolOutcome outcome = run("{'where':{'product':'Lamp'},'select':['unit price','note']}");

        assertThat(outcome.content()).startsWith("data/products.csv#1: unit_price=10; note=(empty)\n");
        assertThat(outcome.passages()).extracting(Passage::text).containsExactly("unit_price: 10");
        assertThat(outcome.passages().getFirst().span().start()).isEqualTo(14);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'zip':'00917'} | 1",
                "{'zip':'917'} | 1",
                "{'zip':917} | 1",
                "{'zip':1234} | 0",
                "{'unit_price':10} | 1",
                "{'unit_price':10.0} | 1",
                "{'unit_price':'10.5'} | 1",
                "{'active':true} | 2",
                "{'active':'True'} | 2",
                "{'note':null} | 1",
                "{'note':''} | 1",
                "{'product':'Chair','active':true} | 1",
                "{'product':'Chair','active':false} | 0",
            })
    void cellsAreComparedByTheirType(String where, int rows) {
        String content = run("{'where':" + where + ",'source':'products'}").content();

        assertThat(content).contains(rows == 0 ? "no row of data/products.csv (3 rows)" : rows + " matching row");
    }

    @Test
    void noRowSaysWhatComesClose() {
        assertThat(run("{'where':{'product':'Lampp'}}").content())
                .isEqualTo("no row of data/products.csv (3 rows) has product = 'Lampp'; did you mean 'Lamp'?");
        assertThat(run("{'where':{'product':'desk'}}").content())
                .endsWith(". Whole cells are compared; cells that contain it: 'Desk Lamp'");
        assertThat(run("{'where':{'product':'Chair','active':false}}").content())
                .endsWith("Rows for each condition alone: product = 'Chair': 1, active = 'false': 1");
        assertThat(run("{'where':{'product':'zzz'}}").isError()).isFalse();
    }

    @Test
    void anUnknownColumnNamesTheRightOnes() {
        ToolOutcome outcome = run("{'where':{'produkt':'Lamp'},'source':'products'}");

        assertThat(outcome.errorCode()).contains("unknown_column");
        assertThat(outcome.content())
                .isEqualTo(
                        "There is no column 'produkt'; did you mean 'product'? Columns of data/products.csv: product,"
                                + " unit_price, zip, active, note.");
        assertThat(run("{'where':{'product':'Lamp'},'select':['colour']}").content())
                .contains("There is no column 'colour'.");
        assertThat(run("{'where':{'product':'Lamp'},'select':['plan']}").content())
                .contains("No table has all of these columns: product, plan.");
    }

    @Test
    void anUnknownTableNamesTheRightOnes() {
        ToolOutcome outcome = run("{'where':{'plan':'Pro'},'source':'data/plan.csv'}");

        assertThat(outcome.errorCode()).contains("unknown_table");
        assertThat(outcome.content()).contains("did you mean 'data/plans.csv'?", "data/products.csv");
        Collection none = new TestDocuments().with("doc", "text").collection();
        assertThat(run(none, "{'where':{}}").content()).contains("no tables");
    }

    @Test
    void rowsBeyondTheLimitAreCounted() {
        Collection many = Documents.of(
                        List.of(),
                        List.of(Documents.table(
                                "big.csv",
                                "Big",
                                List.of("kind", "n"),
                                IntStream.range(0, 12)
                                        .mapToObj(i -> List.of("x", Integer.toString(i)))
                                        .toList())))
                .view(Caller.anonymous());

        ToolOutcome outcome = run(many, "{'where':{'kind':'X'}}");

        assertThat(outcome.content()).contains("big.csv#5: ").contains("shown 5 of 12 matching rows");
        assertThat(outcome.data().path("next").toString())
                .isEqualTo("{\"tool\":\"lookup_table\",\"arguments\":{\"where\":{\"kind\":\"X\"},\"limit\":12}}");
        ToolOutcome all = run(many, outcome.data().at("/next/arguments").toString());
        assertThat(all.data().path("rows")).hasSize(12);
        assertThat(all.data().has("next")).isFalse();
        assertThat(run(many, "{'where':{},'limit':50}").content()).contains("12 matching rows");
        assertThat(run(many, "{'where':'{\\'kind\\': \\'x\\'}','select':'n'}").content())
                .contains("big.csv#1: n=0");
    }

    @Test
    void aRowThatDoesNotFitIsCutAndSaysSo() {
        ToolOutcome outcome = run(wide(500), "{'where':{'c0':'v0'}}");

        assertThat(outcome.truncated()).isTrue();
        assertThat(outcome.content())
                .startsWith("wide.csv#1: c0=v0; c1=v1; ")
                .endsWith("…\nthe only matching row is cut, the rest did not fit; name the columns you need in select");
        assertThat(outcome.passages()).hasSize(1);
        assertThat(outcome.passages().getFirst().text())
                .startsWith("c0: v0\nc1: v1\n")
                .contains("c200: v200\n");
        assertThat(outcome.passages().getFirst().text()).doesNotContain("c499");
    }

    @Test
    void aCellThatDoesNotFitIsShownInPart() {
        Collection table = new TestDocuments()
                .withTable("t.csv", "id,note", "1," + "long note ".repeat(900), "2,x")
                .collection();

        ToolOutcome outcome = run(table, "{'where':{}}");

        assertThat(outcome.content())
                .endsWith("…\nrow 1 of 2 matching rows is cut, the rest did not fit; name the"
                        + " columns you need in select");
        String shown = outcome.passages().getFirst().text();
        assertThat(shown).startsWith("id: 1\nnote: long note").hasSizeBetween(3700, 4000);
    }

    @Test
    void theTimeOfARowIsLinearInItsColumns() {
        Collection wide = wide(20_000);
        long start = System.nanoTime();

        ToolOutcome outcome = run(wide, "{'where':{'c19999':'v19999'}}");

        assertThat(System.nanoTime() - start).isLessThan(3_000_000_000L);
        assertThat(outcome.content()).startsWith("wide.csv#1: c0=v0; ");
    }

    /** One row, with a letter outside of the plane that UTF-16 writes in one unit. */
    private static Collection wide(int columns) {
        List<String> names = IntStream.range(0, columns).mapToObj(i -> "c" + i).toList();
        List<String> cells = IntStream.range(0, columns)
                .mapToObj(i -> i == 150 ? "🦀" : "v" + i)
                .toList();
        return Documents.of(List.of(), List.of(Documents.table("wide.csv", "Wide", names, List.of(cells))))
                .view(Caller.anonymous());
    }

    @Test
    void aCellOfSeveralLinesIsShownOnOne() {
        Collection table = Documents.of(
                        List.of(),
                        List.of(Documents.table(
                                "t.csv",
                                "T",
                                List.of("id", "note", "end"),
                                List.of(List.of("1", "first\nsecond", "x")))))
                .view(Caller.anonymous());

        ToolOutcome outcome = run(table, "{'where':{'id':1},'select':['note','end']}");

        assertThat(outcome.content()).startsWith("t.csv#1: note=first second; end=x\n");
        assertThat(outcome.passages()).extracting(Passage::text).containsExactly("note: first\nsecond\nend: x");
    }

    private ToolOutcome run(String json) {
        return run(collection, json);
    }

    private ToolOutcome run(Collection documents, String json) {
        String arguments = json.replace("\\'", "\\\"").replace('\'', '"');
        return box.run(call("lookup_table", arguments), question(documents));
    }
}
