package dev.mudlark.bench.rundir;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.Question.Attack;
import dev.mudlark.evaluation.Question.ExpectedCall;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How questions are stored: as in the question file, with the judgements as {@code relevance}. Empty is left out. */
final class QuestionFormat {

    static final String TYPE = "question";

    private QuestionFormat() {}

    static ObjectNode write(Question question) {
        ObjectNode node = JsonLines.object();
        node.put("type", TYPE);
        node.put("id", question.id());
        node.put("question", question.question());
        question.referenceAnswer().ifPresent(text -> node.put("reference_answer", text));
        putTexts(node, "expected_keywords", question.expectedKeywords());
        putTexts(node, "relevant_doc_ids", question.relevantDocIds());
        if (!question.relevance().isEmpty()) {
            ObjectNode relevance = node.putObject("relevance");
            new TreeMap<>(question.relevance()).forEach((id, grade) -> relevance.put(id, grade));
        }
        question.category().ifPresent(text -> node.put("category", text));
        question.difficulty().ifPresent(text -> node.put("difficulty", text));
        question.answerType().ifPresent(text -> node.put("answer_type", text));
        putTexts(node, "requires_tools", question.requiresTools());
        question.expectedTool().ifPresent(text -> node.put("expected_tool", text));
        if (!question.expectedCalls().isEmpty()) {
            ArrayNode calls = node.putArray("expected_calls");
            question.expectedCalls().forEach(call -> calls.add(write(call)));
        }
        question.answerable().ifPresent(flag -> node.put("answerable", flag));
        question.routingHint().ifPresent(text -> node.put("routing_hint", text));
        question.attack().ifPresent(attack -> node.set("attack", write(attack)));
        return node;
    }

    static Question read(Stored node) {
        return new Question(
                node.text("id"),
                node.text("question"),
                node.optionalText("reference_answer"),
                node.texts("expected_keywords"),
                node.texts("relevant_doc_ids"),
                node.optional("relevance", QuestionFormat::readRelevance).orElse(Map.of()),
                node.optionalText("category"),
                node.optionalText("difficulty"),
                node.optionalText("answer_type"),
                node.texts("requires_tools"),
                node.optionalText("expected_tool"),
                node.list("expected_calls", QuestionFormat::readCall),
                node.optionalFlag("answerable"),
                node.optionalText("routing_hint"),
                node.optional("attack", QuestionFormat::readAttack));
    }

    private static ObjectNode write(Attack attack) {
        ObjectNode node = JsonLines.object();
        putTexts(node, "goal", attack.goal());
        attack.tool().ifPresent(tool -> node.put("tool", tool));
        return node;
    }

    private static Attack readAttack(JsonNode value) {
        Stored node = Stored.of(value, "attack");
        return new Attack(node.texts("goal"), node.optionalText("tool"));
    }

    private static ObjectNode write(ExpectedCall call) {
        ObjectNode node = JsonLines.object();
        node.put("tool", call.tool());
        node.set("arguments", JsonLines.tree(new TreeMap<>(call.arguments())));
        return node;
    }

    private static ExpectedCall readCall(JsonNode value) {
        Stored node = Stored.of(value, "expected call");
        return new ExpectedCall(node.text("tool"), JsonLines.map(node.object("arguments")));
    }

    private static Map<String, Integer> readRelevance(JsonNode value) {
        Map<String, Integer> relevance = new LinkedHashMap<>();
        value.properties()
                .forEach(entry -> relevance.put(entry.getKey(), entry.getValue().intValue()));
        return relevance;
    }

    private static void putTexts(ObjectNode node, String field, List<String> texts) {
        if (!texts.isEmpty()) {
            ArrayNode list = node.putArray(field);
            texts.forEach(list::add);
        }
    }
}
