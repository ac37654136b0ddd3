package dev.mudlark.documents;

/**
 * A window of a longer text, in code points.
 *
 * @param text the text of the window
 * @param start first code point, from 0
 * @param end code point after the last
 * @param total code points of the whole text
 */
public record TextWindow(String text, int start, int end, int total) {

    /** True when text follows the window. */
    public boolean hasMore() {
        return end < total;
    }
}
