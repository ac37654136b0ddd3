package dev.mudlark.routing.pages;

import static j2html.TagCreator.each;
import static j2html.TagCreator.mark;
import static j2html.TagCreator.text;

import dev.mudlark.routing.tfidf.Words;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Text that others wrote, made fit to be shown. Escaping is left to j2html. */
final class Text {

    private Text() {}

    /** Control characters, marks that turn the direction of text, and halves of characters as visible signs. */
    static String visible(String text) {
        StringBuilder out = new StringBuilder(text.length());
        text.codePoints().forEach(c -> out.appendCodePoint(isShown(c) ? c : sign(c)));
        return out.toString();
    }

    /** The text with some of its words marked; the words are lower-cased. */
    static DomContent marked(String text, Collection<String> words) {
        List<DomContent> parts = new ArrayList<>();
        int done = 0;
        for (Words.Place place : Words.places(text)) {
            if (words.contains(place.text())) {
                parts.add(text(visible(text.substring(done, place.start()))));
                parts.add(mark(visible(text.substring(place.start(), place.end()))));
                done = place.end();
            }
        }
        parts.add(text(visible(text.substring(done))));
        return each(parts, part -> part);
    }

    private static boolean isShown(int c) {
        int type = Character.getType(c);
        boolean control = type == Character.CONTROL && c != '\n' && c != '\t';
        boolean turns = (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
        return !control && !turns && type != Character.SURROGATE;
    }

    /** The control pictures of Unicode where there is one. */
    private static int sign(int c) {
        return c < 0x20 ? 0x2400 + c : c == 0x7f ? 0x2421 : 0xfffd;
    }
}
