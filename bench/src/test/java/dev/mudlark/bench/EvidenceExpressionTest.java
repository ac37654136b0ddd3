package dev.mudlark.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EvidenceExpressionTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "1 + 2 * 3|7",
                "(1 + 2) * 3|9",
                "8 - 3 - 2|3",
                "8 / 4 / 2|1",
                "0.1 + 0.2|0.3",
                "round(2 / 3, 2)|0.67",
                "10 * 10|100",
                "sum([1.5, 2.5, 3])|7",
                "min(3, 1, 2)|1",
                "max([3, 1, 2])|3",
            })
    void numbersFollowTheRulesOfArithmetic(String expression, String result) {
        assertThat(EvidenceExpression.evaluate(expression)).isEqualTo(result);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "D('2024-02-28') + T(2)|2024-03-01",
                "D('2024-03-01') - T(2)|2024-02-28",
                "D('2023-12-31') + T(1) + T(31)|2024-02-01",
                "(D('2024-03-01') - D('2023-03-01')).days|366",
                "D('2000-01-01').strftime('%A')|Saturday",
            })
    void datesFollowTheCalendar(String expression, String result) {
        assertThat(EvidenceExpression.evaluate(expression)).isEqualTo(result);
    }

    @Test
    void whatIsLeftOverIsReportedWithItsPlace() {
        assertThatThrownBy(() -> EvidenceExpression.evaluate("1 + 2 )"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("unexpected at character 6 of: 1 + 2 )");
    }
}
