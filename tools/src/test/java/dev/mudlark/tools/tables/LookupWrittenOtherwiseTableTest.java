package dev.mudlark.tools.tables;

import static dev.mudlark.tools.tables.LookUps.lookUp;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.documents.Collection;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.Questions;
import dev.mudlark.tools.TestDocuments;
import dev.mudlark.tools.ToolOutcome;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LookupWrittenOtherwiseTableTest {

    private final Collection collection = new TestDocuments()
            .withTable(
                    "p.csv",
                    "region,price_eur,released",
                    "fen-1,10,2025-02-01",
                    "mar-2,20,2024-03-01",
                    "fen-1,3,2025-01-09")
            .collection();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "aggregate | {'sum':'price_eur'} | sum(price_eur) = 33",
                "aggregate | {'min':['price_eur','released']} | min(price_eur) = 3",
                "aggregate | ['max(price_eur)','count'] | max(price_eur) = 20",
                "order_by | 'price_eur' | p.csv#1",
                "order_by | {'column':'price_eur','desc':true} | p.csv#2",
                "order_by | ['price_eur'] | p.csv#3",
                "order_by | [{'column':'region','desc':true},'-price_eur'] | p.csv#2",
                "group_by | ['region'] | region=fen-1: count=2",
            })
    void jsonTextIsReadAsWhatItHolds(String name, String json, String start) {
        ObjectNode arguments = JsonNodeFactory.instance.objectNode();
        arguments.putObject("where");
        arguments.put(name, json.startsWith("'") ? json.replace("'", "") + " desc" : json.replace('\'', '"'));

        ToolOutcome outcome = run(arguments);

        String expected = json.startsWith("'") ? "p.csv#2" : start;
        assertThat(outcome.content()).startsWith(expected);
    }

    @Test
    void jsonTextInsideOfListsAndFunctionsIsReadToo() {
        ObjectNode lists = JsonNodeFactory.instance.objectNode();
        lists.putObject("where");
        lists.putObject("aggregate").put("max", "[\"price_eur\",\"released\"]");
        assertThat(run(lists).content()).startsWith("max(price_eur) = 20").contains("max(released) = 2025-02-01");

        ObjectNode sorted = JsonNodeFactory.instance.objectNode();
        sorted.putObject("where");
        sorted.putArray("order_by").add("{\"column\":\"price_eur\",\"desc\":true}");
        assertThat(run(sorted).content()).startsWith("p.csv#2");

        sorted.put("order_by", "{\"desc\":true}");
        assertThat(run(sorted).content()).startsWith("order_by: an object needs a column");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {"[\"fen-1\",\"mar-2\"] | write a list without", "{\">\":5} | write operators without"})
    void jsonTextInAConditionIsExplained(String value, String hint) {
        ObjectNode arguments = JsonNodeFactory.instance.objectNode();
        arguments.putObject("where").put("region", value);
        assertThat(run(arguments).content()).contains("was compared as text; " + hint);
        ((ObjectNode) arguments.path("where")).put("price_eur", 10);
        assertThat(run(arguments).content()).contains("was compared as text; " + hint);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'sum':null} | no function with a column",
                "{} | no function with a column",
                "{'sum':[]} | sum needs the name of a column",
                "'sum' | sum needs the name of a column",
                "'{\\'sum\\':{}}' | sum needs the name of a column",
            })
    void anAggregateOfNothingIsRefused(String aggregate, String fault) {
        ToolOutcome outcome = run("{'where':{},'aggregate':" + aggregate + "}");

        assertThat(outcome.errorCode()).contains("invalid_arguments");
        assertThat(outcome.content()).contains("aggregate: " + fault);
    }

    @Test
    void countsOfNothingSayWhatComesClose() {
        assertThat(run("{'where':{'region':'fen1'},'aggregate':'count'}").content())
                .isEqualTo("""
                        count = 0 over 0 rows
                        no row of p.csv (3 rows) has region = 'fen1'; did you mean 'fen-1'?""");
        assertThat(run("{'where':{'released':{'>=':'2025'}}}").content())
                .contains("released: 3 no number ('2025-02-01', '2024-03-01', …) (to compare with a date, write it as"
                        + " 2025-01 or 2025-01-31)");
        assertThat(run("{'where':{'region':{'>':5}}}").content()).doesNotContain("2025-01");
    }

    @Test
    void aPartOfAColumnsNameFindsIt() {
        assertThat(run("{'where':{'price':10}}").content()).contains("did you mean 'price_eur'?");
        assertThat(run("{'where':{'zzz':10}}").content()).contains("There is no column 'zzz'.");
    }

    @Test
    void advisesOnlyWhatHelps() {
        Collection many = new TestDocuments()
                .withTable(
                        "m.csv",
                        Stream.concat(
                                        Stream.of("n,text"),
                                        IntStream.range(0, 300).mapToObj(i -> i + "," + "x".repeat(100)))
                                .toArray(String[]::new))
                .collection();

        ToolOutcome groups = lookUp(many, "{'where':{},'group_by':'n','limit':2,'select':['n']}");
        assertThat(groups.content())
                .endsWith("shown 2 of 300 groups of 300 matching rows of m.csv; raise limit or add a condition; select"
                        + " does nothing with group_by");
        JsonNode next = groups.data().path("next");
        assertThat(next.at("/arguments/limit").asInt()).isEqualTo(200);
        assertThat(next.at("/arguments/group_by/0").asText()).isEqualTo("n");
        assertThat(lookUp(many, "{'where':{},'group_by':'n','limit':200}").content())
                .contains("shown 200 of 300 groups")
                .doesNotContain("raise limit");
        assertThat(lookUp(many, "{'where':{},'limit':200,'select':['n']}").content())
                .contains("shown 200 of 300 matching rows")
                .doesNotContain("raise limit");
        assertThat(lookUp(many, "{'where':{},'limit':150}").content())
                .contains("; the rest did not fit; select fewer columns or add a condition")
                .doesNotContain("raise limit");
    }

    private ToolOutcome run(ObjectNode arguments) {
        return Questions.run(BuiltInTools.create("lookup_table"), collection, arguments.toString());
    }

    private ToolOutcome run(String json) {
        return lookUp(collection, json);
    }
}
