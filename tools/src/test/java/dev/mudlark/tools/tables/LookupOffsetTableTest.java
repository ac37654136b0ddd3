package dev.mudlark.tools.tables;

import static dev.mudlark.tools.tables.LookUps.lookUp;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.documents.Collection;
import dev.mudlark.tools.TestDocuments;
import dev.mudlark.tools.ToolOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LookupOffsetTableTest {

    private final Collection many = new TestDocuments()
            .withTable(
                    "m.csv",
                    Stream.concat(
                                    Stream.of("n,k"),
                                    IntStream.rangeClosed(1, 450).mapToObj(n -> n + ",x" + n % 7))
                            .toArray(String[]::new))
            .collection();

    @Test
    void moreRowsThanFitAtATimeAreToldWithTheNextCall() {
        ToolOutcome outcome = lookUp(many, "{'where':{},'select':['n'],'limit':200}");

        assertThat(outcome.data().path("shown").asInt()).isEqualTo(200);
        assertThat(outcome.content())
                .endsWith("shown 200 of 450 matching rows, the most at a time; select fewer columns or add a condition;"
                        + " next: lookup_table {\"where\":{},\"select\":[\"n\"],\"limit\":200,\"offset\":200}");
        assertThat(outcome.data().at("/next/arguments/offset").asInt()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'where':{},'select':['n'],'limit':200}",
                "{'where':{},'limit':200}",
                "{'where':{},'limit':7,'offset':1}",
                "{'where':{'n':{'>':100}},'order_by':'n desc','limit':200}",
                "{'where':{},'order_by':['k','n'],'limit':100,'offset':3}",
            })
    void goingOnFromCallToCallShowsEveryRowOnce(String first) {
        String call = first.replace('\'', '"');
        List<String> rows = new ArrayList<>();
        int total = 0;
        for (int calls = 0; !call.isEmpty() && calls < 100; calls++) {
            JsonNode data = lookUp(many, call).data();
            if (!call.contains("offset")) {
                rows.clear();
            }
            data.path("rows").forEach(row -> rows.add(row.path("doc_id").asText()));
            total = data.path("total").asInt();
            JsonNode next = data.at("/next/arguments");
            call = next.isMissingNode() ? "" : next.toString();
        }
        int skipped = first.contains("offset") ? first.charAt(first.length() - 2) - '0' : 0;

        assertThat(rows).doesNotHaveDuplicates().hasSize(total - skipped);
    }

    @Test
    void theLastRowsSayWhereTheyStand() {
        assertThat(lookUp(many, "{'where':{},'select':['n'],'limit':200,'offset':448}")
                        .content())
                .isEqualTo("m.csv#449: n=449\nm.csv#450: n=450\nshown 449-450 of 450 matching rows");
    }

    @Test
    void anOffsetPastTheEndIsAnErrorThatNamesTheTotal() {
        ToolOutcome outcome = lookUp(many, "{'where':{},'offset':450}");

        assertThat(outcome.errorCode()).contains("past_the_end");
        assertThat(outcome.content())
                .isEqualTo("offset 450 is past the end: 450 rows match, so offset can be 0 to 449.");
        assertThat(lookUp(many, "{'where':{'n':7},'offset':2147483647}").content())
                .isEqualTo("offset 2147483647 is past the end: 1 row matches, so offset can only be 0.");
        assertThat(lookUp(many, "{'where':{'n':0},'offset':5}").errorCode()).isEmpty();
    }

    @Test
    void figuresHaveNoOffsetAndSortedRowsOnlyASmallOne() {
        assertThat(lookUp(many, "{'where':{},'aggregate':'count','offset':1}").content())
                .contains("leave it out with aggregate");
        assertThat(lookUp(many, "{'where':{},'group_by':'k','offset':1}").content())
                .contains("leave it out with aggregate");
        assertThat(lookUp(many, "{'where':{},'order_by':'n','offset':10001}").content())
                .contains("at most 10000 with order_by");
    }

    @Test
    void longArgumentsAreNotSaidAgain() {
        String values = "'x1','" + "y".repeat(400) + "','x2','x3','x4','x5','x6','x0'";
        ToolOutcome outcome = lookUp(many, "{'where':{'k':[" + values + "]},'select':['n'],'limit':200}");

        assertThat(outcome.content()).endsWith("; next: the same call with \"offset\": 200");
        assertThat(outcome.data().at("/next/arguments/where/k")).hasSize(8);
    }
}
