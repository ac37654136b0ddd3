package dev.mudlark.tools.patterns;

import dev.mudlark.tools.patterns.Program.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;

/**
 * Decides whether a line matches: a deterministic automaton whose states are made when they are first reached and
 * forgotten when they become too many, so that neither time nor memory can explode (R. Cox, Regular Expression Matching in
 * the Wild, 2010). Not for use by several threads.
 */
public final class LineAutomaton {

    /** Results of a step that are no states. */
    private static final int MATCH = -1;

    private static final int NO_MATCH = -2;
    private static final int UNKNOWN = 0;
    private static final int LARGEST_TABLE = 1 << 18;
    private static final int FIRST_STRIDE = 16;
    /** What a transition costs at first, for each step of the program, in characters that are only looked at. */
    private static final int COST = 8;

    private final Program program;
    private final CharClasses classes;
    private final IntConsumer work;
    private final StepSet reached;
    private final Map<State, Integer> numbers = new HashMap<>();
    private final List<State> states = new ArrayList<>();
    private int stride = FIRST_STRIDE;
    /** The state after another and a class, each state's row starting at its number; rows start at the stride. */
    private int[] table = new int[0];

    private int start;
    private int resets;

    LineAutomaton(Program program, IntConsumer work) {
        this.program = program;
        this.classes = new CharClasses(program);
        this.work = work;
        this.reached = new StepSet(program);
        reset();
    }

    private void reset() {
        resets++;
        numbers.clear();
        states.clear();
        table = new int[FIRST_STRIDE * stride];
        reached.clear();
        start = reached.add(program.start()) ? MATCH : number(new State(reached.sorted(), true, false));
    }

    /** True when {@code text} matches between two UTF-16 units, which are taken for the ends of a line. */
    public boolean matches(String text, int from, int to) {
        return matchEnd(text, from, to) >= 0;
    }

    /** Where it is first clear that there is a match; -1 when there is none. */
    public int matchEnd(String text, int from, int to) {
        int state = start;
        if (state == MATCH) {
            return from;
        }
        char[] classOf = classes.table();
        for (int at = from; at < to && state > 0; ) {
            char c = text.charAt(at);
            int next = table[state + classOf[c]];
            int length = 1;
            if (next == UNKNOWN) {
                int codePoint = codePoint(text, at, to);
                next = after(state, codePoint);
                length = Character.charCount(codePoint);
            }
            if (next == MATCH) {
                work.accept(at - from);
                return at;
            }
            state = next;
            at += length;
        }
        work.accept(to - from);
        return state > 0 && matchesAtEnd(state) ? to : -1;
    }

    private static int codePoint(String text, int at, int to) {
        char c = text.charAt(at);
        return Character.isHighSurrogate(c) && at + 1 < to ? text.codePointAt(at) : c;
    }

    /** How many states are known at present. */
    int states() {
        return states.size();
    }

    /** The state that a line starts with; negative when everything matches. */
    int start() {
        return start;
    }

    /** States by state and class, see {@link #after}. */
    int[] table() {
        return table;
    }

    char[] classOf() {
        return classes.table();
    }

    static boolean isMatch(int state) {
        return state == MATCH;
    }

    void work(int characters) {
        work.accept(characters);
    }

    boolean matchesAtEnd(int state) {
        int next = table[state + CharClasses.END];
        return (next == UNKNOWN ? compute(state, CharClasses.END) : next) == MATCH;
    }

    /** The state after a character; negative when it is clear whether the line matches. */
    int after(int state, int codePoint) {
        int number = classes.of(codePoint);
        int from = state;
        if (number >= stride) {
            State kept = states.get(state / stride - 1);
            stride *= 2;
            reset();
            from = number(kept);
        }
        int known = table[from + number];
        return known == UNKNOWN ? compute(from, number) : known;
    }

    private int compute(int from, int number) {
        State state = states.get(from / stride - 1);
        work.accept(COST * (state.steps.length + 1));
        int before = resets;
        int next = next(state, number);
        if (resets == before) {
            table[from + number] = next;
        }
        return next;
    }

    private int next(State state, int number) {
        boolean wordNext = classes.isOfWords(number);
        boolean end = number == CharClasses.END;
        int[] here = reached.passing(state.steps, place -> switch (place) {
            case START -> state.atStart;
            case END -> end;
            case WORD_EDGE -> state.afterWord != wordNext;
            case INSIDE -> state.afterWord == wordNext;
        });
        if (here.length > 0 && here[0] == 0) {
            return MATCH;
        }
        reached.clear();
        boolean match = false;
        for (int step : here) {
            if (program.step(step) instanceof Step.Read read && classes.matches(read.atom(), number)) {
                match |= reached.add(read.next());
            }
        }
        if (match) {
            return MATCH;
        }
        if (end) {
            return NO_MATCH;
        }
        if (reached.add(program.start())) {
            return MATCH;
        }
        int[] steps = reached.afterStart();
        return steps.length == 0 ? NO_MATCH : number(new State(steps, false, program.asksForWords() && wordNext));
    }

    /** The number of a state, which is where its row starts. */
    private int number(State state) {
        Integer known = numbers.get(state);
        if (known != null) {
            return known;
        }
        if ((states.size() + 2) * stride > LARGEST_TABLE) {
            reset();
            return number(state);
        }
        states.add(state);
        int number = states.size() * stride;
        if (number + stride > table.length) {
            table = Arrays.copyOf(table, 2 * table.length);
        }
        numbers.put(state, number);
        return number;
    }
}
