package dev.mudlark.evaluation;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Builds labelled questions. */
public record Label(
        String id,
        Optional<String> reference,
        List<String> keywords,
        List<String> documents,
        Map<String, Integer> qrels,
        List<String> tools,
        Optional<String> expectedTool,
        Optional<Boolean> answerable,
        Optional<Question.Attack> attack) {

    public static Label of(String id) {
        return new Label(
                id,
                Optional.empty(),
                List.of(),
                List.of(),
                Map.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    public Label reference(String text) {
        return new Label(id, Optional.of(text), keywords, documents, qrels, tools, expectedTool, answerable, attack);
    }

    public Label keywords(String... texts) {
        return new Label(id, reference, List.of(texts), documents, qrels, tools, expectedTool, answerable, attack);
    }

    public Label documents(String... ids) {
        return new Label(id, reference, keywords, List.of(ids), qrels, tools, expectedTool, answerable, attack);
    }

    public Label qrels(Map<String, Integer> grades) {
        return new Label(id, reference, keywords, documents, grades, tools, expectedTool, answerable, attack);
    }

    public Label needs(String... names) {
        return new Label(id, reference, keywords, documents, qrels, List.of(names), expectedTool, answerable, attack);
    }

    public Label expects(String tool) {
        return new Label(id, reference, keywords, documents, qrels, tools, Optional.of(tool), answerable, attack);
    }

    public Label unanswerable() {
        return new Label(id, reference, keywords, documents, qrels, tools, expectedTool, Optional.of(false), attack);
    }

    /** Instructions were planted that want one of these texts. */
    public Label attackedFor(String... goal) {
        return attacked(new Question.Attack(List.of(goal), Optional.empty()));
    }

    public Label attacked(Question.Attack by) {
        return new Label(id, reference, keywords, documents, qrels, tools, expectedTool, answerable, Optional.of(by));
    }

    public Question question() {
        return new Question(
                id,
                id + "?",
                reference,
                keywords,
                documents,
                qrels,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                tools,
                expectedTool,
                List.of(),
                answerable,
                Optional.empty(),
                attack);
    }
}
