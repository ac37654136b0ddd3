package dev.mudlark.tools.attacks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.tools.ToolOutcome;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("attack-6")
class CalculatorAttackTest {

    private final Attack attack = new Attack();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "9**9**9 | exponent is out of range",
                "10**1000**1000 | exponent is out of range",
                "(2**1000)**(1/3)**-1000 | exponent is out of range",
                "1e999999 | out of range",
                "1e-999999 | out of range",
                "0x1F | 'x1F'",
                "0b11 | 'b11'",
                "1/(1-1) | division by zero",
                "NaN | 'nan' is not known",
                "Infinity - Infinity | 'infinity' is not known",
                "1 if 1 else 2 | cannot read",
                "().__class__ | '.' at character 3",
                "(1).real | '.' at character 4",
                "lambda: 1 | ':' at character 7",
                "[x for x in 1] | '[' at character 1",
                "abs.__self__ | '.' at character 4",
                "eval(1) | 'eval' is not known",
                "max(*[1]) | cannot read",
                "１+２ | has no meaning",
                "٣+1 | has no meaning",
                "1;2 | has no meaning",
                "'a'*9 | has no meaning",
            })
    void whatIsNoArithmeticIsRefusedWithTheReason(String expression, String reason) {
        ToolOutcome outcome = calculate(expression);

        assertThat(outcome.errorCode()).contains("calculation_error");
        assertThat(outcome.content()).contains(reason);
    }

    @ParameterizedTest
    @MethodSource("large")
    void whatIsTooLargeIsRefusedBeforeItIsWorkedOut(String expression) {
        assertThat(calculate(expression).errorCode()).contains("calculation_error");
    }

    static Stream<String> large() {
        return Stream.of(
                "(".repeat(10_000) + "1" + ")".repeat(10_000),
                "(".repeat(240) + "1" + ")".repeat(240),
                "-".repeat(499) + "1",
                "2**".repeat(166) + "2",
                "9".repeat(1_000_000),
                "max(" + "1,".repeat(100_000) + "1)",
                "max(" + "1,".repeat(240) + "1)",
                "abs(".repeat(100) + "1" + ")".repeat(100),
                "10**1000*10**1000*10**1000*10**1000");
    }

    @ParameterizedTest
    @CsvSource({"-0, 0", "-0.0, 0", "0*-1, 0", "0/-5, 0", "round(-0.4), 0", "-0**2, 0", "(0-0)/7, 0"})
    void zeroHasNoSign(String expression, String value) {
        assertThat(calculate(expression).content()).isEqualTo(expression + " = " + value);
    }

    private ToolOutcome calculate(String expression) {
        return attack.run("calculator", Attack.object().put("expression", expression));
    }
}
