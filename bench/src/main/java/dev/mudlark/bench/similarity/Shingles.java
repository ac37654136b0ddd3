package dev.mudlark.bench.similarity;

import java.util.Arrays;
import java.util.Optional;

/**
 * The distinct runs of some words in a row of a text, as sorted hashes (Broder, On the resemblance and containment of
 * documents, 1997). A text with fewer words has one run: all of them.
 */
public final class Shingles {
    private final long[] sorted;

    private Shingles(long[] sorted) {
        this.sorted = sorted;
    }

    /** The runs of {@code words} words, at least 1; none for a text without words. */
    public static Shingles of(String text, int words) {
        return new Shingles(Arrays.stream(inOrder(WordHashes.of(text).hashes(), words))
                .sorted()
                .distinct()
                .toArray());
    }

    /** The words of a text whatever their order and number. */
    public static Shingles bagOf(Iterable<String> words) {
        return of(String.join(" . ", words), 1);
    }

    /** The runs in the order of the text, with repetitions. */
    private static long[] inOrder(long[] hashes, int words) {
        if (hashes.length == 0) {
            return hashes;
        }
        int size = Math.min(words, hashes.length);
        long[] runs = new long[hashes.length - size + 1];
        for (int start = 0; start < runs.length; start++) {
            long run = size;
            for (int i = start; i < start + size; i++) {
                run = Hashes64.join(run, hashes[i]);
            }
            runs[start] = run;
        }
        return runs;
    }

    /** How many there are. */
    public int size() {
        return sorted.length;
    }

    /** The first run of {@code words} words of another text that stands in this one too; as it stands in the other. */
    public Optional<String> firstRunOf(String text, int words) {
        WordHashes other = WordHashes.of(text);
        long[] runs = other.hashes().length < words ? new long[0] : inOrder(other.hashes(), words);
        for (int i = 0; i < runs.length; i++) {
            if (Arrays.binarySearch(sorted, runs[i]) >= 0) {
                String run = text.substring(i == 0 ? 0 : other.end(i - 1), other.end(i + words - 1));
                return Optional.of(fromTheFirstWord(run));
            }
        }
        return Optional.empty();
    }

    private static String fromTheFirstWord(String text) {
        int start = 0;
        while (!Character.isLetterOrDigit(text.codePointAt(start))) {
            start += Character.charCount(text.codePointAt(start));
        }
        return text.substring(start);
    }

    /** How many words a text has: runs of letters and digits; a character of a script without spaces is one. */
    public static int countWords(String text) {
        return WordHashes.of(text).hashes().length;
    }

    /** The share of the runs of both that are common (Jaccard): 0 to 1; 0 when one has none. */
    public double similarity(Shingles other) {
        int common = 0;
        int i = 0;
        int j = 0;
        while (i < sorted.length && j < other.sorted.length) {
            int order = Long.compare(sorted[i], other.sorted[j]);
            common += order == 0 ? 1 : 0;
            i += order <= 0 ? 1 : 0;
            j += order >= 0 ? 1 : 0;
        }
        int all = sorted.length + other.sorted.length - common;
        return all == 0 ? 0 : (double) common / all;
    }

    /** A hash of the runs whatever their order: the same for the same runs. */
    long hash() {
        long hash = sorted.length;
        for (long run : sorted) {
            hash = Hashes64.join(hash, run);
        }
        return hash;
    }

    long[] hashes() {
        return sorted;
    }
}
