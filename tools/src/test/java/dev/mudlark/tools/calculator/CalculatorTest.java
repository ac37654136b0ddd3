package dev.mudlark.tools.calculator;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.mudlark.models.ToolCall;
import dev.mudlark.tools.Cases;
import dev.mudlark.tools.Evidence;
import dev.mudlark.tools.Questions;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolOutcome;
import dev.mudlark.tools.ToolRules;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CalculatorTest {

    private final ToolBox box = ToolBox.of(List.of(new Calculator()), ToolRules.DEFAULT);

    @Test
    void theAnswerRepeatsTheExpression() {
        ToolOutcome outcome = run(" (1200 - 950) / 950 * 100 ");

        assertThat(outcome.content()).isEqualTo("(1200 - 950) / 950 * 100 = 26.3157894736842 (rounded)");
        assertThat(outcome.evidence()).containsExactly(new Evidence.Computed("calculator", "26.3157894736842"));
        assertThat(outcome.data().path("rounded").asBoolean()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "-2**2 | -4",
                "-3^2 | -9",
                "2**-1 | 0.5",
                "2**3**2 | 512",
                "2--3 | 5",
                "2*-3 | -6",
                "10-3-2 | 5",
                "100/10/2 | 5",
                "2+3*4 | 14",
                "-7//2 | -4",
                "-7%3 | 2",
                "7%-3 | -2",
                "-7.5//2 | -4",
                "-5.2%2 | 0.8",
                "10 % 3 | 1",
                "10 % --3 | 1",
                "10%(2+1) | 1",
                "10 % pi | 0.57522203923062 (rounded)",
                "(2**0.5)**2 // 1 | 2 (rounded)",
                "(2**0.5)**2 % 2 | 0 (rounded)",
                "round((2**0.5)**2 * 1.25) | 2",
                "round((2**0.5)**2 * 1.75) | 4",
                "0.1+0.2 | 0.3",
                "4.35*100 | 435",
                "9007199254740993+0 | 9007199254740993",
                "10**16+1 | 10000000000000001",
                "1/3*3 | 1",
                "10/4 | 2.5",
                "-0.0 | 0",
                "1e3 | 1000",
                "2.5E-3*2 | 0.005",
                ".5+5. | 5.5",
                "1_000+1 | 1001",
                "3 × 4 ÷ 2 − 1 | 5",
                "1/2**40 | 0.0000000000009094947017729282379150390625",
                "2/3 | 0.666666666666667 (rounded)",
                "-2/3 | -0.666666666666667 (rounded)",
                "4**0.5 | 2",
                "(8/27)**(1/3) | 0.666666666666667 (rounded)",
                "(8/27)**(-2/3) | 2.25",
                "2**0.5 | 1.4142135623731 (rounded)",
                "(500/300)**(1/5) - 1 | 0.10756634324829 (rounded)",
                "1.05**10 | 1.62889462677744140625",
                "pi | 3.14159265358979 (rounded)",
                "e**2 | 7.38905609893065 (rounded)",
                "round(pi, 2) | 3.14",
                "sum(1, 2, 3.5) | 6.5",
                "sum([1, 2, 3]) / 3 | 2",
                "sum((1,200,300)) | 501",
                "max((1+2)*3, 4) | 9",
                "min(2, 1/3) * 3 | 1",
                "abs(-4) + ABS(2) | 6",
                "250,521 + 1 | 250522",
                "1,234,567.25 * 4 | 4938269",
                "(250,521 - 1,000) / 2 | 124760.5",
                "max(1,200) | 200",
                "round(2.5) | 2",
                "round(3.5) | 4",
                "round(-2.5) | -2",
                "round(1234.5678,-2) | 1200",
                "round(2.665,2) | 2.66",
                "0**0 | 1",
                "1.0 | 1",
            })
    void expressionsAreExact(String expression, String expected) {
        assertThat(run(expression).content()).isEqualTo(expression + " = " + expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "1/0 | division by zero",
                "5 % 0 | division by zero",
                "0**-1 | division by zero",
                "9**9**9 | exponent is out of range",
                "(10**1000)**1000 | too large",
                "10**1000*10**1000*10**1000*100 | too large",
                "1,20+3 | comma at character 2",
                "1234,567 | comma",
                "0,123 | comma",
                "1 ,200 | comma",
                "[1,2] | '[' at character 1",
                "20% of 50 | for 10 percent write 10/100",
                "10% + 5 | for 10 percent write 10/100",
                "10%+5 | for 10 percent write 10/100",
                "10% - 5 | for 10 percent write 10/100",
                "(10%) * 5 | for 10 percent write 10/100",
                "10% | for 10 percent write 10/100",
                "sum() | sum needs",
                "50*10% | for 10 percent write 10/100",
                "$5+1 | currency",
                "sqrt(2) | x ** 0.5",
                "rond(2) | did you mean 'round'?",
                "x+1 | 'x' is not known",
                "2(3) | '(' at character 2",
                "2+ | a number is missing at the end, after '+' at character 2",
                "(1+2 | a ')' is missing at the end, for the '(' at character 1",
                "max(1, 2 | a ')' is missing at the end, for the '(' at character 4",
                "sum([1, 2 | a ']' is missing at the end, for the '[' at character 5",
                "2 + * 3 | a number is missing before it",
                "max 1,2 | the function 'max' needs parentheses",
                "pi(2) | 'pi' is a constant",
                "5 USD | no units",
                "3 km + 2 | no units",
                "2 pi | for a product write *",
                "1 000+1 | a space does not group digits",
                "12 500 * 2 | a space does not group digits",
                "2+3) | ')' at character 4",
                "(-8)**(1/3) | fractional exponent",
                "1e5000 | out of range",
                "1e99999999999 | out of range",
                "abs(1,2) | abs takes one number",
                "round(1,2,3) | round takes",
                "max() | max needs",
                "__import__('os') | has no meaning",
            })
    void whatCannotBeCalculatedIsExplained(String expression, String reason) {
        ToolOutcome outcome = run(expression);

        assertThat(outcome.errorCode()).contains("calculation_error");
        assertThat(outcome.content()).contains(reason).contains("(640 - 512) / 512 * 100");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "max(1,050)",
                "max(1, 050)",
                "sum(2,000)",
                "max(1,000,000, 2)",
                "max(1,000,000)",
                "max(1,234,567)",
                "max(1,234,567,2)",
                "sum(1,234, 5,678)",
                "sum(1,234 , 5)",
                "sum([1,234, 5,678])",
                "sum((1,234, 5,678))",
                "max(1,200.50, 3)",
                "max(-1,200, 3)",
                "max((1,200 - 950), 3)",
                "max((1,200), 3)",
                "max((1,200)+5, 3)",
                "round((1,200))",
                "round(1,200)",
                "round(1,234.567, 2)",
                "abs((1,200))",
                "abs(1,200)",
                "(1,20)",
                "1,200,30",
                "(1+2),3",
                "sum(1,,2)",
                ",1",
            })
    void aCommaThatCouldGroupDigitsInACallIsNeverGuessed(String expression) {
        ToolOutcome outcome = run(expression);

        assertThat(outcome.errorCode()).as(outcome.content()).contains("calculation_error");
        assertThat(outcome.content()).contains("comma");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "max(1,200) | 200",
                "max(1, 200) | 200",
                "sum(120,250,310) | 680",
                "sum(1,2, 3) | 6",
                "max(0,0.5) | 0.5",
                "max(1234,567, 2) | 1234",
                "round(1234.567, 2) | 1234.57",
                "sum((1+2, 3)) | 6",
                "sum([1,2]) + 1,200 | 1203",
                "max(round(2.5, 0), 1) | 2",
            })
    void commasThatCanOnlySeparateDo(String expression, String expected) {
        assertThat(run(expression).content()).isEqualTo(expression + " = " + expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "round(10**70*pi)",
                "round((2*10**300)**0.5)",
                "10**100*pi%10",
                "10**100*pi//1",
                "round(pi, 70)",
                "pi*10**50 - 314159265358979323846264338327950288419716939937510",
                "10**100*pi - 10**100*pi*(1+10**-70)",
                "(10**25+pi)**2 - 10**50 - 2*pi*10**25",
            })
    void digitsPastThoseThatAreKeptAreNotShown(String expression) {
        ToolOutcome outcome = run(expression);

        assertThat(outcome.errorCode()).as(outcome.content()).contains("calculation_error");
        assertThat(outcome.content()).contains("only 60 digits of pi, e and roots are kept");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(3**0.5)**2 - 3 | 0 (rounded)",
                "3 - (3**0.5)**2 | 0 (rounded)",
                "(2**0.5)*(2**0.5) - 2 | 0 (rounded)",
                "(10**(1/3))**3 - 10 | 0 (rounded)",
                "pi - pi | 0 (rounded)",
                "2**(pi-pi) | 1 (rounded)",
                "0*pi | 0 (rounded)",
                "((3**0.5)**2 - 3) * 10**100 | 0 (rounded)",
                "10**-100*pi | 0." + "0000000000" + "0000000000" + "0000000000" + "0000000000" + "0000000000"
                        + "0000000000" + "0000000000" + "0000000000" + "0000000000" + "000000000"
                        + "314159265358979 (rounded)",
                "pi*10**30 // 1 | 3141592653589790000000000000000 (rounded)",
                "round(10**30*pi) | 3141592653589793238462643383280",
                "1.5**pi*2**-0.5 | 2.52750491024761 (rounded)",
            })
    void aDifferenceThatIsOnlyNoiseIsZero(String expression, String expected) {
        assertThat(run(expression).content()).isEqualTo(expression + " = " + expected);
    }

    @Test
    void nothingIsDividedByNoise() {
        assertThat(run("1/((3**0.5)**2 - 3)").content()).contains("division by zero");
    }

    @Test
    void lengthNodesAndDepthAreLimited() {
        assertThat(run("1+".repeat(250) + "1").content()).contains("500 characters");
        assertThat(run("1+".repeat(101) + "1").content()).contains("200 numbers and operators");
        assertThat(run("(".repeat(200) + "1" + ")".repeat(200)).content()).contains("nested");
        assertThat(run("-".repeat(150) + "1").content()).contains("nested");
        assertThat(run("(".repeat(50) + "1" + ")".repeat(50)).isError()).isFalse();
    }

    @Test
    void wholeNumbersOfThousandsOfDigitsAreShownInFull() {
        String digits = run("2**1000").evidence().toString();

        assertThat(run("2**1000").content())
                .startsWith("2**1000 = 1071508607")
                .endsWith("9376")
                .doesNotContain("E");
        assertThat(digits).hasSizeGreaterThan(302);
        assertThat(run("10**1000*10**1000*10**999").content()).hasSizeGreaterThan(2999);
    }

    @ParameterizedTest
    @ValueSource(strings = {"CAL-01", "CAL-02", "CAL-03", "CAL-04", "CAL-05", "CAL-06", "CAL-07", "CAL-10"})
    void knownFaultsOfCalculatorsDoNotHappen(String id) {
        JsonNode found = Cases.find(id);
        JsonNode expressions = found.at("/input/expressions");

        for (int i = 0; i < expressions.size(); i++) {
            String expression = expressions.get(i).asText();
            String expected = found.at("/expect").get(i).asText();
            ToolOutcome outcome = run(expression);
            String value = outcome.data().path("value").asText();
            if (expected.equals("error")) {
                assertThat(outcome.errorCode()).as(expression).isPresent();
            } else if (expected.startsWith("starts ")) {
                assertThat(value).as(expression).startsWith(expected.substring("starts ".length()));
            } else if (expected.startsWith("302-digit")) {
                assertThat(value)
                        .as(expression)
                        .hasSize(302)
                        .startsWith("1071508607")
                        .endsWith("9376");
            } else {
                assertThat(value).as(expression).isEqualTo(expected);
            }
        }
    }

    private ToolOutcome run(String expression) {
        ToolCall call = ToolCall.of(
                "c1", "calculator", JsonNodeFactory.instance.objectNode().put("expression", expression));
        return box.run(call, Questions.question());
    }
}
