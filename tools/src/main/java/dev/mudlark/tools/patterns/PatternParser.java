package dev.mudlark.tools.patterns;

import dev.mudlark.tools.patterns.Atom.Flags;
import dev.mudlark.tools.patterns.Node.Choice;
import dev.mudlark.tools.patterns.Node.Place;
import dev.mudlark.tools.patterns.Node.Repeat;
import dev.mudlark.tools.patterns.Node.Sequence;
import dev.mudlark.tools.patterns.Node.Symbol;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads how a pattern is put together. Patterns are known to be right, since RE2/J has compiled them; what single
 * characters a part stands for is left to RE2/J.
 */
final class PatternParser {

    private static final String QUOTE = "\\Q";
    private static final String UNQUOTE = "\\E";
    private static final String SETS = "dDsSwWCaftnrv";

    private final String pattern;
    private int at;

    private PatternParser(String pattern) {
        this.pattern = pattern;
    }

    /** The pattern, read as one that ignores case or not; empty when there is something in it that is not known here. */
    static Optional<Node> parse(String pattern, boolean ignoreCase) {
        PatternParser parser = new PatternParser(pattern);
        try {
            Node node = parser.choice(new Flags(ignoreCase, false));
            return parser.at == pattern.length() ? Optional.of(node) : Optional.empty();
        } catch (NotUnderstood e) {
            return Optional.empty();
        }
    }

    private Node choice(Flags flags) throws NotUnderstood {
        Group group = new Group(flags);
        while (at < pattern.length() && pattern.charAt(at) != ')') {
            if (pattern.charAt(at) == '|') {
                at++;
                group.nextBranch();
            } else {
                step(group);
            }
        }
        return group.node();
    }

    /** The inside of a group while it is read; flags hold from where they are set to its end. */
    private static final class Group {

        private Flags flags;
        private final List<Node> branches = new ArrayList<>();
        private List<Node> parts = new ArrayList<>();

        Group(Flags flags) {
            this.flags = flags;
        }

        void add(Node node) {
            parts.add(node);
        }

        void literal(int codePoint) {
            add(new Symbol(Atom.literal(codePoint, flags)));
        }

        void set(String source) {
            add(new Symbol(Atom.set(source, flags)));
        }

        void repeatLast(int least, int most) throws NotUnderstood {
            if (parts.isEmpty()) {
                throw new NotUnderstood();
            }
            parts.add(new Repeat(parts.removeLast(), least, most));
        }

        void nextBranch() {
            branches.add(new Sequence(List.copyOf(parts)));
            parts = new ArrayList<>();
        }

        Node node() {
            nextBranch();
            return branches.size() == 1 ? branches.getFirst() : new Choice(List.copyOf(branches));
        }
    }

    private void step(Group group) throws NotUnderstood {
        char c = pattern.charAt(at);
        switch (c) {
            case '(' -> open(group);
            case '[' -> group.set(take(PatternScan.classLength(pattern, at)));
            case '.' -> group.set(take(1));
            case '^' -> place(group, Place.START, 1);
            case '$' -> place(group, Place.END, 1);
            case '\\' -> escape(group);
            case '*' -> repeat(group, 0, Repeat.UNLIMITED, 1);
            case '+' -> repeat(group, 1, Repeat.UNLIMITED, 1);
            case '?' -> repeat(group, 0, 1, 1);
            case '{' -> counted(group);
            default -> literal(group);
        }
    }

    private String take(int length) {
        String taken = pattern.substring(at, at + length);
        at += length;
        return taken;
    }

    private void literal(Group group) {
        int codePoint = pattern.codePointAt(at);
        group.literal(codePoint);
        at += Character.charCount(codePoint);
    }

    private void place(Group group, Place place, int length) {
        group.add(place);
        at += length;
    }

    private void repeat(Group group, int least, int most, int length) throws NotUnderstood {
        group.repeatLast(least, most);
        at += length;
        if (at < pattern.length() && pattern.charAt(at) == '?') {
            at++;
        }
    }

    private void counted(Group group) throws NotUnderstood {
        int close = pattern.indexOf('}', at);
        String inside = close < 0 ? "" : pattern.substring(at + 1, close);
        if (PatternScan.repeatCount(inside) == 0) {
            literal(group);
            return;
        }
        if (inside.startsWith("0") && inside.length() > 1 && inside.charAt(1) != ',') {
            throw new NotUnderstood();
        }
        int comma = inside.indexOf(',');
        int least = Integer.parseInt(comma < 0 ? inside : inside.substring(0, comma));
        int most = least;
        if (comma >= 0) {
            most = comma + 1 == inside.length() ? Repeat.UNLIMITED : Integer.parseInt(inside.substring(comma + 1));
        }
        repeat(group, least, most, close + 1 - at);
    }

    private void open(Group group) throws NotUnderstood {
        int inside = PatternScan.groupStart(pattern, at);
        Flags flags = group.flags;
        if (inside < 0) {
            int end = at + 2;
            while (end < pattern.length() && "imsU-".indexOf(pattern.charAt(end)) >= 0) {
                end++;
            }
            flags = flags.changed(pattern.substring(at + 2, end));
            at = end + 1;
            if (pattern.startsWith(")", end)) {
                group.flags = flags;
                return;
            }
            if (!pattern.startsWith(":", end)) {
                throw new NotUnderstood();
            }
        } else {
            at = inside;
        }
        Node node = choice(flags);
        if (at >= pattern.length()) {
            throw new NotUnderstood();
        }
        at++;
        group.add(node);
    }

    private void escape(Group group) throws NotUnderstood {
        if (pattern.startsWith(QUOTE, at)) {
            quoted(group);
            return;
        }
        char next = at + 1 < pattern.length() ? pattern.charAt(at + 1) : ' ';
        switch (next) {
            case 'A' -> place(group, Place.START, 2);
            case 'z' -> place(group, Place.END, 2);
            case 'b' -> place(group, Place.WORD_EDGE, 2);
            case 'B' -> place(group, Place.INSIDE, 2);
            case 'p', 'P' -> group.set(take(pattern.startsWith("{", at + 2) ? upTo('}') : 3));
            case 'x' -> group.set(take(pattern.startsWith("{", at + 2) ? upTo('}') : 4));
            default -> otherEscape(group, next);
        }
    }

    private void otherEscape(Group group, char next) throws NotUnderstood {
        if (SETS.indexOf(next) >= 0) {
            group.set(take(2));
        } else if (next >= '0' && next <= '7') {
            int length = 2;
            while (length < 4 && at + length < pattern.length() && isOctal(pattern.charAt(at + length))) {
                length++;
            }
            group.set(take(length));
        } else if (next < 0x80 && !Character.isLetterOrDigit(next)) {
            at++;
            literal(group);
        } else {
            throw new NotUnderstood();
        }
    }

    private static boolean isOctal(char c) {
        return c >= '0' && c <= '7';
    }

    private int upTo(char close) throws NotUnderstood {
        int end = pattern.indexOf(close, at);
        if (end < 0) {
            throw new NotUnderstood();
        }
        return end + 1 - at;
    }

    /** What stands between the two marks is itself, all of it. */
    private void quoted(Group group) {
        int close = pattern.indexOf(UNQUOTE, at + QUOTE.length());
        int end = close < 0 ? pattern.length() : close;
        at += QUOTE.length();
        while (at < end) {
            literal(group);
        }
        at = close < 0 ? end : close + UNQUOTE.length();
    }

    /** The pattern has something this class does not know. */
    private static final class NotUnderstood extends Exception {

        private static final long serialVersionUID = 1L;
    }
}
