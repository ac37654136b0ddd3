package dev.mudlark.cli;

import dev.mudlark.tools.Param;
import dev.mudlark.tools.ToolContext;
import dev.mudlark.tools.ToolFunction;
import java.math.BigDecimal;

/** Functions that test configs name with their path. */
public final class OwnFunctions {

    /** The system property that tells whether a function was called. */
    static final String RAN = "mudlark.test.own.functions.ran";

    private OwnFunctions() {}

    @ToolFunction(description = "Price of a product in EUR. Call it for prices.")
    public static String price(
            @Param(name = "product") String product, @Param(name = "quantity", defaultValue = "1") int quantity) {
        System.setProperty(RAN, "yes");
        return product + " " + new BigDecimal("12.50").multiply(BigDecimal.valueOf(quantity));
    }

    public static int count(ToolContext context) {
        return context.collection().entries().size();
    }

    public static String nameless(String product) {
        return product;
    }
}
