package dev.mudlark.tools.patterns;

import dev.mudlark.tools.ToolException;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Refuses patterns whose nested repeat counts multiply beyond 1,000, before they are compiled: {@code ((a{100}){100})}
 * would be unrolled into as many copies. The limit is the one RE2 itself has for nested counts.
 */
final class RepeatLimit {

    private static final long MOST = 1000;

    private final String pattern;
    /** The largest product inside of each open group. */
    private final Deque<Long> groups = new ArrayDeque<>();

    private long lastAtom = 1;
    private int at;

    private RepeatLimit(String pattern) {
        this.pattern = pattern;
        groups.push(1L);
    }

    static void check(String pattern) throws ToolException {
        new RepeatLimit(pattern).walk();
    }

    private void walk() throws ToolException {
        while (at < pattern.length()) {
            switch (pattern.charAt(at)) {
                case '\\' -> atom(2);
                case '[' -> atom(PatternScan.classLength(pattern, at));
                case '(' -> {
                    groups.push(1L);
                    at++;
                }
                case ')' -> closeGroup();
                case '{' -> repeat();
                case '*', '+', '?' -> at++;
                default -> atom(1);
            }
        }
    }

    private void atom(int length) {
        lastAtom = 1;
        at += length;
    }

    private void closeGroup() {
        lastAtom = groups.size() > 1 ? groups.pop() : 1;
        widen(lastAtom);
        at++;
    }

    private void repeat() throws ToolException {
        int close = pattern.indexOf('}', at);
        long count = close < 0 ? 0 : PatternScan.repeatCount(pattern.substring(at + 1, close));
        lastAtom *= Math.max(1, count);
        if (lastAtom > MOST) {
            throw SafePattern.error("its repeat counts multiply to more than " + MOST);
        }
        widen(lastAtom);
        at = count > 0 ? close + 1 : at + 1;
    }

    private void widen(long product) {
        groups.push(Math.max(groups.pop(), product));
    }
}
