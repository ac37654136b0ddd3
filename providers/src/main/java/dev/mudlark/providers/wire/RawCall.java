package dev.mudlark.providers.wire;

/**
 * A tool call as the provider wrote it.
 *
 * @param id its id; empty when there is none
 * @param name the tool's name on the wire
 * @param arguments the arguments as text
 */
record RawCall(String id, String name, String arguments) {}
