package dev.mudlark.models;

/**
 * What a tool answered, linked to its call. Every call gets exactly one.
 *
 * @param toolCallId the id of the call
 * @param content what the model reads
 * @param isError true when the call failed
 */
public record ToolResultMessage(String toolCallId, String content, boolean isError) implements Message {}
