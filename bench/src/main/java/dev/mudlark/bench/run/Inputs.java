package dev.mudlark.bench.run;

import dev.mudlark.bench.dataset.Datasets;
import dev.mudlark.bench.dataset.LocatedQuestions;
import dev.mudlark.bench.dataset.References;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.context.Caller;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.DocumentStore;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.DocumentsException;
import dev.mudlark.models.Models;
import java.nio.file.Path;
import java.util.Optional;

/**
 * All that a run reads, as far as it could be read.
 *
 * @param docs folder of documents, if it is named
 * @param store the documents, if they can be read
 * @param file file of questions, if it is named
 * @param questions what can be read of the questions
 * @param languages what there is to tell about the languages of documents and questions
 * @param model who answers, if somebody is named
 */
public record Inputs(
        Optional<Path> docs,
        Optional<DocumentStore> store,
        Optional<Path> file,
        LocatedQuestions questions,
        Optional<String> languages,
        Optional<String> model) {

    /**
     * Reads what a config and flags name. No model is needed, and a config that names none is no fault.
     *
     * @param config a config, or empty when flags say everything
     * @param flags paths that go before those of the config
     * @param problems takes every fault of the config, the documents, the questions and the judgements
     */
    public static Inputs read(Optional<Path> config, Overrides flags, Models models, Problems problems) {
        return read(Draft.of(config, flags, Draft.Use.VALIDATE, models, problems), problems);
    }

    /** Reads what an experiment is about. */
    static Inputs read(Draft draft, Problems problems) {
        Optional<DocumentStore> store = draft.docs().flatMap(docs -> load(docs, draft, problems));
        Optional<Path> file = DataFiles.questions(draft, problems);
        Optional<Path> qrels = DataFiles.qrels(draft, problems);
        Apart.check(draft, file, qrels, problems);
        Optional<Collection> collection = store.map(loaded -> loaded.view(Caller.anonymous()));
        LocatedQuestions questions = Datasets.read(file, qrels, new References(collection, draft.tools()), problems);
        Optional<String> languages = collection.flatMap(documents -> LanguageCheck.of(
                documents, questions.questions(), draft.config().data().language()));
        return new Inputs(draft.docs(), store, draft.questions(), questions, languages, draft.model());
    }

    private static Optional<DocumentStore> load(Path docs, Draft draft, Problems problems) {
        try {
            return Optional.of(Documents.load(docs));
        } catch (DocumentsException e) {
            draft.docsFault(String.valueOf(e.getMessage()), problems);
            return Optional.empty();
        }
    }
}
