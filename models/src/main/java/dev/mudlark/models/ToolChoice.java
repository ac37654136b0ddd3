package dev.mudlark.models;

/** Whether the model may, must or must not call a tool. */
public sealed interface ToolChoice {

    /** The model decides. */
    record Auto() implements ToolChoice {}

    /** No tool may be called. */
    record None() implements ToolChoice {}

    /** Some tool must be called. */
    record Required() implements ToolChoice {}

    /** This tool must be called. */
    record One(String name) implements ToolChoice {}
}
