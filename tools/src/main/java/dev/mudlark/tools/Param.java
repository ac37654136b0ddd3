package dev.mudlark.tools;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What a model is told about a parameter of a {@link FunctionTools function}, or about a component of a record in it. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Param {

    /** Says that there is no default, since an annotation cannot hold null. */
    String REQUIRED = "\u0000required";

    /**
     * The argument's name: 1 to 64 ASCII letters, digits, {@code _} or {@code -}. Left out it is the parameter's own name,
     * which is in the class file when that was compiled with {@code -parameters}.
     */
    String name() default "";

    /** What it means and how to write it. */
    String description() default "";

    /**
     * What holds when a model leaves it out: a text as it is, anything else as JSON ({@code 1}, {@code true},
     * {@code ["a"]}). Left out, the argument is required, unless its type is an {@code Optional}.
     */
    String defaultValue() default REQUIRED;
}
