package dev.mudlark.tools.patterns;

import dev.mudlark.tools.folding.Form;
import dev.mudlark.tools.patterns.Node.Choice;
import dev.mudlark.tools.patterns.Node.Place;
import dev.mudlark.tools.patterns.Node.Repeat;
import dev.mudlark.tools.patterns.Node.Sequence;
import dev.mudlark.tools.patterns.Node.Symbol;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds sets of texts of which every match of a pattern must hold one, so that most lines need no closer look. The texts
 * are folded character by character: they stand in the folded line wherever nothing was joined or dropped in folding.
 */
final class RequiredLiterals {

    private static final int MOST_TEXTS = 16;
    private static final int LONGEST = 64;
    private static final int MOST_COPIES = 4;
    private static final Set<String> NOTHING = Set.of("");

    private RequiredLiterals() {}

    /**
     * What is known about the matches of a part of a pattern.
     *
     * @param exact all of them, when they are few
     * @param required sets of which a match must hold one text each
     */
    private record Known(Optional<Set<String>> exact, List<Set<String>> required) {

        static Known exactly(Set<String> texts) {
            return new Known(Optional.of(texts), List.of());
        }

        static Known requiring(List<Set<String>> required) {
            return new Known(Optional.empty(), required);
        }

        /** All required sets that tell something. */
        List<Set<String>> all() {
            List<Set<String>> all = new ArrayList<>(required);
            exact.filter(texts -> shortest(texts) > 0).ifPresent(all::add);
            return all;
        }

        /** The set with the longest texts. */
        Optional<Set<String>> best() {
            return all().stream().reduce((a, b) -> shortest(b) > shortest(a) ? b : a);
        }
    }

    /** Such sets; none when nothing is required. */
    static List<Set<String>> of(Node pattern) {
        return known(pattern).all();
    }

    private static Known known(Node node) {
        return switch (node) {
            case Symbol symbol -> symbol(symbol.atom());
            case Sequence sequence -> new Run().through(sequence.parts());
            case Choice choice -> choice(choice.branches());
            case Repeat repeat -> repeat(repeat);
            case Place place -> Known.exactly(NOTHING);
        };
    }

    private static Known symbol(Atom atom) {
        if (atom.literal() >= 0) {
            return Known.exactly(Set.of(folded(atom.literal())));
        }
        Set<String> members = new LinkedHashSet<>();
        SmallSets.members(atom.source()).forEach(member -> members.add(folded(member)));
        return members.isEmpty() ? Known.requiring(List.of()) : Known.exactly(members);
    }

    private static String folded(int codePoint) {
        return Form.FOLDED.of(Character.toString(codePoint));
    }

    private static Known choice(List<Node> branches) {
        List<Known> known = branches.stream().map(RequiredLiterals::known).toList();
        Set<String> exact = new LinkedHashSet<>();
        known.forEach(branch -> branch.exact().ifPresent(exact::addAll));
        if (known.stream().allMatch(branch -> branch.exact().isPresent()) && exact.size() <= MOST_TEXTS) {
            return Known.exactly(exact);
        }
        Set<String> one = new LinkedHashSet<>();
        for (Known branch : known) {
            Optional<Set<String>> best = branch.best();
            if (best.isEmpty()) {
                return Known.requiring(List.of());
            }
            one.addAll(best.get());
        }
        return Known.requiring(one.size() <= MOST_TEXTS ? List.of(one) : List.of());
    }

    private static Known repeat(Repeat repeat) {
        if (repeat.least() > 0) {
            return new Run().through(List.of(repeat));
        }
        if (repeat.most() == 1) {
            Optional<Set<String>> exact = known(repeat.inner()).exact();
            if (exact.isPresent() && exact.get().size() < MOST_TEXTS) {
                Set<String> texts = new LinkedHashSet<>(exact.get());
                texts.add("");
                return Known.exactly(texts);
            }
        }
        return Known.requiring(List.of());
    }

    /** The parts of a sequence one after the other: texts grow as long as all matches are known. */
    private static final class Run {

        private Set<String> texts = NOTHING;
        private boolean whole = true;
        private final List<Set<String>> required = new ArrayList<>();

        Known through(List<Node> parts) {
            parts.forEach(this::add);
            if (whole) {
                return Known.exactly(texts);
            }
            end(NOTHING);
            return Known.requiring(List.copyOf(required));
        }

        private void add(Node part) {
            if (part instanceof Repeat repeat && repeat.least() > 0) {
                addCopies(repeat);
                return;
            }
            Known known = known(part);
            if (known.exact().isEmpty()) {
                end(NOTHING);
                required.addAll(known.required());
                return;
            }
            Set<String> longer = crossed(texts, known.exact().get());
            if (longer.isEmpty()) {
                end(known.exact().get());
            } else {
                texts = longer;
            }
        }

        /** The first copies of a repeat continue the run that they follow. */
        private void addCopies(Repeat repeat) {
            int copies = Math.min(repeat.least(), MOST_COPIES);
            for (int i = 0; i < copies; i++) {
                add(repeat.inner());
            }
            if (repeat.most() != copies) {
                end(NOTHING);
            }
        }

        private void end(Set<String> next) {
            whole = false;
            if (shortest(texts) > 0) {
                required.add(texts);
            }
            texts = next;
        }
    }

    /** Each with each behind it; none when these are too many or too long. */
    private static Set<String> crossed(Set<String> first, Set<String> second) {
        Set<String> all = new LinkedHashSet<>();
        for (String start : first) {
            for (String end : second) {
                all.add(start + end);
                if (all.size() > MOST_TEXTS || start.length() + end.length() > LONGEST) {
                    return Set.of();
                }
            }
        }
        return all;
    }

    private static int shortest(Set<String> texts) {
        return texts.stream().mapToInt(String::length).min().orElse(0);
    }
}
