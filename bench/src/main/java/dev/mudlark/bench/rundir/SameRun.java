package dev.mudlark.bench.rundir;

import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.SystemInfo;
import java.nio.file.Path;
import java.util.List;

/** Whether answers that are still to come belong beside those of a file. */
final class SameRun {

    private SameRun() {}

    static void check(
            Path file, StoredRun stored, RunHeader header, List<SystemInfo> systems, List<Question> questions) {
        if (!stored.record().questions().equals(questions)) {
            throw differs(file, "its questions are not the ones that would be asked now");
        }
        if (!withoutIngestion(stored.record().systems()).equals(withoutIngestion(systems))) {
            throw differs(file, "its systems are not the ones that would answer now");
        }
        if (!stored.header().settings().equals(header.settings())) {
            throw differs(file, "it would be scored with other settings now");
        }
    }

    private static ProblemsException differs(Path file, String how) {
        return ProblemsException.of(file.toString(), how + "; put things back as they were, or start a new run");
    }

    private static List<SystemInfo> withoutIngestion(List<SystemInfo> systems) {
        return systems.stream()
                .map(system -> new SystemInfo(
                        system.name(),
                        system.type(),
                        system.model(),
                        system.standIn(),
                        system.tools(),
                        0,
                        0,
                        system.passages(),
                        system.settings()))
                .toList();
    }
}
