package dev.mudlark.tools.patterns;

import dev.mudlark.tools.patterns.Node.Choice;
import dev.mudlark.tools.patterns.Node.Place;
import dev.mudlark.tools.patterns.Node.Repeat;
import dev.mudlark.tools.patterns.Node.Sequence;
import dev.mudlark.tools.patterns.Node.Symbol;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A pattern as steps of a non-deterministic machine (K. Thompson, Regular Expression Search Algorithm, CACM 11(6), 1968).
 * Step 0 is the match.
 */
final class Program {

    /** Longer ones cost more than they are worth. */
    private static final int MOST_STEPS = 6000;

    private final List<Step> steps = new ArrayList<>();
    private final Map<Atom, Integer> atomNumbers = new HashMap<>();
    private final List<Atom> atoms = new ArrayList<>();
    private boolean asksForWords;
    private int start;

    /** What to do at a step; the numbers are those of steps and of atoms. */
    sealed interface Step {

        /** The match. */
        record Match() implements Step {}

        /** To read a character. */
        record Read(int atom, int next) implements Step {}

        /** To go two ways. */
        record Split(int first, int second) implements Step {}

        /** To go on only at a place. */
        record Check(Place place, int next) implements Step {}
    }

    private Program() {
        steps.add(new Step.Match());
    }

    /** The steps of a pattern; empty when there are too many. */
    static Optional<Program> of(Node pattern) {
        Program program = new Program();
        try {
            program.start = program.compile(pattern, 0);
            return Optional.of(program);
        } catch (TooLong e) {
            return Optional.empty();
        }
    }

    Step step(int number) {
        return steps.get(number);
    }

    int size() {
        return steps.size();
    }

    int start() {
        return start;
    }

    List<Atom> atoms() {
        return atoms;
    }

    /** True when it matters which characters belong to words. */
    boolean asksForWords() {
        return asksForWords;
    }

    /** The step at which {@code node} starts when the step {@code next} follows it. */
    private int compile(Node node, int next) throws TooLong {
        return switch (node) {
            case Symbol symbol -> add(new Step.Read(number(symbol.atom()), next));
            case Sequence sequence -> {
                int entry = next;
                for (int i = sequence.parts().size() - 1; i >= 0; i--) {
                    entry = compile(sequence.parts().get(i), entry);
                }
                yield entry;
            }
            case Choice choice -> {
                int entry = compile(choice.branches().getLast(), next);
                for (int i = choice.branches().size() - 2; i >= 0; i--) {
                    entry = add(new Step.Split(compile(choice.branches().get(i), next), entry));
                }
                yield entry;
            }
            case Repeat repeat -> compileRepeat(repeat, next);
            case Place place -> {
                asksForWords |= place == Place.WORD_EDGE || place == Place.INSIDE;
                yield add(new Step.Check(place, next));
            }
        };
    }

    private int compileRepeat(Repeat repeat, int next) throws TooLong {
        int entry = next;
        if (repeat.most() == Repeat.UNLIMITED) {
            int loop = add(new Step.Split(0, next));
            steps.set(loop, new Step.Split(compile(repeat.inner(), loop), next));
            entry = loop;
        } else {
            for (int i = repeat.least(); i < repeat.most(); i++) {
                entry = add(new Step.Split(compile(repeat.inner(), entry), next));
            }
        }
        for (int i = 0; i < repeat.least(); i++) {
            entry = compile(repeat.inner(), entry);
        }
        return entry;
    }

    private int number(Atom atom) {
        return atomNumbers.computeIfAbsent(atom, added -> {
            atoms.add(added);
            return atoms.size() - 1;
        });
    }

    private int add(Step step) throws TooLong {
        if (steps.size() >= MOST_STEPS) {
            throw new TooLong();
        }
        steps.add(step);
        return steps.size() - 1;
    }

    /** The program would have too many steps. */
    private static final class TooLong extends Exception {

        private static final long serialVersionUID = 1L;
    }
}
