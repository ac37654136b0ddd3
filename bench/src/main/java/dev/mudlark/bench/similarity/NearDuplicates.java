package dev.mudlark.bench.similarity;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds for each text the earlier one that is most like it. The work grows with the length of all texts and not with the
 * square of their number: a text is compared with at most {@value #MOST} earlier ones for each key that it shares with
 * them, so among very many that are alike it may be told beside another one than the very closest.
 */
public final class NearDuplicates {
    /** Earlier texts of one key that a text is compared with. */
    private static final int MOST = 20;

    /** How far an estimate may lie below the least similarity; four standard errors. */
    private static final double SLACK = 0.2;

    private final double least;
    private final List<Shingles> texts;
    private final List<Signature> signatures;
    private final List<Map<Long, List<Integer>>> bands = new ArrayList<>();
    private final Map<Long, Integer> firstOfSame = new HashMap<>();
    private long comparisons;

    private NearDuplicates(List<Shingles> texts, double least) {
        this.texts = texts;
        this.signatures = texts.parallelStream().map(Signature::of).toList();
        this.least = least;
        for (int band = 0; band < Signature.BANDS; band++) {
            bands.add(new HashMap<>());
        }
    }

    /**
     * The pairs, in the order of the later text.
     *
     * @param texts shingles of each text; one without any is like no other
     * @param least the least similarity that counts, above 0, at most 1; 0.7 and more is found with a probability of 0.999
     */
    public static List<Twin> of(List<Shingles> texts, double least) {
        return new NearDuplicates(texts, least).find();
    }

    /** How many pairs the search for twins compares, for a bound on the work. */
    static long comparisons(List<Shingles> texts, double least) {
        NearDuplicates search = new NearDuplicates(texts, least);
        search.find();
        return search.comparisons;
    }

    private List<Twin> find() {
        List<Twin> twins = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            if (texts.get(i).size() > 0) {
                twin(i).ifPresent(twins::add);
            }
        }
        return twins;
    }

    private Optional<Twin> twin(int index) {
        Shingles text = texts.get(index);
        Integer same = firstOfSame.putIfAbsent(text.hash(), index);
        if (same != null && texts.get(same).similarity(text) == 1) {
            // Not put into the tables: whatever is like it is like the first.
            return Optional.of(new Twin(same, index, 1));
        }
        return closest(index, signatures.get(index));
    }

    /** The most similar earlier text; puts this one into the tables. */
    private Optional<Twin> closest(int index, Signature signature) {
        Set<Integer> seen = new HashSet<>();
        Optional<Twin> closest = Optional.empty();
        for (int band = 0; band < Signature.BANDS; band++) {
            List<Integer> bucket = bands.get(band).computeIfAbsent(signature.key(band), key -> new ArrayList<>(1));
            for (int earlier : bucket) {
                if (seen.add(earlier)) {
                    closest = closer(closest, compare(earlier, index, signature));
                }
            }
            if (bucket.size() < MOST) {
                bucket.add(index);
            }
        }
        return closest;
    }

    private Optional<Twin> compare(int earlier, int index, Signature signature) {
        if (signatures.get(earlier).estimate(signature) < least - SLACK) {
            return Optional.empty();
        }
        comparisons++;
        double similarity = texts.get(earlier).similarity(texts.get(index));
        return similarity >= least ? Optional.of(new Twin(earlier, index, similarity)) : Optional.empty();
    }

    private static Optional<Twin> closer(Optional<Twin> best, Optional<Twin> found) {
        boolean better = found.isPresent()
                && (best.isEmpty() || found.get().similarity() > best.get().similarity());
        return better ? found : best;
    }
}
