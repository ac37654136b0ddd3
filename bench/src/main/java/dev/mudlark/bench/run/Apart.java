package dev.mudlark.bench.run;

import dev.mudlark.bench.problems.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Keeps the answers out of the documents: a system that can read them has nothing left to find. */
public final class Apart {

    private Apart() {}

    /**
     * Refuses questions, judgements and an output folder (with its right answers) inside the documents folder.
     *
     * @param out where the run will be written
     * @throws dev.mudlark.bench.problems.ProblemsException naming the first that lies inside
     */
    static void check(Experiment experiment, Path out) {
        if (!Files.isDirectory(experiment.docs())) {
            // Reading it will say what is wrong.
            return;
        }
        Problems problems = new Problems();
        Path docs = real(experiment.docs());
        refuseInside(experiment.docs(), experiment.questions(), problems);
        if (problems.isEmpty()) {
            experiment.qrels().ifPresent(file -> refuseInside(experiment.docs(), file, problems));
        }
        if (problems.isEmpty() && real(out).startsWith(docs)) {
            problems.add(
                    out.toString(),
                    "the output folder lies inside the documents folder " + experiment.docs()
                            + ", so a later run would read this one's answers; name one outside of it with --out");
        }
        problems.throwIfAny();
    }

    /** Refuses a file of answers inside the documents folder. */
    public static void refuseInside(Path docs, Path file, Problems problems) {
        if (real(file).startsWith(real(docs))) {
            problems.add(
                    file.toString(),
                    "this file lies inside the documents folder " + docs
                            + ", so the systems could read the answers; move it out");
        }
    }

    /** The path without links, as far as it exists. */
    private static Path real(Path path) {
        Path whole = path.toAbsolutePath().normalize();
        for (Path there = whole; there != null; there = there.getParent()) {
            Optional<Path> real = existing(there);
            if (real.isPresent()) {
                return real.get().resolve(there.relativize(whole)).normalize();
            }
        }
        return whole;
    }

    private static Optional<Path> existing(Path path) {
        try {
            return Optional.of(path.toRealPath());
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
