package dev.mudlark.tools.calculator;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.ToolContext;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.ToolResult;
import dev.mudlark.tools.builtin.BuiltIn;
import dev.mudlark.tools.builtin.Given;
import dev.mudlark.tools.builtin.Parameters;

/** The tool {@code calculator}. */
public final class Calculator implements BuiltIn {

    /** Its name. */
    public static final String NAME = "calculator";

    private static final String EXAMPLE = "(640 - 512) / 512 * 100";
    private static final ToolSpec SPEC = new Parameters()
            .text(
                    "expression",
                    "What to work out, such as `" + EXAMPLE + "`. Operators + - * / // % ** (or ^) and parentheses;"
                            + " functions round(x, digits), min, max, sum, abs; constants pi and e.")
            .required("expression", TextNode.valueOf(EXAMPLE))
            .spec(
                    NAME,
                    "Works out an arithmetic expression with exact fractions. Call it whenever an answer needs a sum,"
                            + " difference, product, percentage or ratio of figures you have read, rather than doing it"
                            + " in your head. Returns `expression = value` in plain digits; a value that does not end"
                            + " is given to 15 digits and marked (rounded). % is the remainder (10 percent is 10/100),"
                            + " // rounds down, round() takes the even neighbour at a half. It knows no variables, units"
                            + " or dates and takes at most 500 characters.");

    @Override
    public ToolSpec spec() {
        return SPEC;
    }

    @Override
    public ToolSet toolSet() {
        return ToolSet.ANY;
    }

    @Override
    public ToolResult call(ObjectNode arguments, ToolContext context) throws ToolException {
        String expression = Given.text(arguments, "expression")
                .map(String::strip)
                .orElseThrow(() -> error("the expression is empty"));
        if (expression.codePointCount(0, expression.length()) > Limits.CHARACTERS) {
            throw error("too long: at most " + Limits.CHARACTERS + " characters");
        }
        try {
            ValueText value = ValueText.of(Expression.evaluate(expression));
            return result(expression.replace('\n', ' '), value);
        } catch (CalculationException e) {
            throw error(e.reason());
        }
    }

    private static ToolResult result(String expression, ValueText value) {
        String text = expression + " = " + value.digits() + (value.rounded() ? " (rounded)" : "");
        return ToolResult.value(text, value.digits())
                .withData(JsonNodeFactory.instance
                        .objectNode()
                        .put("expression", expression)
                        .put("value", value.digits())
                        .put("rounded", value.rounded()));
    }

    private static ToolException error(String reason) {
        return new ToolException(
                "calculation_error", "Cannot calculate this: " + reason + ". A correct expression: " + EXAMPLE);
    }
}
