package dev.mudlark.tools.patterns;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Classes of characters that a program cannot tell apart, found out when a character is first met. The classes 0 (not yet
 * known, or not a character of a line) and 1 (the end of a line) hold none.
 */
final class CharClasses {

    /** The end of a line. */
    static final int END = 1;

    private final List<AtomMatcher> tests;
    private final int wordBit;
    private final boolean asksForWords;
    /** The class of each UTF-16 unit that is a character of a line. */
    private final char[] classOf = new char[0x10000];

    private final Map<Integer, Integer> supplementary = new HashMap<>();
    private final Map<BitSet, Integer> numbers = new HashMap<>();
    private final List<BitSet> members = new ArrayList<>(List.of(new BitSet(), new BitSet()));

    CharClasses(Program program) {
        this.tests = program.atoms().stream().map(AtomMatcher::new).toList();
        this.wordBit = tests.size();
        this.asksForWords = program.asksForWords();
    }

    char[] table() {
        return classOf;
    }

    /** How many there are so far. */
    int count() {
        return members.size();
    }

    /** The class of a code point. */
    int of(int codePoint) {
        boolean inTable = codePoint < classOf.length;
        int known = inTable ? classOf[codePoint] : supplementary.getOrDefault(codePoint, 0);
        if (known == 0) {
            known = compute(codePoint);
            if (!inTable) {
                supplementary.put(codePoint, known);
            } else if (!Character.isSurrogate((char) codePoint) && codePoint != '\n' && codePoint != '\r') {
                classOf[codePoint] = (char) known;
            }
        }
        return known;
    }

    private int compute(int codePoint) {
        BitSet matching = new BitSet();
        for (int i = 0; i < tests.size(); i++) {
            matching.set(i, tests.get(i).matches(codePoint));
        }
        matching.set(wordBit, asksForWords && isWord(codePoint));
        return numbers.computeIfAbsent(matching, added -> {
            members.add(added);
            return members.size() - 1;
        });
    }

    /** True when an atom matches the characters of a class. */
    boolean matches(int atom, int number) {
        return members.get(number).get(atom);
    }

    /** True for the characters of which words are made; false for the end of a line. */
    boolean isOfWords(int number) {
        return members.get(number).get(wordBit);
    }

    private static boolean isWord(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    }
}
