package dev.mudlark.tools.tables;

import java.util.Arrays;
import java.util.List;

/** What {@code where} may ask of a cell beside being equal. */
enum Operator {
    SAME("="),
    OTHER("!="),
    LESS("<"),
    AT_MOST("<="),
    MORE(">"),
    AT_LEAST(">="),
    HOLDS("contains"),
    AMONG("in");

    private final String sign;

    Operator(String sign) {
        this.sign = sign;
    }

    /** As a model writes it. */
    String sign() {
        return sign;
    }

    /** All of them as models write them. */
    static List<String> signs() {
        return Arrays.stream(values()).map(Operator::sign).toList();
    }

    /** The operator that is written so; only those of the schema are asked for. */
    static Operator of(String sign) {
        return Arrays.stream(values())
                .filter(operator -> operator.sign.equals(sign))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(sign));
    }

    /** True when an order of two values is what this operator asks for. */
    boolean admits(int order) {
        return switch (this) {
            case LESS -> order < 0;
            case AT_MOST -> order <= 0;
            case MORE -> order > 0;
            case AT_LEAST -> order >= 0;
            case SAME, OTHER, HOLDS, AMONG -> false;
        };
    }
}
