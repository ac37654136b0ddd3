package dev.mudlark.bench.run;

import dev.mudlark.bench.dataset.Datasets;
import dev.mudlark.bench.dataset.References;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.context.Caller;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.DocumentStore;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.DocumentsException;
import dev.mudlark.documents.LoadNotice;
import dev.mudlark.evaluation.Question;
import dev.mudlark.tools.BuiltInTools;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The documents and the questions of a run, read and checked.
 *
 * @param store the documents
 * @param collection what is asked about
 * @param questions what is asked
 */
record DataSet(DocumentStore store, Collection collection, List<Question> questions) {

    /** So many notices are shown one by one. */
    private static final int SHOWN = 5;

    static DataSet read(Experiment experiment, Progress progress) {
        checkApart(experiment);
        DocumentStore store = load(experiment.docs());
        tell(store.notices(), experiment.docs(), progress);
        Collection collection = store.view(Caller.anonymous());
        List<Question> questions = Datasets.read(
                experiment.questions(), experiment.qrels(), new References(collection, BuiltInTools.names()));
        int limit = experiment.overrides().limit().orElse(questions.size());
        return new DataSet(store, collection, questions.stream().limit(limit).toList());
    }

    private static DocumentStore load(Path docs) {
        try {
            return Documents.load(docs);
        } catch (DocumentsException e) {
            throw ProblemsException.of("documents", String.valueOf(e.getMessage()));
        }
    }

    /** A system that can read the file of questions can read the answers. */
    private static void checkApart(Experiment experiment) {
        Problems problems = new Problems();
        Optional<Path> docs = real(experiment.docs());
        for (Path file : List.of(experiment.questions(), experiment.qrels().orElse(experiment.questions()))) {
            boolean inside = docs.isPresent()
                    && real(file).filter(path -> path.startsWith(docs.get())).isPresent();
            if (inside && problems.isEmpty()) {
                problems.add(
                        file.toString(),
                        "this file lies inside the documents folder " + experiment.docs()
                                + ", so the systems could read the answers; move it out");
            }
        }
        problems.throwIfAny();
    }

    private static Optional<Path> real(Path path) {
        try {
            return Optional.of(path.toRealPath());
        } catch (IOException e) {
            // Reading it will say what is wrong.
            return Optional.empty();
        }
    }

    private static void tell(List<LoadNotice> notices, Path docs, Progress progress) {
        List<LoadNotice> bad = notices.stream()
                .filter(notice -> notice.severity() != LoadNotice.Severity.SKIPPED)
                .toList();
        bad.stream().limit(SHOWN).forEach(notice -> progress.note(line(docs, notice)));
        if (bad.size() > SHOWN) {
            progress.note(docs + ": " + (bad.size() - SHOWN) + " more files with a notice like these");
        }
    }

    private static String line(Path docs, LoadNotice notice) {
        String leftOut = notice.severity() == LoadNotice.Severity.ERROR ? " (left out)" : "";
        return docs.resolve(notice.path()) + ": " + notice.message() + leftOut;
    }
}
