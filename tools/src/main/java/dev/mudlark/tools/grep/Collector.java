package dev.mudlark.tools.grep;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Gathers the matching lines of an area. */
final class Collector {

    private final Area area;
    private final int most;
    private final @Nullable InSource[] found;

    /** Keeps the first {@code most} lines of each source and counts the others. */
    Collector(Area area, int most) {
        this.area = area;
        this.most = most;
        this.found = new InSource[area.to() - area.from()];
    }

    /** A line by its place in the chunk, which is any byte of it. */
    void place(int source, int at) {
        InSource hits = of(source, false);
        if (hits.keepsNext()) {
            hits.keep(Math.max(area.chunk().start(source), area.chunk().lineStart(at)));
        } else {
            hits.count(1);
        }
    }

    /** A line by its number. */
    void number(int source, int number) {
        InSource hits = of(source, true);
        if (hits.keepsNext()) {
            hits.keep(number);
        } else {
            hits.count(1);
        }
    }

    private InSource of(int source, boolean numbered) {
        InSource hits = found[source - area.from()];
        if (hits == null) {
            hits = new InSource(area.chunk(), source, most, numbered);
            found[source - area.from()] = hits;
        }
        return hits;
    }

    List<InSource> found() {
        List<InSource> all = new ArrayList<>();
        for (InSource hits : found) {
            if (hits != null) {
                all.add(hits);
            }
        }
        return all;
    }
}
