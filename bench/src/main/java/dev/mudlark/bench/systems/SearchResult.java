package dev.mudlark.bench.systems;

import dev.mudlark.tools.Tool;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What {@code search} hands back for each passage. */
enum SearchResult {
    /** Its text, behind the id of its document. */
    TEXT_WITH_SOURCE,
    /** Its text alone. */
    TEXT,
    /** Its text alone, with the ids beside it in the result's data, which programs see and the model does not. */
    CONTENT_AND_ARTIFACT;

    /** Its name in a config. */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    static SearchResult of(String label) {
        return valueOf(label.toUpperCase(Locale.ROOT));
    }

    /** All names, the default first. */
    static List<String> labels() {
        return Arrays.stream(values()).map(SearchResult::label).toList();
    }

    /** The search tool, handing back that. */
    Tool of(Tool search) {
        return this == TEXT_WITH_SOURCE ? search : new SourcelessSearch(search, this == CONTENT_AND_ARTIFACT);
    }
}
