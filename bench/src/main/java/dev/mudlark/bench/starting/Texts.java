package dev.mudlark.bench.starting;

import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;

/** Documents in an order drawn by lot, and short texts. */
final class Texts {

    private static final Pattern SPACE = Pattern.compile("\\s+");
    /** Documents that are looked at for questions of one kind. */
    private static final int MOST_DOCUMENTS = 500;

    private Texts() {}

    /** Documents that are no tables. */
    static List<Document> shuffled(Collection collection, Random random) {
        List<Document> documents = new ArrayList<>(collection.searchable().stream()
                .filter(document -> !document.isTableRow())
                .toList());
        Collections.shuffle(documents, random);
        return documents.subList(0, Math.min(MOST_DOCUMENTS, documents.size()));
    }

    /** True for text in one line of at most {@code longest} code points that is not blank. */
    static boolean isShort(String text, int longest) {
        return !text.isBlank()
                && text.codePointCount(0, text.length()) <= longest
                && text.codePoints().noneMatch(Character::isISOControl);
    }

    /** White space as one space. */
    static String onOneLine(String text) {
        return SPACE.matcher(text.strip()).replaceAll(" ");
    }
}
