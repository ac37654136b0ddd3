package dev.mudlark.bench.run;

import java.util.ArrayList;
import java.util.List;

/** Remembers what it heard. */
final class Counting implements Progress {

    final List<String> notes = new ArrayList<>();
    final List<Integer> done = new ArrayList<>();
    int total;
    int failed;

    @Override
    public void note(String line) {
        notes.add(line);
    }

    @Override
    public void started(int begun, int newTotal) {
        total = newTotal;
    }

    @Override
    public void answered(int nowDone, int ofTotal, int nowFailed) {
        done.add(nowDone);
        failed = nowFailed;
    }
}
