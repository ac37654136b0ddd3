package dev.mudlark.bench;

import java.nio.file.Path;
import java.util.List;

/**
 * A data set that was begun.
 *
 * @param config its config, which can be run at once
 * @param questions its questions
 * @param drafts questions to be written
 * @param files everything that was written
 * @param starters how many questions it begins with
 * @param draftCount how many drafts there are
 */
public record StartedDataSet(Path config, Path questions, Path drafts, List<Path> files, int starters, int draftCount) {
    /** Copies the list. */
    public StartedDataSet {
        files = List.copyOf(files);
    }
}
