package dev.mudlark.documents.store;

import dev.mudlark.context.DidYouMean;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Which existing ids somebody may have meant. */
final class Suggestions {

    private Suggestions() {}

    /** Exact base names first (also of a typed file name or table row), then ids that differ by a few letters. */
    static List<String> of(String typed, List<String> ids, int limit) {
        String wanted = base(typed);
        Set<String> found = new LinkedHashSet<>();
        ids.stream().filter(id -> base(id).equals(wanted)).forEach(found::add);
        if (found.size() < limit) {
            found.addAll(DidYouMean.closest(typed, ids, limit));
        }
        if (found.size() < limit) {
            addByCloseBase(wanted, ids, limit, found);
        }
        return found.stream().limit(Math.max(0, limit)).toList();
    }

    private static void addByCloseBase(String wanted, List<String> ids, int limit, Set<String> found) {
        List<String> bases = ids.stream().map(Suggestions::base).distinct().toList();
        for (String close : DidYouMean.closest(wanted, bases, limit)) {
            ids.stream().filter(id -> base(id).equals(close)).forEach(found::add);
        }
    }

    /** The last part of a path, in lower case, without a row number and without an extension. */
    private static String base(String id) {
        String name = id.strip().toLowerCase(Locale.ROOT);
        name = name.substring(name.lastIndexOf('/') + 1);
        int row = name.lastIndexOf('#');
        name = row > 0 ? name.substring(0, row) : name;
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }
}
