package dev.mudlark.tools.patterns;

import java.util.ArrayList;
import java.util.List;

/** Sets of a few characters, written as {@code [abc]} or {@code [0-3]}. */
final class SmallSets {

    private static final int MOST = 8;
    private static final String SPECIAL = "^\\[]&";

    private SmallSets() {}

    /** The members; none when they are many or the set is written in another way. */
    static List<Integer> members(String source) {
        List<Integer> members = new ArrayList<>();
        if (!source.startsWith("[") || !source.endsWith("]") || source.length() < 3) {
            return members;
        }
        int[] inside = source.substring(1, source.length() - 1).codePoints().toArray();
        for (int i = 0; i < inside.length; i++) {
            boolean range = i + 2 < inside.length && inside[i + 1] == '-';
            int last = range ? inside[i + 2] : inside[i];
            if (isSpecial(inside[i]) || isSpecial(last) || last - inside[i] >= MOST || (!range && inside[i] == '-')) {
                return List.of();
            }
            for (int member = inside[i]; member <= last; member++) {
                members.add(member);
            }
            i += range ? 2 : 0;
        }
        return members.size() <= MOST ? members : List.of();
    }

    private static boolean isSpecial(int c) {
        return SPECIAL.indexOf(c) >= 0;
    }
}
