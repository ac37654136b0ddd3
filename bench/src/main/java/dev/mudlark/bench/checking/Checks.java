package dev.mudlark.bench.checking;

import dev.mudlark.bench.CheckResult;
import dev.mudlark.bench.Finding;
import dev.mudlark.bench.FindingKind;
import dev.mudlark.bench.problems.Problem;
import dev.mudlark.bench.run.Inputs;
import dev.mudlark.context.Caller;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.DocumentStore;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** All checks of a data set. */
public final class Checks {
    private static final List<Check> ALL = List.of(
            new Unwritten(),
            new DocumentFlaws(),
            new SimilarDocuments(),
            new SimilarQuestions(),
            new AnswerInQuestion(),
            new NamedDocument(),
            new CopiedQuestion(),
            new WordOverlap(),
            new MissingKeyword(),
            new AnswerWithoutTool(),
            new CommonKeyword(),
            new AnsweredAnyway(),
            new NotScored(),
            new LongQuestion(),
            new Amounts(),
            new LanguagesDiffer());

    private Checks() {}

    /** What is wrong with what was read, and what is doubtful in it as far as it could be read. */
    public static CheckResult of(Inputs inputs, List<Problem> faults) {
        List<Finding> found = new ArrayList<>();
        faults.forEach(fault -> found.add(new Finding(FindingKind.FAULT, fault.where(), fault.message())));
        Optional<Collection> collection = inputs.store().map(store -> store.view(Caller.anonymous()));
        Optional<Checked> checked =
                inputs.docs().flatMap(docs -> inputs.store().map(store -> checked(inputs, docs, store)));
        checked.map(Checks::warnings).ifPresent(found::addAll);
        OptionalDouble shared = checked.map(WordOverlap::median).orElse(OptionalDouble.empty());
        return new CheckResult(
                found, Figures.of(inputs.store(), collection, inputs.questions().questions(), shared), inputs.model());
    }

    private static Checked checked(Inputs inputs, Path docs, DocumentStore store) {
        return new Checked(
                docs,
                store.notices(),
                new DocumentTexts(docs, store.view(Caller.anonymous())),
                inputs.file().orElse(Path.of("--questions")),
                inputs.questions(),
                inputs.languages());
    }

    private static List<Finding> warnings(Checked data) {
        Findings findings = new Findings();
        ALL.forEach(check -> check.look(data, findings));
        return findings.found().stream()
                .sorted(Comparator.comparing(Finding::kind))
                .toList();
    }
}
