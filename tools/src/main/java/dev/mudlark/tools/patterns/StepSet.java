package dev.mudlark.tools.patterns;

import dev.mudlark.tools.patterns.Node.Place;
import dev.mudlark.tools.patterns.Program.Step;
import java.util.Arrays;
import java.util.function.Predicate;

/** Steps of a program that can be reached without reading a character. */
final class StepSet {

    private final Program program;
    private final boolean[] seen;
    private final int[] waiting;
    /** Those that read, check or match. */
    private final int[] members;

    private int size;

    StepSet(Program program) {
        this.program = program;
        this.seen = new boolean[program.size()];
        this.waiting = new int[program.size() * 2 + 2];
        this.members = new int[program.size()];
    }

    void clear() {
        Arrays.fill(seen, false);
        size = 0;
    }

    /** Adds a step and those it leads to at once; true when the match is one of them. */
    boolean add(int step) {
        return add(step, place -> false);
    }

    private boolean add(int step, Predicate<Place> holds) {
        boolean match = false;
        int count = 0;
        waiting[count++] = step;
        while (count > 0) {
            int next = waiting[--count];
            if (seen[next]) {
                continue;
            }
            seen[next] = true;
            switch (program.step(next)) {
                case Step.Split split -> {
                    waiting[count++] = split.second();
                    waiting[count++] = split.first();
                }
                case Step.Check check -> {
                    if (holds.test(check.place())) {
                        waiting[count++] = check.next();
                    } else {
                        members[size++] = next;
                    }
                }
                case Step.Read read -> members[size++] = next;
                case Step.Match found -> {
                    members[size++] = next;
                    match = true;
                }
            }
        }
        return match;
    }

    /** What can be reached from steps at a place where some checks hold, sorted. */
    int[] passing(int[] steps, Predicate<Place> holds) {
        clear();
        for (int step : steps) {
            add(step, holds);
        }
        return sorted();
    }

    int[] sorted() {
        int[] sorted = Arrays.copyOf(members, size);
        Arrays.sort(sorted);
        return sorted;
    }

    /** Without what can only go on at the start of a line. */
    int[] afterStart() {
        return Arrays.stream(members, 0, size)
                .filter(step -> !(program.step(step) instanceof Step.Check check && check.place() == Place.START))
                .sorted()
                .toArray();
    }
}
