package dev.mudlark.bench;

import java.nio.file.Path;
import java.util.List;

/**
 * A data set that was begun.
 *
 * @param files what was written: a config, questions, drafts, a page
 * @param starters how many questions it begins with
 * @param drafts how many drafts there are
 * @param commands what to type next, in this order
 */
public record StartedDataSet(List<Path> files, int starters, int drafts, List<String> commands) {
    /** Copies the lists. */
    public StartedDataSet {
        files = List.copyOf(files);
        commands = List.copyOf(commands);
    }
}
