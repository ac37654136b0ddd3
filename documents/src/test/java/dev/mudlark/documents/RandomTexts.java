package dev.mudlark.documents;

import java.util.List;
import java.util.Random;

/** Texts made of everything that has ever broken an offset: astral characters, combining marks, odd spaces, headings. */
final class RandomTexts {

    private static final List<String> PIECES = List.of(
            "a",
            "word",
            "E-4471",
            "sys.remote_exec",
            "é",
            "e\u0301",
            "\uD83D\uDE00",
            "\uD83D\uDC68\u200D\uD83D\uDC69",
            "\uD840\uDC00",
            "漢字",
            "ひらがな",
            "ไทย",
            "\uFEFF",
            "x".repeat(90),
            "\uD83D\uDE00".repeat(70),
            "# Heading",
            "```",
            "=====",
            "-----",
            "1,234.50",
            "' OR \"1\"=\"1",
            "*:*^2~");
    private static final List<String> SPACES = List.of(" ", "  ", "\n", "\n\n", "\t", "\u00A0", "\u3000", "\n    ", "");

    private RandomTexts() {}

    /** A text of up to {@code pieces} pieces. */
    static String of(Random random, int pieces) {
        StringBuilder text = new StringBuilder();
        int size = random.nextInt(pieces + 1);
        for (int i = 0; i < size; i++) {
            text.append(pick(random, PIECES)).append(pick(random, SPACES));
        }
        return text.toString();
    }

    private static String pick(Random random, List<String> from) {
        return from.get(random.nextInt(from.size()));
    }
}
