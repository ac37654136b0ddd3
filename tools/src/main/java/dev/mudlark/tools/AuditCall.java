package dev.mudlark.tools;

import dev.mudlark.context.Caller;

/**
 * The call that an audit event is about.
 *
 * @param id joins the events of one call; given by {@link AuditLog#nextId}
 * @param callId the id that the model gave it
 * @param conversation the conversation or question it belongs to; may be empty
 * @param caller on whose behalf
 * @param tool the tool's name; as the model wrote it when there is no such tool
 */
public record AuditCall(String id, String callId, String conversation, Caller caller, String tool) {}
