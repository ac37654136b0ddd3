package dev.mudlark.tools.tables;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.documents.Cell;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.builtin.Shown;
import dev.mudlark.tools.tables.CellTest.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What the cells of a column must be.
 *
 * @param column its name as the model wrote it
 * @param tests all of which must say yes
 */
record Condition(String column, List<CellTest> tests) {

    /** Copies the list. */
    Condition {
        tests = List.copyOf(tests);
    }

    /**
     * The conditions of a {@code where} that was checked against the schema.
     *
     * @throws ToolException {@code invalid_arguments} when a column has nothing to compare with
     */
    static List<Condition> all(JsonNode where) throws ToolException {
        List<Condition> conditions = new ArrayList<>();
        for (Map.Entry<String, JsonNode> field : where.properties()) {
            conditions.add(new Condition(field.getKey(), tests(field.getKey(), field.getValue())));
        }
        return conditions;
    }

    private static List<CellTest> tests(String column, JsonNode value) throws ToolException {
        if (value instanceof ArrayNode values) {
            return List.of(new CellTest.Among(wanted(column, values)));
        }
        if (!(value instanceof ObjectNode operators)) {
            return List.of(new CellTest.Same(new Wanted(value)));
        }
        List<CellTest> tests = new ArrayList<>();
        for (Map.Entry<String, JsonNode> operator : operators.properties()) {
            tests.add(test(column, Operator.of(operator.getKey()), operator.getValue()));
        }
        if (tests.isEmpty()) {
            throw nothing(column, "there is no operator with a value; null is one for = and != only");
        }
        return tests;
    }

    private static CellTest test(String column, Operator operator, JsonNode value) throws ToolException {
        return switch (operator) {
            case SAME -> new CellTest.Same(new Wanted(value));
            case OTHER -> new CellTest.Other(new Wanted(value));
            case AMONG -> new CellTest.Among(wanted(column, value));
            case HOLDS -> new CellTest.Holds(given(column, operator, value));
            case LESS, AT_MOST, MORE, AT_LEAST -> {
                Wanted wanted = given(column, operator, value);
                Ordered ordered = Wanted.number(value)
                        .<Ordered>map(Ordered.OfNumber::new)
                        .or(() -> Ordered.of(Cell.of(wanted.text())))
                        .orElseThrow();
                yield new CellTest.Compared(operator, ordered, wanted.text());
            }
        };
    }

    private static List<Wanted> wanted(String column, JsonNode values) throws ToolException {
        if (values.isEmpty()) {
            throw nothing(column, "the list is empty");
        }
        return values.valueStream().map(Wanted::new).toList();
    }

    private static Wanted given(String column, Operator operator, JsonNode value) throws ToolException {
        Wanted wanted = new Wanted(value);
        if (wanted.isEmpty()) {
            throw nothing(column, operator.sign() + " has nothing to compare with");
        }
        return wanted;
    }

    private static ToolException nothing(String column, String what) {
        return new ToolException(
                "invalid_arguments",
                "where." + Shown.text(column) + ": " + what + ". Operators: " + String.join(", ", Operator.signs())
                        + ". A correct value: {\">=\": 10, \"<\": 100}.");
    }

    /** All tests say yes; unclear when none says no and one cannot say. */
    Verdict of(Cell cell) {
        Verdict verdict = Verdict.YES;
        for (CellTest test : tests) {
            Verdict one = test.of(cell);
            if (one == Verdict.NO) {
                return one;
            }
            verdict = one == Verdict.UNCLEAR ? one : verdict;
        }
        return verdict;
    }

    /** True when an order is asked of text that looks like an amount or a date. */
    boolean comparesAsText(Cell cell) {
        for (CellTest test : tests) {
            if (test instanceof CellTest.Compared compared && compared.comparesAsText(cell)) {
                return true;
            }
        }
        return false;
    }

    /** {@code product = 'Lamp'}. */
    String describe() {
        return tests.stream().map(test -> test.describe(Shown.text(column))).collect(Collectors.joining(" and "));
    }

    /** The value, when the condition is to be equal to one that is not empty. */
    Optional<Wanted> onlyValue() {
        return tests.size() == 1 && tests.getFirst() instanceof CellTest.Same(Wanted wanted) && !wanted.isEmpty()
                ? Optional.of(wanted)
                : Optional.empty();
    }

    /** What kind of cell an order is asked of, if one is. */
    Optional<Ordered.Kind> kind() {
        return tests.stream()
                .filter(CellTest.Compared.class::isInstance)
                .map(test -> ((CellTest.Compared) test).value().kind())
                .findFirst();
    }
}
