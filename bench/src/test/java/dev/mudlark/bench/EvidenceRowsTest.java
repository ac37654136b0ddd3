package dev.mudlark.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EvidenceRowsTest {

    private static final List<Map<String, String>> TABLE =
            List.of(row("Alder", "10.50", "2024-03-01"), row("Birch", "-4", ""), row("Alder bush", "", "2025-01-31"));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{}                                | 1 2 3",
                "{'name': 'Alder'}                 | 1",
                "{'name': '!Alder'}                | 2 3",
                "{'name': '~lder'}                 | 1 3",
                "{'amount': '>-5'}                 | 1 2",
                "{'amount': '<9'}                  | 2",
                "{'day': '<2025-01-01'}            | 1",
                "{'day': ''}                       | 2",
                "{'name': '~Alder', 'day': '>2025'} | 3",
            })
    void aConditionNamesItsRows(String where, String rows) throws IOException {
        assertThat(EvidenceRows.matching(TABLE, json(where)))
                .map(String::valueOf)
                .containsExactly(rows.split(" "));
    }

    @ParameterizedTest
    @CsvSource({"count, 3", "sum, 6.5", "-sum, -6.5", "average, 3.25", "min, -4", "max, 10.5"})
    void anAggregatePassesOverEmptyCells(String function, String result) throws IOException {
        JsonNode aggregate = json("{'where': {}, 'column': 'amount', 'function': '" + function + "'}");
        assertThat(EvidenceRows.aggregate(TABLE, aggregate)).isEqualTo(result);
    }

    @Test
    void aColumnThatDoesNotExistIsAFault() {
        assertThatThrownBy(() -> EvidenceRows.matching(TABLE, json("{'colour': 'green'}")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no such column: colour");
    }

    private static Map<String, String> row(String name, String amount, String day) {
        return Map.of("name", name, "amount", amount, "day", day);
    }

    private static JsonNode json(String text) throws IOException {
        return new ObjectMapper().readTree(text.replace('\'', '"'));
    }
}
