package dev.mudlark.tools.grep;

import java.util.List;

/**
 * How many matching lines of each source are shown when not all fit: the places are dealt out one by one in the order of
 * ids, so that the first document with many matches does not hide all others.
 */
final class Shares {

    private Shares() {}

    static int[] of(List<Matches> sources, int most) {
        int[] shares = new int[sources.size()];
        int left = most;
        boolean dealt = true;
        while (left > 0 && dealt) {
            dealt = false;
            for (int i = 0; i < shares.length && left > 0; i++) {
                if (shares[i] < sources.get(i).count()) {
                    shares[i]++;
                    left--;
                    dealt = true;
                }
            }
        }
        return shares;
    }
}
