package dev.mudlark.tools.tables;

import static dev.mudlark.tools.tables.LookUps.lookUp;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.documents.Collection;
import dev.mudlark.tools.Evidence;
import dev.mudlark.tools.TestDocuments;
import dev.mudlark.tools.ToolOutcome;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LookupFiguresTest {

    private final Collection collection = new TestDocuments()
            .withTable(
                    "sales.csv",
                    "region,amount,day,desc",
                    "North,0.10,2024-03-01,a",
                    "South,20,2024-01-15,b",
                    "north,0.20,2023-12-31,c",
                    "South,n/a,,d",
                    "East,,2024-02-01,e",
                    "North,7,2024-02-02,f")
            .collection();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'amount' | 1,3,6,2,4,5",
                "'amount desc' | 2,6,3,1,4,5",
                "'-amount' | 2,6,3,1,4,5",
                "'Amount DESC' | 2,6,3,1,4,5",
                "'amount ascending' | 1,3,6,2,4,5",
                "{'column':'amount','desc':true} | 2,6,3,1,4,5",
                "{'column':'amount','desc':false} | 1,3,6,2,4,5",
                "['region','amount desc'] | 5,6,3,1,2,4",
                "[{'column':'region','desc':true},'-day'] | 2,4,1,6,3,5",
                "'day' | 3,2,5,6,1,4",
                "'desc' | 1,2,3,4,5,6",
                "'desc desc' | 6,5,4,3,2,1",
                "'' | 1,2,3,4,5,6",
            })
    void rowsAreSorted(String orderBy, String rows) {
        String content = run("{'where':{},'select':['desc'],'limit':50,'order_by':" + orderBy + "}")
                .content();

        assertThat(content.lines()
                        .filter(line -> line.startsWith("sales.csv#"))
                        .map(line -> line.substring(10, line.indexOf(':')))
                        .toList())
                .as(content)
                .containsExactly(rows.split(","));
    }

    @Test
    void theFirstOfTheOrderAreShownAndCellsWithoutOneCounted() {
        ToolOutcome outcome = run("{'where':{},'select':['amount'],'limit':1,'order_by':'amount desc'}");

        assertThat(outcome.content()).isEqualTo("""
                        sales.csv#2: amount=20
                        shown 1 of 6 matching rows; raise limit, select fewer columns or add a condition
                        sorted last by amount: 1 no number ('n/a'), 1 empty""");
        assertThat(outcome.data().path("total").asInt()).isEqualTo(6);
        assertThat(outcome.data().path("rows").toString())
                .isEqualTo("[{\"doc_id\":\"sales.csv#2\",\"cells\":{\"amount\":20}}]");
        assertThat(run("{'where':{},'order_by':'amuont'}").content())
                .startsWith("There is no column 'amuont'; did you mean 'amount'?");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'sum':'amount'} | sum(amount) = 27.3 over 6 rows; not counted: 1 no number ('n/a'), 1 empty",
                "{'avg':'amount'} | avg(amount) = 6.825 over 6 rows; not counted: 1 no number ('n/a'), 1 empty",
                "{'min':'amount'} | min(amount) = 0.10 in sales.csv#1 over 6 rows; not counted: 1 no number ('n/a'), 1 empty",
                "{'max':'day'} | max(day) = 2024-03-01 in sales.csv#1 over 6 rows; not counted: 1 empty",
                "{'min':'region'} | min(region) = East in sales.csv#5 over 6 rows",
                "{'count':'*'} | count = 6 over 6 rows",
                "{'count':'day'} | count(day) = 5 over 6 rows",
                "'count' | count = 6 over 6 rows",
                "'SUM(Amount)' | sum(Amount) = 27.3 over 6 rows; not counted: 1 no number ('n/a'), 1 empty",
                "{'sum':'region'} | sum(region) = (none) over 6 rows; not counted: 6 no number ('North', 'South', …)",
            })
    void figuresAreExactAndSayWhatDoesNotCount(String aggregate, String line) {
        ToolOutcome outcome = run("{'where':{},'aggregate':" + aggregate + "}");

        assertThat(outcome.content().lines().findFirst()).contains(line);
    }

    @Test
    void figuresAreEvidenceAndSoAreTheRowsBesideThem() {
        ToolOutcome outcome = run("{'where':{'region':'NORTH'},'select':['amount'],'aggregate':{'sum':'amount','max':"
                + "'amount'},'limit':1}");

        assertThat(outcome.content()).isEqualTo("""
                        sum(amount) = 7.3 over 3 rows
                        max(amount) = 7 in sales.csv#6 over 3 rows
                        sales.csv#6: amount=7
                        figures over all 3 matching rows of sales.csv; rows shown: 1""");
        assertThat(outcome.evidence())
                .startsWith(new Evidence.Computed("lookup_table", "7.3"), new Evidence.Computed("lookup_table", "7"))
                .hasSize(3);
        assertThat(outcome.passages().getFirst().span().documentId()).isEqualTo("sales.csv#6");
        assertThat(outcome.data().at("/figures/0/value").asText()).isEqualTo("7.3");
    }

    @Test
    void aMeanThatDoesNotEndIsMarkedRounded() {
        Collection thirds =
                new TestDocuments().withTable("t.csv", "n", "1", "0", "1").collection();

        assertThat(lookUp(thirds, "{'where':{},'aggregate':{'avg':'n'}}").content())
                .startsWith("avg(n) = 0.666666666666667 (rounded) over 3 rows");
    }

    @Test
    void countingNothingIsZeroAndOtherFiguresSayWhatWasSearched() {
        assertThat(run("{'where':{'region':'West'},'aggregate':{'count':'*'}}").content())
                .startsWith("count = 0 over 0 rows");
        assertThat(run("{'where':{'region':'West'},'aggregate':{'sum':'amount'}}")
                        .content())
                .startsWith("no row of sales.csv (6 rows) has region = 'West'");
    }

    @Test
    void figuresArePartedByGroups() {
        assertThat(run("{'where':{},'aggregate':{'count':'*','sum':'amount'},'group_by':'region'}")
                        .content())
                .isEqualTo("""
                        region=North: count=3; sum(amount)=7.3
                        region=South: count=2; sum(amount)=20 (not counted: 1 no number ('n/a'))
                        region=East: count=1; sum(amount)=(none) (not counted: 1 empty)
                        3 groups of 6 matching rows of sales.csv""");
        assertThat(run("{'where':{},'group_by':['region'],'order_by':'count desc','limit':2}")
                        .content())
                .isEqualTo("""
                        region=North: count=3
                        region=South: count=2
                        shown 2 of 3 groups of 6 matching rows of sales.csv; raise limit or add a condition""");
        assertThat(run("{'where':{},'aggregate':{'sum':'amount'},'group_by':'region','order_by':'sum(amount) desc'}")
                        .content())
                .startsWith("region=South: ");
        assertThat(run("{'where':{},'group_by':'region','order_by':'amount'}").content())
                .isEqualTo("Groups have no 'amount'; did you mean 'count'? They can be sorted by: region, count.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'total':'amount'} | there is no argument aggregate.total",
                "'median(amount)' | there is no 'median(amount)'",
                "'sum' | sum needs the name of a column",
                "{'avg':'*'} | avg needs the name of a column",
            })
    void aFunctionThatIsNoneNamesThoseThereAre(String aggregate, String fault) {
        ToolOutcome outcome = run("{'where':{},'aggregate':" + aggregate + "}");

        assertThat(outcome.errorCode()).contains("invalid_arguments");
        assertThat(outcome.content())
                .contains(fault)
                .contains("count, sum, min, max, avg")
                .contains("{\"sum\":");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void figuresAgreeWithThoseWorkedOutInAnotherWay(long seed) {
        Random random = new Random(seed);
        List<String> lines = new ArrayList<>(List.of("n"));
        List<BigDecimal> numbers = new ArrayList<>();
        for (int i = 1 + random.nextInt(40); i > 0; i--) {
            BigDecimal number = new BigDecimal(random.nextInt(2_000_000) - 1_000_000).movePointLeft(random.nextInt(7));
            numbers.add(number);
            lines.add(number.toPlainString());
        }
        Collection table = new TestDocuments()
                .withTable("t.csv", lines.toArray(String[]::new))
                .collection();

        ToolOutcome outcome = lookUp(table, "{'where':{},'aggregate':{'sum':'n','min':'n','max':'n','count':'n'}}");

        BigDecimal sum = numbers.stream().reduce(BigDecimal.ZERO, BigDecimal::add);
        assertThat(value(outcome, 0)).as("seed %d", seed).isEqualByComparingTo(sum);
        assertThat(value(outcome, 1))
                .isEqualByComparingTo(
                        numbers.stream().min(BigDecimal::compareTo).orElseThrow());
        assertThat(value(outcome, 2))
                .isEqualByComparingTo(
                        numbers.stream().max(BigDecimal::compareTo).orElseThrow());
        assertThat(value(outcome, 3)).isEqualByComparingTo(BigDecimal.valueOf(numbers.size()));
    }

    private static BigDecimal value(ToolOutcome outcome, int figure) {
        return new BigDecimal(outcome.data().at("/figures/" + figure + "/value").asText());
    }

    private ToolOutcome run(String json) {
        return lookUp(collection, json);
    }
}
