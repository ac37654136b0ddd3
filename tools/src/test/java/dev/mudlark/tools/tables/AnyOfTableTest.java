package dev.mudlark.tools.tables;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.mudlark.documents.Cell;
import dev.mudlark.tools.tables.CellTest.Verdict;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

class AnyOfTableTest {

    private static final List<String> VALUES =
            List.of("", " ", "5", "5.0", "005", "-0", "0", "1e3", "1000", "A", "a ", "ß", "SS", "true", "n/a", "½");

    @Test
    void aCellIsFoundExactlyWhenOneOfTheValuesEqualsIt() {
        for (String one : VALUES) {
            for (String two : VALUES) {
                List<Wanted> wanted = Stream.of(one, two)
                        .map(text -> new Wanted(JsonNodeFactory.instance.textNode(text)))
                        .toList();
                for (String text : VALUES) {
                    Cell cell = Cell.of(text);
                    assertThat(new AnyOf(wanted).equalTo(cell))
                            .as("'%s' in ('%s', '%s')", text, one, two)
                            .isEqualTo(wanted.stream().anyMatch(value -> value.equalTo(cell)));
                }
            }
        }
        Wanted number = new Wanted(JsonNodeFactory.instance.numberNode(new BigDecimal("5.00")));
        assertThat(new AnyOf(List.of(number)).equalTo(Cell.of("5"))).isTrue();
    }

    @Test
    void aLongListIsNotGoneThroughForEveryCell() {
        List<Wanted> wanted = IntStream.range(0, 20_000)
                .mapToObj(i -> new Wanted(JsonNodeFactory.instance.textNode("item-" + i)))
                .toList();
        CellTest test = new CellTest.Among(wanted);
        Cell cell = Cell.of("item-x");

        Assertions.assertTimeout(Duration.ofSeconds(10), () -> {
            for (int i = 0; i < 300_000; i++) {
                assertThat(test.of(cell) == Verdict.NO).isTrue();
            }
        });
    }
}
