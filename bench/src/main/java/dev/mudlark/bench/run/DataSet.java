package dev.mudlark.bench.run;

import dev.mudlark.bench.dataset.Datasets;
import dev.mudlark.bench.dataset.References;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.context.Caller;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.DocumentStore;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.DocumentsException;
import dev.mudlark.documents.LoadNotice;
import dev.mudlark.evaluation.Question;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.BuiltInTools;
import java.util.ArrayList;
import java.util.List;

/**
 * The documents and the questions of a run, read and checked.
 *
 * @param store the documents
 * @param collection what is asked about
 * @param questions what is asked
 * @param notices what there is to tell about them
 */
record DataSet(DocumentStore store, Collection collection, List<Question> questions, List<LoadNotice> notices) {

    static DataSet read(Experiment experiment, Progress progress) {
        DocumentStore store = load(experiment);
        Notices.tell(store.notices(), experiment.docs(), progress);
        Collection collection = store.view(Caller.anonymous());
        List<Question> questions =
                Datasets.read(experiment.questions(), experiment.qrels(), new References(collection, tools()));
        List<LoadNotice> notices = new ArrayList<>(store.notices());
        List<String> texts = questions.stream().map(Question::question).toList();
        LanguageCheck.of(collection, texts, experiment.config().data().language())
                .ifPresent(line -> {
                    progress.note(line);
                    notices.add(new LoadNotice("", "language", LoadNotice.Severity.WARNING, line));
                });
        int limit = experiment.overrides().limit().orElse(questions.size());
        return new DataSet(store, collection, questions.stream().limit(limit).toList(), notices);
    }

    static List<ToolSpec> tools() {
        return BuiltInTools.names().stream()
                .map(name -> BuiltInTools.create(name).spec())
                .toList();
    }

    private static DocumentStore load(Experiment experiment) {
        try {
            return Documents.load(experiment.docs());
        } catch (DocumentsException e) {
            throw ProblemsException.of(experiment.whereDocs(), String.valueOf(e.getMessage()));
        }
    }
}
