package dev.mudlark.routing.sets;

import dev.mudlark.context.DidYouMean;
import dev.mudlark.routing.RoutingQuestion;
import dev.mudlark.routing.Split;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the questions of a set. */
final class QuestionReader {

    static final List<String> KEYS = List.of("id", "text", "expected", "split", "source");

    private static final List<String> SPLITS =
            Stream.of(Split.values()).map(Split::id).toList();

    private final List<String> tools;
    private final boolean toolsKnown;
    private final Faults faults;
    private final Map<String, Integer> ids = new HashMap<>();
    private final Map<String, RoutingQuestion> texts = new HashMap<>();

    /** @param toolsKnown false when some of the tools could not be read, so that an unknown name may be one of them */
    QuestionReader(List<String> tools, boolean toolsKnown, Faults faults) {
        this.tools = tools;
        this.toolsKnown = toolsKnown;
        this.faults = faults;
    }

    List<RoutingQuestion> read(Value value) {
        if (!(value instanceof Value.Items items) || items.values().isEmpty()) {
            faults.add(value.line(), "questions: write a list with at least one question");
            return List.of();
        }
        List<RoutingQuestion> questions = new ArrayList<>();
        for (int i = 0; i < items.values().size(); i++) {
            question(items.values().get(i), i + 1).ifPresent(questions::add);
        }
        return questions;
    }

    private Optional<RoutingQuestion> question(Value value, int number) {
        if (!(value instanceof Value.Mapping mapping)) {
            faults.add(
                    value.line(),
                    "question " + number + " is " + value.described() + "; write id, text, expected, split");
            return Optional.empty();
        }
        Optional<String> id = new Fields("question " + number, mapping, faults)
                .requiredText("id", "write a name that no other question has");
        Fields fields =
                new Fields("question " + id.map(name -> "'" + name + "'").orElse("" + number), mapping, faults);
        fields.checkKeys(KEYS);
        id.ifPresent(name -> checkId(name, fields));
        Optional<String> text = fields.requiredText("text", "write the user's words");
        Optional<List<String>> expected = fields.required("expected", "write a tool, a list of tools, or none")
                .map(entry -> expected(entry.value(), fields));
        Optional<Split> split = split(fields);
        Optional<String> source = fields.text("source");
        if (id.isEmpty() || text.isEmpty() || expected.isEmpty() || split.isEmpty()) {
            return Optional.empty();
        }
        RoutingQuestion question =
                new RoutingQuestion(id.get(), text.get(), expected.get(), split.get(), source, mapping.line());
        checkText(question);
        return Optional.of(question);
    }

    private void checkId(String id, Fields fields) {
        Integer before = ids.putIfAbsent(id, fields.mapping().line());
        if (before != null) {
            faults.add(
                    fields.mapping().line(),
                    "question id '" + id + "' stands twice, first on line " + before
                            + "; give each question an id of its own");
        }
    }

    /** A question in both splits, whatever its case and spaces, would make the held-out score a golden one. */
    private void checkText(RoutingQuestion question) {
        RoutingQuestion before = texts.putIfAbsent(RoutingQuestion.folded(question.text()), question);
        if (before != null) {
            faults.add(
                    question.line(),
                    "question '" + question.id() + "' has the text of '" + before.id() + "' on line " + before.line()
                            + "; remove one of them");
        }
    }

    private List<String> expected(Value value, Fields fields) {
        boolean several = value instanceof Value.Items;
        List<Value> values = value instanceof Value.Items items ? items.values() : List.of(value);
        if (values.isEmpty()) {
            faults.add(value.line(), fields.what() + ": expected is an empty list; write none when no tool is right");
        }
        List<String> names = new ArrayList<>();
        for (Value item : values) {
            fields.text(item, "expected").ifPresent(name -> {
                checkTool(name, several, item.line(), fields.what());
                if (names.contains(name)) {
                    faults.add(item.line(), fields.what() + ": expected names '" + name + "' twice");
                }
                names.add(name);
            });
        }
        names.remove(RoutingQuestion.NONE);
        return names;
    }

    private void checkTool(String name, boolean several, int line, String what) {
        if (name.equals(RoutingQuestion.NONE)) {
            if (several) {
                faults.add(line, what + ": none stands alone; write expected: none, or tools only");
            }
            return;
        }
        if (toolsKnown && !tools.contains(name)) {
            List<String> valid = Stream.concat(tools.stream(), Stream.of(RoutingQuestion.NONE))
                    .toList();
            faults.add(
                    line,
                    what + ": expected: no tool '" + name + "'; there is " + String.join(", ", valid)
                            + DidYouMean.hint(name, valid));
        }
    }

    private Optional<Split> split(Fields fields) {
        Optional<String> written = fields.requiredText("split", "write golden or held_out");
        Optional<Split> split = written.flatMap(name ->
                Stream.of(Split.values()).filter(one -> one.id().equals(name)).findFirst());
        if (written.isPresent() && split.isEmpty()) {
            faults.add(
                    fields.entry("split").map(Value.Entry::line).orElse(0),
                    fields.what() + ": split: no '" + written.get() + "'; there is " + String.join(", ", SPLITS)
                            + DidYouMean.hint(written.get(), SPLITS));
        }
        return split;
    }
}
