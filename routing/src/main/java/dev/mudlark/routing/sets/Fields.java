package dev.mudlark.routing.sets;

import dev.mudlark.context.DidYouMean;
import java.util.List;
import java.util.Optional;

/**
 * The keys of a mapping.
 *
 * @param what how to name the mapping to people, such as {@code question 'h01'}
 */
record Fields(String what, Value.Mapping mapping, Faults faults) {

    /** Tells of every key that means nothing. */
    void checkKeys(List<String> known) {
        for (Value.Entry entry : mapping.entries()) {
            if (!known.contains(entry.key())) {
                faults.add(
                        entry.line(),
                        what + ": unknown key '" + entry.key() + "'; known are " + String.join(", ", known)
                                + DidYouMean.hint(entry.key(), known));
            }
        }
    }

    Optional<Value.Entry> entry(String key) {
        return mapping.entries().stream()
                .filter(entry -> entry.key().equals(key))
                .findFirst();
    }

    /** The value of a key that must be there; empty and a fault when it is not. */
    Optional<Value.Entry> required(String key, String advice) {
        Optional<Value.Entry> found = entry(key);
        if (found.isEmpty()) {
            faults.add(mapping.line(), what + ": '" + key + "' is missing; " + advice);
        }
        return found;
    }

    /** Text of a key that must be there. */
    Optional<String> requiredText(String key, String advice) {
        return required(key, advice).flatMap(entry -> text(entry.value(), key));
    }

    /** Text of a key that may be missing. */
    Optional<String> text(String key) {
        return entry(key).flatMap(entry -> text(entry.value(), key));
    }

    /** Text that is not blank; empty and a fault when it is none. */
    Optional<String> text(Value value, String name) {
        if (value instanceof Value.Plain plain) {
            switch (plain.kind()) {
                case TEXT -> {
                    if (!plain.text().isBlank()) {
                        return Optional.of(plain.text());
                    }
                    faults.add(value.line(), what + ": " + name + " is blank; write text");
                }
                case EMPTY -> faults.add(value.line(), what + ": " + name + " is empty; write text");
                case OTHER ->
                    faults.add(
                            value.line(),
                            what + ": " + name + ": " + plain.text() + " is no text; put it in quotes if it is meant as"
                                    + " text");
            }
            return Optional.empty();
        }
        faults.add(value.line(), what + ": " + name + " is " + value.described() + "; write text");
        return Optional.empty();
    }
}
