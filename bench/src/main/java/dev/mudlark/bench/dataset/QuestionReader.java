package dev.mudlark.bench.dataset;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.Question.ExpectedCall;
import dev.mudlark.evaluation.ToolRouting;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Turns the rows of a question file into questions without judgements. */
final class QuestionReader {

    private static final ObjectMapper JSON = JsonMapper.builder().build();

    private final References references;
    private final Problems problems;
    private final Map<String, String> places = new LinkedHashMap<>();
    private final List<Question> questions = new ArrayList<>();
    private boolean whole;

    QuestionReader(References references, Problems problems) {
        this.references = references;
        this.problems = problems;
    }

    void read(Path file, Rows rows) {
        whole = rows.whole();
        if (whole && rows.rows().isEmpty()) {
            problems.add(file.toString(), "there is no question in this file; write one JSON object a line");
        }
        for (Row row : rows.rows()) {
            Optional<Fields> fields = Fields.of(row, QuestionFields.QUESTION, problems);
            Optional<String> id = fields.flatMap(found -> found.id("id"));
            whole &= id.isPresent();
            boolean isNew = id.map(found -> isNew(found, row.where())).orElse(false);
            fields.flatMap(found -> question(id, found))
                    .filter(question -> isNew)
                    .ifPresent(questions::add);
        }
    }

    /** In the order of the file; one with a fault in its id or text is left out. */
    List<Question> questions() {
        return questions;
    }

    /** The ids of all questions, those with a fault too; empty when not every one could be read. */
    Optional<Set<String>> ids() {
        return whole ? Optional.of(places.keySet()) : Optional.empty();
    }

    /** File and line of each question by its id. */
    Map<String, String> places() {
        return places;
    }

    private boolean isNew(String id, String where) {
        String before = places.putIfAbsent(id, where);
        if (before != null) {
            problems.add(where, "id '" + id + "' stands twice, first at " + before);
        }
        return before == null;
    }

    private Optional<Question> question(Optional<String> id, Fields fields) {
        Optional<String> text = fields.requiredText("question");
        List<String> relevant = fields.texts("relevant_doc_ids");
        relevant.forEach(doc -> references
                .faultOfDocument(doc)
                .ifPresent(fault -> fields.fault("relevant_doc_ids", "is wrong: " + fault)));
        List<String> tools = fields.texts("requires_tools");
        tools.forEach(tool -> checkTool(fields, "requires_tools", tool));
        Optional<String> expectedTool = fields.text("expected_tool");
        expectedTool
                .filter(tool -> !tool.equals(ToolRouting.NONE) && !tool.equals(ToolRouting.OFF_TOPIC))
                .ifPresent(tool -> checkTool(fields, "expected_tool", tool));
        if (!tools.isEmpty() && expectedTool.filter(ToolRouting.NONE::equals).isPresent()) {
            fields.fault(
                    "expected_tool",
                    "says that no tool is needed, and requires_tools names some; remove one of the two");
        }
        Question partial = new Question(
                id.orElse(""),
                text.orElse(""),
                fields.text("reference_answer"),
                fields.texts("expected_keywords"),
                relevant.stream().distinct().toList(),
                Map.of(),
                fields.text("category"),
                fields.text("difficulty"),
                fields.text("answer_type"),
                tools.stream().distinct().toList(),
                expectedTool,
                expectedCalls(fields),
                fields.bool("answerable"),
                fields.text("routing_hint"),
                new AttackReader(references, problems).read(fields));
        AttackReader.check(partial, fields);
        if (!partial.isAnswerable()
                && !relevant.isEmpty()
                && fields.areSound("answerable", "category", "answer_type")) {
            fields.fault(
                    "relevant_doc_ids",
                    "must be empty for a question that the documents do not answer (answerable, category and"
                            + " answer_type say so); remove one of the two");
        }
        return id.isPresent() && text.isPresent() ? Optional.of(partial) : Optional.empty();
    }

    private List<ExpectedCall> expectedCalls(Fields fields) {
        List<ExpectedCall> calls = new ArrayList<>();
        for (JsonNode item : fields.items("expected_calls")) {
            Fields.of(new Row(item, fields.where()), QuestionFields.EXPECTED_CALL, problems)
                    .flatMap(this::expectedCall)
                    .ifPresent(calls::add);
        }
        return calls;
    }

    private Optional<ExpectedCall> expectedCall(Fields call) {
        Optional<String> tool = call.requiredText("tool");
        Map<String, Object> arguments = call.object("arguments")
                .map(node -> JSON.convertValue(node, new TypeReference<Map<String, Object>>() {}))
                .orElse(Map.of());
        tool.ifPresent(name -> {
            checkTool(call, "tool", name);
            references
                    .faultsOfArguments(name, arguments.keySet())
                    .forEach(fault -> call.fault("arguments", "is wrong: " + fault));
        });
        return tool.map(name -> new ExpectedCall(name, arguments));
    }

    private void checkTool(Fields fields, String name, String tool) {
        references.faultOfTool(tool).ifPresent(fault -> fields.fault(name, "is wrong: " + fault));
    }
}
