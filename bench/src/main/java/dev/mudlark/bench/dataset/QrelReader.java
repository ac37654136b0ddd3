package dev.mudlark.bench.dataset;

import dev.mudlark.bench.problems.Problems;
import dev.mudlark.context.DidYouMean;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Turns the rows of a qrels file into judgements by question. */
final class QrelReader {

    private final References references;
    private final Optional<Set<String>> questions;
    private final Problems problems;
    private final Map<String, Map<String, Integer>> judgements = new HashMap<>();
    private final Map<Pair, String> places = new HashMap<>();

    private record Pair(String question, String document) {}

    /** A reader that knows the ids of all questions; empty where not every one could be read. */
    QrelReader(References references, Optional<Set<String>> questions, Problems problems) {
        this.references = references;
        this.questions = questions;
        this.problems = problems;
    }

    void read(Rows rows) {
        rows.rows().forEach(row -> Fields.of(row, QuestionFields.QREL, problems).ifPresent(this::judge));
    }

    /** Relevance by document, in the order of the file. */
    Map<String, Integer> judgements(String question) {
        return judgements.getOrDefault(question, Map.of());
    }

    private void judge(Fields fields) {
        Optional<String> question = fields.id("query_id");
        Optional<String> document = fields.id("doc_id");
        Optional<Integer> relevance = fields.count("relevance");
        question.ifPresent(id -> questions
                .filter(ids -> !ids.contains(id))
                .ifPresent(ids -> fields.fault(
                        "query_id", "is wrong: there is no question '" + id + "'" + DidYouMean.hint(id, ids))));
        document.flatMap(references::faultOfDocument).ifPresent(fault -> fields.fault("doc_id", "is wrong: " + fault));
        if (question.isEmpty() || document.isEmpty()) {
            return;
        }
        String before = places.putIfAbsent(new Pair(question.get(), document.get()), fields.where());
        if (before != null) {
            problems.add(
                    fields.where(),
                    "'" + document.get() + "' is judged twice for '" + question.get() + "', first at " + before);
            return;
        }
        relevance.ifPresent(grade -> judgements
                .computeIfAbsent(question.get(), id -> new LinkedHashMap<>())
                .put(document.get(), grade));
    }
}
