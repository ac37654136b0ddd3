package dev.mudlark.bench.systems;

import dev.mudlark.bench.config.Option;
import dev.mudlark.bench.config.OptionTypes;
import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.bench.config.Values;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.documents.Chunker;
import java.util.List;

/**
 * How documents are cut into passages.
 *
 * @param headings by sections rather than by windows of words
 * @param words most words of a passage
 * @param overlap words that a window shares with the one before; 0 for sections, which decide it themselves
 */
record Chunking(boolean headings, int words, int overlap) {

    private static final String WORDS = "words";
    private static final String HEADINGS = "headings";

    private static final int DEFAULT_WORDS = 160;
    private static final int DEFAULT_OVERLAP = 32;

    /** What holds when a config says nothing. */
    static final Chunking DEFAULT = new Chunking(false, DEFAULT_WORDS, DEFAULT_OVERLAP);

    private static final Option<String> CHUNKER = Option.of(
            "chunker",
            OptionTypes.choice(List.of(WORDS, HEADINGS)),
            WORDS,
            "How documents are cut: windows of words, or sections by their headings.");
    private static final Option<Integer> CHUNK_WORDS = Option.of(
            "chunk_words",
            OptionTypes.integer(8, 10_000),
            DEFAULT_WORDS,
            "Most words of a passage; a longer section is cut into windows.");
    private static final Option<Integer> CHUNK_OVERLAP = Option.of(
            "chunk_overlap",
            OptionTypes.integer(0, 9_999),
            DEFAULT_OVERLAP,
            "Words that a window shares with the one before; less than `chunk_words`. Not for `headings`.");

    static final List<Option<?>> OPTIONS = List.of(CHUNKER, CHUNK_WORDS, CHUNK_OVERLAP);

    static Chunking of(SystemEntry entry) {
        Values options = entry.options();
        boolean headings = options.get(CHUNKER).equals(HEADINGS);
        return new Chunking(headings, options.get(CHUNK_WORDS), headings ? 0 : options.get(CHUNK_OVERLAP));
    }

    /** Tells what the options do not mean together. */
    static void check(SystemEntry entry, Problems problems) {
        Values options = entry.options();
        options.sound(CHUNKER).ifPresent(chunker -> {
            if (chunker.equals(WORDS)) {
                checkOverlap(entry, problems);
            } else if (options.given(CHUNK_OVERLAP).isPresent()) {
                problems.add(
                        options.where(CHUNK_OVERLAP),
                        "chunk_overlap has no meaning for chunker headings; remove one of them from system '"
                                + entry.name() + "'");
            }
        });
    }

    private static void checkOverlap(SystemEntry entry, Problems problems) {
        Values options = entry.options();
        options.sound(CHUNK_WORDS)
                .ifPresent(words -> options.sound(CHUNK_OVERLAP)
                        .filter(overlap -> overlap >= words)
                        .ifPresent(overlap -> problems.add(
                                options.where(CHUNK_OVERLAP, CHUNK_WORDS),
                                "chunk_overlap (" + overlap + byDefault(CHUNK_OVERLAP, options) + ") of system '"
                                        + entry.name() + "' must be less than chunk_words (" + words
                                        + byDefault(CHUNK_WORDS, options) + ")"
                                        + (options.given(CHUNK_OVERLAP).isPresent()
                                                ? ""
                                                : "; write chunk_overlap too"))));
    }

    private static String byDefault(Option<?> option, Values options) {
        return options.given(option).isPresent() ? "" : " by default";
    }

    Chunker chunker() {
        return headings ? Chunker.headings(words) : Chunker.words(words, overlap);
    }
}
