package dev.mudlark.embeddings;

/** The kinds of characters that BERT's tokenizer tells apart. */
final class Characters {
    private Characters() {}

    /** White space as Unicode has it (property White_Space), but for what {@link #isDropped} takes. */
    static boolean isSpace(int c) {
        return c == '\t' || c == '\n' || c == '\r' || Character.isSpaceChar(c);
    }

    /** Nothing of the text: control and format characters, halves of pairs, private ones, U+FFFD. */
    static boolean isDropped(int c) {
        if (c == '\t' || c == '\n' || c == '\r') {
            return false;
        }
        return switch (Character.getType(c)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE -> true;
            default -> c == 0xFFFD;
        };
    }

    static boolean isPunctuation(int c) {
        if (c < 0x80) {
            return c > ' ' && c < 0x7F && !Character.isLetterOrDigit(c);
        }
        return switch (Character.getType(c)) {
            case Character.CONNECTOR_PUNCTUATION,
                    Character.DASH_PUNCTUATION,
                    Character.START_PUNCTUATION,
                    Character.END_PUNCTUATION,
                    Character.INITIAL_QUOTE_PUNCTUATION,
                    Character.FINAL_QUOTE_PUNCTUATION,
                    Character.OTHER_PUNCTUATION -> true;
            default -> false;
        };
    }

    /** The blocks that BERT takes as Chinese characters. */
    static boolean isIdeograph(int c) {
        return (c >= 0x4E00 && c <= 0x9FFF)
                || (c >= 0x3400 && c <= 0x4DBF)
                || (c >= 0x20000 && c <= 0x2A6DF)
                || (c >= 0x2A700 && c <= 0x2B73F)
                || (c >= 0x2B740 && c <= 0x2B81F)
                || (c >= 0x2B920 && c <= 0x2CEAF)
                || (c >= 0xF900 && c <= 0xFAFF)
                || (c >= 0x2F800 && c <= 0x2FA1F);
    }

    static boolean endsSentence(int c) {
        return c == '.'
                || c == '!'
                || c == '?'
                || c == 0x3002
                || c == 0xFF01
                || c == 0xFF1F
                || c == 0x061F
                || c == 0x0964;
    }
}
