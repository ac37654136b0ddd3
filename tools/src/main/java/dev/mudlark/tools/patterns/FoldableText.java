package dev.mudlark.tools.patterns;

/** A text without the letters that RE2/J cannot compare when it ignores case. */
record FoldableText(CharSequence text) implements CharSequence {

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public char charAt(int index) {
        return EndlessFolds.plain(text.charAt(index));
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return new FoldableText(text.subSequence(start, end));
    }

    @Override
    public String toString() {
        char[] copied = new char[length()];
        for (int i = 0; i < copied.length; i++) {
            copied[i] = charAt(i);
        }
        return new String(copied);
    }
}
