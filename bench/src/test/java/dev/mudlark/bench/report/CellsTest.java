package dev.mudlark.bench.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.OptionalDouble;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CellsTest {

    @ParameterizedTest
    @ValueSource(strings = {"=1+1", "-2+3", "@x", "\t=1", "+1-2", "\r=1", "-", "=", "\uff1d1", "-1e", "+1 2"})
    void formulasGetAnApostrophe(String text) {
        assertThat(Cells.text(text)).isEqualTo("'" + text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-5.25", "-1e-7", "+3", "a=1", "", "5", ".5", "-.5", "-5.", "search"})
    void numbersAndOtherTextStay(String text) {
        assertThat(Cells.text(text)).isEqualTo(text);
    }

    @Test
    void sharedCaseOfFormulas() throws IOException {
        JsonNode formulas = SharedCases.get("EVA-04");
        for (int i = 0; i < formulas.get("input").size(); i++) {
            assertThat(Cells.text(formulas.get("input").get(i).asText()))
                    .isEqualTo(formulas.get("expect").get(i).asText());
        }
    }

    @Test
    void cellsAreQuotedAsTheStandardSays() throws IOException {
        List<String> row = List.of("a,b", "say \"x\"", "two\nlines", " space ", "", "'=1", "#");
        String table = Cells.table(List.of(row));
        assertThat(table).startsWith("\"a,b\",\"say \"\"x\"\"\",\"two\nlines\"").endsWith("\n");
        CSVRecord read =
                CSVFormat.RFC4180.parse(new StringReader(table)).getRecords().getFirst();
        assertThat(read.toList()).isEqualTo(row);
    }

    @Test
    void numbersHaveFixedDecimals() {
        assertThat(Cells.number(OptionalDouble.of(5.0 / 6))).isEqualTo("0.833333");
        assertThat(Cells.number(OptionalDouble.of(1))).isEqualTo("1.000000");
        assertThat(Cells.number(OptionalDouble.empty())).isEmpty();
        assertThat(Cells.number(OptionalDouble.of(Double.NaN))).isEmpty();
        assertThat(Cells.dollars(OptionalDouble.of(4e-9))).isEqualTo("0.000000004");
    }
}
