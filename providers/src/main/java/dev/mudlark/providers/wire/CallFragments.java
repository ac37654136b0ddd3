package dev.mudlark.providers.wire;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Puts tool calls together from the pieces of a stream. Servers differ in what they repeat, so the rule is: an id or
 * index that is new opens a call, an index or id that is known continues its call, a piece with neither continues the
 * last; and a piece that names another tool, or begins an object after the arguments are whole, opens another.
 */
public final class CallFragments {

    private final Predicate<String> isTool;
    private final List<Fragment> calls = new ArrayList<>();
    private final Map<String, Fragment> byId = new HashMap<>();
    private final Map<Integer, Fragment> byIndex = new HashMap<>();

    /** @param isTool true for the name of a tool on offer: a name that is none yet may still be incomplete */
    public CallFragments(Predicate<String> isTool) {
        this.isTool = isTool;
    }

    /**
     * Takes a piece.
     *
     * @param index the position that the server gives the call; empty when it gives none
     * @param id the id; null or blank when the piece has none
     * @param name the name; null or blank when the piece has none
     * @param arguments a piece of the arguments' text; may be empty
     * @return the position of the call that the piece belongs to, from 0
     */
    public int add(OptionalInt index, @Nullable String id, @Nullable String name, String arguments) {
        Fragment call = callOf(index, blankToNull(id), blankToNull(name), arguments);
        call.add(blankToNull(id), blankToNull(name), arguments);
        if (call.id != null) {
            byId.put(call.id, call);
        }
        index.ifPresent(at -> byIndex.put(at, call));
        return call.position;
    }

    /** Takes a call that is whole, whatever others look like. Arguments and result are as {@link #add} has them. */
    int whole(String id, String name, String arguments) {
        Fragment call = open();
        call.add(blankToNull(id), blankToNull(name), arguments);
        return call.position;
    }

    /** The calls as they stand, in the order in which they were opened. */
    List<RawCall> calls() {
        return calls.stream().map(Fragment::raw).toList();
    }

    private Fragment callOf(OptionalInt index, @Nullable String id, @Nullable String name, String arguments) {
        Fragment known = known(index, id);
        return known == null || known.isFollowedBy(name, arguments, isTool) ? open() : known;
    }

    private @Nullable Fragment known(OptionalInt index, @Nullable String id) {
        if (id != null && byId.containsKey(id)) {
            return byId.get(id);
        }
        Fragment at = index.isPresent() ? byIndex.get(index.getAsInt()) : last();
        return at != null && id != null && at.id != null ? null : at;
    }

    private @Nullable Fragment last() {
        return calls.isEmpty() ? null : calls.getLast();
    }

    private Fragment open() {
        Fragment call = new Fragment(calls.size());
        calls.add(call);
        return call;
    }

    private static @Nullable String blankToNull(@Nullable String text) {
        return text == null || text.isBlank() ? null : text;
    }

    /** A call that is still coming in. */
    private static final class Fragment {
        private final int position;
        private @Nullable String id;
        private @Nullable String name;
        private final StringBuilder arguments = new StringBuilder();
        private final ObjectEnd end = new ObjectEnd();

        Fragment(int position) {
            this.position = position;
        }

        void add(@Nullable String newId, @Nullable String newName, String piece) {
            id = id == null ? newId : id;
            if (name == null) {
                name = newName;
            } else if (newName != null && !newName.equals(name)) {
                name += newName;
            }
            arguments.append(piece);
            end.follow(piece);
        }

        /**
         * True when a piece cannot belong to this call: it names another tool, or begins an object after a whole one. Behind
         * a name that no tool has, and before any arguments, comes the rest of the name.
         */
        boolean isFollowedBy(@Nullable String newName, String piece, Predicate<String> isTool) {
            boolean renamed = newName != null && name != null && !newName.equals(name);
            boolean unfinished = renamed && arguments.isEmpty() && !isTool.test(name);
            return (renamed && !unfinished)
                    || (end.isClosed() && piece.stripLeading().startsWith("{"));
        }

        RawCall raw() {
            return new RawCall(id == null ? "" : id, name == null ? "" : name, arguments.toString());
        }
    }
}
