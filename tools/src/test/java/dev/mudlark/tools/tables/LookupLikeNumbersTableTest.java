package dev.mudlark.tools.tables;

import static dev.mudlark.tools.tables.LookUps.lookUp;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Caller;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Documents;
import dev.mudlark.tools.TestDocuments;
import dev.mudlark.tools.ToolOutcome;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LookupLikeNumbersTableTest {

    private static final String TOLD = "compared as text, not by value: ";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "12,345|2,000|110,000|9,5",
                "1.234,56|2.000,00|110.000,10",
                "0,125|0,250|0,375",
                "$10|€9|$100",
                "12,345|007|1,000",
                "1,23,456|1,000|2,000",
                "1,000.|2,000|3,000",
                "€ 10,-|€ 9,-|€ 100,-",
                "10%|9%|100%",
                "9 GB|10 GB|110 GB",
                "9:30|10:15|8:00",
                "12/31/2023|01/15/2024|02/01/2022",
                "(10)|(9)|(100)",
                "v9|v10|v110",
                "007|010|0100",
            })
    void textThatLooksLikeAmountsIsNeverComparedSilently(String cells) {
        List<String> values = Arrays.asList(cells.split("\\|"));
        Collection table = table(values);
        String examples = values.size() + " no plain number or ISO date ('" + values.get(0) + "', '" + values.get(1);

        for (String function : List.of("min", "max")) {
            ToolOutcome figure = lookUp(table, "{'where':{},'aggregate':{'" + function + "':'n'}}");
            assertThat(figure.content().lines().findFirst().orElseThrow()).contains(TOLD + examples);
            assertThat(figure.data().at("/figures/0/compared_as_text").asText()).startsWith(examples);
        }
        ToolOutcome sorted = lookUp(table, "{'where':{},'order_by':'n desc'}");
        assertThat(sorted.content()).contains(TOLD + "n: " + examples);
        assertThat(sorted.data().path("compared_as_text").asText()).startsWith("n: " + examples);
        for (String operator : List.of("<", "<=", ">", ">=")) {
            ObjectNode arguments = JsonNodeFactory.instance.objectNode();
            arguments.putObject("where").putObject("n").put(operator, values.get(1));
            ToolOutcome found = lookUp(table, arguments.toString());
            assertThat(found.content()).as(operator).contains(TOLD + "n: " + examples);
            assertThat(found.data().path("compared_as_text").asText()).startsWith("n: " + examples);
        }
        assertThat(lookUp(table, "{'where':{},'group_by':'one','aggregate':{'max':'n'}}")
                        .content())
                .contains(TOLD + examples);
        assertThat(lookUp(table, "{'where':{},'group_by':'n','order_by':'n'}").content())
                .contains(TOLD + "n: " + examples);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1|2|10", "2024-01-05|2024-02|2023-01-01", "North|South|East", "a1b|c2d|e3f", "| |"})
    void plainNumbersDatesAndWordsNeedNoRemark(String cells) {
        Collection table = table(Arrays.asList(cells.split("\\|", -1)));

        assertThat(lookUp(table, "{'where':{},'aggregate':{'max':'n'}}").content())
                .doesNotContain("as text");
        assertThat(lookUp(table, "{'where':{},'order_by':'n'}").content()).doesNotContain("as text");
        assertThat(lookUp(table, "{'where':{'n':{'>':'m'}}}").content()).doesNotContain("as text");
    }

    @Test
    void onlyRowsThatOtherConditionsLeaveAreCounted() {
        Collection table = new TestDocuments()
                .withTable("t.csv", "size,kind", "9 GB,a", "10 GB,b", "20 GB,a")
                .collection();

        assertThat(lookUp(table, "{'where':{'size':{'<':'9 GB'},'kind':'a'}}").content())
                .contains("size: 2 no plain number");
        assertThat(lookUp(table, "{'where':{'kind':'a','size':{'<':'9 GB'}}}").content())
                .contains("size: 2 no plain number");
        assertThat(lookUp(table, "{'where':{'kind':{'>':'9,000'}}}").content()).contains("kind: 3 no plain number");
    }

    private static Collection table(List<String> values) {
        List<List<String>> rows =
                values.stream().map(value -> List.of(value, "x")).toList();
        return Documents.of(List.of(), List.of(Documents.table("t.csv", "t", List.of("n", "one"), rows)))
                .view(Caller.anonymous());
    }
}
