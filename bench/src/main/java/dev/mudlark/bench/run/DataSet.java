package dev.mudlark.bench.run;

import dev.mudlark.context.Caller;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.DocumentStore;
import dev.mudlark.documents.LoadNotice;
import dev.mudlark.evaluation.Question;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * The documents and the questions of a run, read and checked.
 *
 * @param store the documents
 * @param collection what is asked about
 * @param questions what is asked
 * @param languages what there is to tell about the languages of documents and questions
 */
record DataSet(DocumentStore store, Collection collection, List<Question> questions, Optional<String> languages) {

    /** Of what was read without a fault, the first questions when there is a limit. */
    static DataSet of(Inputs inputs, OptionalInt limit) {
        DocumentStore store = inputs.store().orElseThrow();
        List<Question> questions = inputs.questions().questions();
        return new DataSet(
                store,
                store.view(Caller.anonymous()),
                questions.stream().limit(limit.orElse(questions.size())).toList(),
                inputs.languages());
    }

    /** Tells what is odd. */
    void tell(Path docs, Progress progress) {
        Notices.tell(store.notices(), docs, progress);
        languages.ifPresent(progress::note);
    }

    /** What there is to tell, for the manifest. */
    List<LoadNotice> notices() {
        return Stream.concat(
                        store.notices().stream(),
                        languages.stream()
                                .map(line -> new LoadNotice("", "language", LoadNotice.Severity.WARNING, line)))
                .toList();
    }
}
