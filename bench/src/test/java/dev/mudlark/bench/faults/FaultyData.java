package dev.mudlark.bench.faults;

import dev.mudlark.bench.dataset.Field;
import dev.mudlark.bench.dataset.QuestionFields;
import java.util.ArrayList;
import java.util.List;

/** Questions and judgements without a fault and the faults that can be planted into them. */
final class FaultyData {

    private final PlantedFile questions = new PlantedFile("questions.jsonl");
    private final PlantedFile qrels = new PlantedFile("qrels.jsonl");
    private final List<Fault> faults = new ArrayList<>();

    FaultyData() {
        questions.line("first", "{\"id\": \"first\", \"question\": \"Why?\"}");
        for (Field field : QuestionFields.QUESTION) {
            Fault kind = wrongKind(field.name());
            faults.add(field.name().equals("id") ? kind.spoiling("ids") : kind);
        }
        referring();
        broken();
        judgements();
    }

    List<PlantedFile> files() {
        return List.of(questions, qrels);
    }

    List<Fault> faults() {
        return List.copyOf(faults);
    }

    private Fault wrongKind(String field) {
        String id = field.equals("id") ? "{}" : "\"kind " + field + "\"";
        String text = field.equals("question") ? "{}" : "\"Why?\"";
        String more = field.equals("id") || field.equals("question")
                ? ""
                : ", \"" + field + "\": " + (field.equals("attack") ? "[]" : "{}");
        questions.line("kind " + field, row("kind " + field, ""));
        return Fault.of(
                        "kind " + field,
                        "{\"id\": " + id + ", \"question\": " + text + more + "}",
                        "field '" + field + "' must be ")
                .needing("questions");
    }

    private void referring() {
        questions.line("doc", row("doc", ""));
        faults.add(Fault.of(
                        "doc",
                        row("doc", ", \"relevant_doc_ids\": [\"no\", \"refnds\"]"),
                        "document 'no'",
                        "document 'refnds'")
                .needing("questions", "documents"));
        question("tool", "\"requires_tools\": [\"x\", \"y\"], \"expected_tool\": \"z\"", "'x'", "'y'", "'z'");
        question(
                "calls",
                "\"expected_calls\": [{\"tol\": \"calculator\"}, {\"tool\": \"calculator\", \"arguments\": {\"x\": 1, \"y\":"
                        + " 2}}]",
                "unknown field 'tol'",
                "no argument 'x'",
                "no argument 'y'");
        question(
                "blind",
                "\"expected_calls\": [{\"arguments\": 3}, {\"tool\": \"x\", \"arguments\": [1]}, {\"tool\": 5, \"arguments\": 1}]",
                "field 'tool' is missing",
                "field 'arguments' must be an object, not 3",
                "unknown tool 'x'",
                "field 'arguments' must be an object, not [1]",
                "field 'tool' must be text",
                "field 'arguments' must be an object, not 1");
        question("no", "\"answerable\": false, \"relevant_doc_ids\": [\"refunds\"]", "must be empty for a question");
        question(
                "unclear",
                "\"category\": \"unanswerable\", \"answerable\": \"no\", \"relevant_doc_ids\": [\"refunds\"]",
                "field 'answerable' must be");
        question("blank", "\"category\": \" \", \"difficulty\": \"\"", "field 'category' is", "field 'difficulty' is");
        question("no goal", "\"attack\": {}", "field 'goal' is missing or empty");
        question(
                "attack",
                "\"attack\": {\"goals\": [\"x\"], \"tool\": \"calculater\"}",
                "unknown field 'goals'",
                "unknown tool 'calculater'");
        question("attacked", "\"attack\": {\"goal\": [\"attacked\"]}", "'attacked' stands in the question");
        question("field", "\"dificulty\": \"easy\"", "did you mean 'difficulty'?");
    }

    private void broken() {
        questions.line("text", row("text", ""));
        add(Fault.of("text", "{\"id\": \"text\"}", "field 'question' is missing"));
        questions.line("close", row("close", ""));
        add(Fault.of("close", "{\"id\": \"close\", \"qestion\": \"Why?\"}", "unknown field 'qestion'"));
        questions.line("twice", row("twice", ""));
        add(Fault.of("twice", row("first", ""), "id 'first' stands twice"));
        questions.line("id", row("id", ""));
        faults.add(Fault.of("id", "{\"question\": 5}", "field 'id' is missing", "field 'question' must be text")
                .needing("questions")
                .spoiling("ids"));
        questions.line("json", row("json", ""));
        faults.add(Fault.of("json", "{\"id\": \"json\", ", "no valid JSON")
                .needing("questions")
                .spoiling("ids"));
        questions.line("list", row("list", ""));
        faults.add(Fault.of("list", "[]", "write a JSON object")
                .needing("questions")
                .spoiling("ids"));
    }

    private void judgements() {
        qrels.line("j first", judged("first", "refunds", "1"));
        qrels.line("j question", "");
        faults.add(Fault.of("j question", judged("frist", "refunds", "1"), "did you mean 'first'?")
                .needing("judgements", "questions", "ids"));
        qrels.line("j doc", "");
        faults.add(Fault.of("j doc", judged("doc", "refnds", "1"), "document 'refnds' does not exist")
                .needing("judgements", "documents"));
        judgement("j grade", judged("tool", "refunds", "-1"), "field 'relevance' must be");
        judgement("j twice", judged("first", "refunds", "2"), "is judged twice for 'first', first at");
        judgement("j both", judged("first", "refunds", "2.5"), "is judged twice", "field 'relevance' must be");
        judgement("j missing", "{}", "'query_id' is missing", "'doc_id' is missing", "'relevance' is missing");
        judgement(
                "j close",
                "{\"query\": \"text\", \"doc_id\": 7, \"relevence\": 1}",
                "unknown field 'query'",
                "unknown field 'relevence'",
                "field 'doc_id' must be",
                "'query_id' is missing");
        judgement("j json", "x", "no valid JSON");
        for (Field field : QuestionFields.QREL) {
            String anchor = "j kind " + field.name();
            judgement(
                    anchor,
                    judged("id", "refunds", "1").replaceFirst("(\"" + field.name() + "\": )[^,}]*", "$1{}"),
                    "field '" + field.name() + "' must be ");
        }
    }

    private void question(String id, String wrong, String... told) {
        questions.line(id, row(id, ""));
        add(Fault.of(id, row(id, ", " + wrong), told));
    }

    private void judgement(String anchor, String wrong, String... told) {
        qrels.line(anchor, "");
        faults.add(Fault.of(anchor, wrong, told).needing("judgements"));
    }

    private void add(Fault fault) {
        faults.add(fault.needing("questions"));
    }

    private static String row(String id, String more) {
        return "{\"id\": \"" + id + "\", \"question\": \"Why is " + id + "?\"" + more + "}";
    }

    private static String judged(String question, String document, String relevance) {
        return "{\"query_id\": \"" + question + "\", \"doc_id\": \"" + document + "\", \"relevance\": " + relevance
                + "}";
    }
}
