package dev.mudlark.tools;

import dev.mudlark.tools.ToolTraits.SideEffects;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Makes a method a tool; see {@link FunctionTools}. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface ToolFunction {

    /** The tool's name: 1 to 64 ASCII letters, digits, {@code _} or {@code -}. Left out it is the method's. */
    String name() default "";

    /** What it does and when to call it, for the model. */
    String description() default "";

    /** What it touches beyond the collection. Anything but none must be allowed by the rules of the run. */
    SideEffects sideEffects() default SideEffects.NONE;

    /** Seconds a call may take; 0 for the rule of the run. */
    double timeoutSeconds() default 0;
}
