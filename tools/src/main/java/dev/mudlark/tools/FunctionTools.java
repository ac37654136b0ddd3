package dev.mudlark.tools;

import dev.mudlark.tools.functions.Functions;
import java.util.List;

/**
 * Makes tools of Java methods. The types of the parameters become the schema that a model sees, and what it sends is
 * checked against that before the method is called.
 *
 * {@snippet :
 * public final class Prices {
 *
 *     @ToolFunction(name = "lookup_price", description = "Price of a product in the catalogue, in EUR.")
 *     public static String lookupPrice(
 *             @Param(name = "product", description = "Its name, such as Lamp.") String product,
 *             @Param(name = "quantity", defaultValue = "1") int quantity)
 *             throws ToolException {
 *         if (!product.equals("Lamp")) {
 *             throw new ToolException("unknown_product", "there is no product '" + product + "'; there is Lamp");
 *         }
 *         return new BigDecimal("12.50").multiply(BigDecimal.valueOf(quantity)) + " EUR";
 *     }
 * }
 *
 * Tool price = FunctionTools.of(Prices.class, "lookupPrice");
 * }
 *
 * <p><b>Methods</b> are public, in public classes, and static, or of the given object, or of a class with a public
 * constructor without parameters: then one object is made before the first call and used by all, from several threads.
 *
 * <p><b>Parameters</b> may be {@code String}, whole numbers ({@code int}, {@code long}, {@code short}, {@code byte},
 * {@code BigInteger}), {@code double}, {@code float}, {@code BigDecimal}, {@code boolean}, an enum, {@code LocalDate},
 * {@code List}, {@code Set} or {@code Collection} of such, {@code Map} from {@code String} to such, a public record of such,
 * {@code Object} or {@code JsonNode} for any value, and {@code Optional} of such for what may be left out. A parameter is
 * required unless it is optional or its {@link Param} has a default. A {@link ToolContext} is what surrounds the call, and
 * hidden from the model. Names come from {@link Param#name}, or from the class file when that was compiled with
 * {@code -parameters}.
 *
 * <p><b>Results</b>: a text is used as it is, a {@link ToolResult} too, anything else is written as JSON, which programs
 * get as data. A {@link ToolException} is an error for the model; any other exception is reported as a failure without its
 * message.
 *
 * <p>All methods throw a {@link ToolBoxException} that names the method and says what to do when it cannot be a tool.
 */
public final class FunctionTools {

    private FunctionTools() {}

    /** A public method of a class. */
    public static Tool of(Class<?> type, String method) {
        return of(type, method, FunctionOptions.NONE);
    }

    /** A public method of a class, with options. */
    public static Tool of(Class<?> type, String method, FunctionOptions options) {
        return Functions.ofClass(type, method, options);
    }

    /** A public method of an object. */
    public static Tool of(Object target, String method) {
        return of(target, method, FunctionOptions.NONE);
    }

    /** A public method of an object, with options. */
    public static Tool of(Object target, String method, FunctionOptions options) {
        return Functions.ofObject(target, method, options);
    }

    /** All methods of an object that have a {@link ToolFunction}, in the order of their names. At least one must. */
    public static List<Tool> allOf(Object target) {
        return Functions.allOf(target);
    }

    /**
     * The method at a path such as {@code com.acme.Prices:lookupPrice}, as it stands in a config. Its class is loaded, but
     * nothing of it is run before the first call.
     *
     * @param loader where the class is
     */
    public static Tool at(String path, FunctionOptions options, ClassLoader loader) {
        return Functions.at(path, options, loader);
    }
}
