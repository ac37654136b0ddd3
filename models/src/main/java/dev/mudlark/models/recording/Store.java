package dev.mudlark.models.recording;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a file of calls holds. Is filled once and only read after that, then by any number of threads. */
final class Store {

    /** A call: the {@code n}th time that it was asked, from 1. */
    record Call(String hash, int n, Outline outline, Reply reply) {}

    private record Place(String hash, int n) {}

    private static final class Conversation {
        private final int session;
        private final Map<Place, Call> calls = new LinkedHashMap<>();

        private Conversation(int session) {
            this.session = session;
        }
    }

    private final Header header;
    private final Map<String, Conversation> conversations = new HashMap<>();
    private final Map<String, ObjectNode> notes = new HashMap<>();
    private final List<String> notices = new ArrayList<>();

    Store(Header header) {
        this.header = header;
    }

    /** In a run, what was asked later under a scope, after the run was ended and went on, stands for all before. */
    void add(String scope, int session, Call call) {
        Conversation conversation = conversations.get(scope);
        if (conversation == null || (header.kind() == Header.Kind.RUN && conversation.session != session)) {
            conversation = new Conversation(session);
            conversations.put(scope, conversation);
        }
        conversation.calls.putIfAbsent(new Place(call.hash(), call.n()), call);
    }

    void note(String name, ObjectNode value) {
        notes.put(name, value);
    }

    void notice(String text) {
        notices.add(text);
    }

    Optional<Reply> reply(String scope, String hash, int n) {
        return Optional.ofNullable(conversations.get(scope))
                .map(conversation -> conversation.calls.get(new Place(hash, n)))
                .map(Call::reply);
    }

    /** The calls of a scope, in their order. */
    Collection<Call> calls(String scope) {
        Conversation conversation = conversations.get(scope);
        return conversation == null ? List.of() : conversation.calls.values();
    }

    /** All calls. */
    List<Call> calls() {
        return conversations.values().stream()
                .flatMap(conversation -> conversation.calls.values().stream())
                .toList();
    }

    Optional<ObjectNode> noted(String name) {
        return Optional.ofNullable(notes.get(name));
    }

    List<String> notices() {
        return List.copyOf(notices);
    }
}
