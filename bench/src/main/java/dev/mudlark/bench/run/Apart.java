package dev.mudlark.bench.run;

import dev.mudlark.bench.problems.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Keeps the answers out of the documents: a system that can read them has nothing left to find. */
public final class Apart {

    private Apart() {}

    /** Refuses files, of questions and of judgements, inside the documents folder. */
    static void check(Draft draft, Optional<Path> questions, Optional<Path> qrels, Problems problems) {
        draft.docs().filter(Files::isDirectory).ifPresent(docs -> {
            questions.ifPresent(file -> refuseInside(docs, file, problems));
            qrels.ifPresent(file -> refuseInside(docs, file, problems));
        });
    }

    /** Refuses an output folder, with the right answers in it, inside the documents folder. */
    static void checkOutput(Draft draft, Path out, Problems problems) {
        draft.docs()
                .filter(Files::isDirectory)
                .filter(docs -> isInside(docs, out))
                .ifPresent(docs -> problems.add(
                        out.toString(),
                        "the output folder lies inside the documents folder " + docs
                                + ", so a later run would read this one's answers; name one outside of it with --out"));
    }

    /** Refuses a folder for calls of models, with every answer in it, inside the documents folder. */
    static void checkCalls(Draft draft, Problems problems) {
        draft.docs().filter(Files::isDirectory).ifPresent(docs -> {
            Optional<Path> record = draft.overrides().taping().record();
            record.ifPresent(folder -> refuseCalls("--record", docs, folder, problems));
            Optional<Path> kept = draft.config().evaluation().responseCache();
            kept.ifPresent(folder -> refuseCalls("evaluation.response_cache", docs, folder, problems));
        });
    }

    private static void refuseCalls(String where, Path docs, Path folder, Problems problems) {
        if (isInside(docs, folder)) {
            problems.add(
                    where,
                    folder + " lies inside the documents folder " + docs
                            + ", so a later run would read the answers; name one outside of it");
        }
    }

    /** True when a path, which need not exist, lies inside a folder or is the same. */
    public static boolean isInside(Path folder, Path path) {
        return real(path).startsWith(real(folder));
    }

    private static void refuseInside(Path docs, Path file, Problems problems) {
        if (isInside(docs, file)) {
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
