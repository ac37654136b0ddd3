package dev.mudlark.documents.vectors;

import dev.mudlark.documents.index.Hit;
import java.util.ArrayList;
import java.util.List;

/** Keeps the best passages seen, as a heap with the worst of them on top. Used by one thread. */
final class Best {

    private static final double STEPS = 1e6;

    /** The score in steps above, so that a larger number is a better hit; below, the passage, smaller is better. */
    private final long[] heap;

    private int size;

    Best(int limit) {
        heap = new long[limit];
    }

    /** Takes a passage if it is among the best; each passage may be given once. */
    void add(int passage, float score) {
        long packed = (Math.round(score * STEPS) << 32) | (Integer.MAX_VALUE - passage);
        if (size < heap.length) {
            heap[size] = packed;
            up(size++);
        } else if (packed > heap[0]) {
            heap[0] = packed;
            down();
        }
    }

    /** The best, best first. */
    List<Hit> hits() {
        List<Hit> hits = new ArrayList<>(size);
        while (size > 0) {
            long worst = heap[0];
            heap[0] = heap[--size];
            down();
            hits.add(new Hit(Integer.MAX_VALUE - (int) worst, (worst >> 32) / STEPS));
        }
        return hits.reversed();
    }

    private void up(int from) {
        int at = from;
        while (at > 0 && heap[at] < heap[(at - 1) / 2]) {
            swap(at, (at - 1) / 2);
            at = (at - 1) / 2;
        }
    }

    private void down() {
        int at = 0;
        while (true) {
            int child = 2 * at + 1;
            if (child >= size) {
                return;
            }
            if (child + 1 < size && heap[child + 1] < heap[child]) {
                child++;
            }
            if (heap[at] <= heap[child]) {
                return;
            }
            swap(at, child);
            at = child;
        }
    }

    private void swap(int a, int b) {
        long kept = heap[a];
        heap[a] = heap[b];
        heap[b] = kept;
    }
}
