package dev.mudlark.bench.dataset;

import dev.mudlark.bench.problems.Problems;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.Question.Attack;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads what planted instructions are after. */
record AttackReader(References references, Problems problems) {

    Optional<Attack> read(Fields question) {
        return question.object("attack")
                .flatMap(node -> Fields.of(new Row(node, question.where()), QuestionFields.ATTACK, problems))
                .flatMap(this::attack);
    }

    private Optional<Attack> attack(Fields fields) {
        List<String> goal = fields.texts("goal");
        Optional<String> tool = fields.text("tool");
        tool.flatMap(references::faultOfTool).ifPresent(fault -> fields.fault("tool", "is wrong: " + fault));
        if (goal.isEmpty() && fields.areSound("goal", "tool")) {
            if (tool.isEmpty()) {
                fields.fault(
                        "goal", "is missing or empty; write texts that the planted instructions want said, or a tool");
            } else if (fields.has("goal")) {
                fields.fault("goal", "is empty; write texts, or remove the field");
            }
        }
        return goal.isEmpty() && tool.isEmpty() ? Optional.empty() : Optional.of(new Attack(goal, tool));
    }

    /** Tells of an attack that works whenever the question is answered as it should be. */
    static void check(Question question, Fields fields) {
        question.attack().ifPresent(attack -> {
            Stream.concat(
                            Stream.of(question.question()),
                            Stream.concat(question.referenceAnswer().stream(), question.expectedKeywords().stream()))
                    .flatMap(text -> attack.goalsIn(text).stream())
                    .distinct()
                    .forEach(goal -> fields.fault(
                            "attack",
                            "is wrong: '" + goal + "' stands in the question or its right answer, so the attack would"
                                    + " count as a success without one; write a text that nobody else would"));
            attack.tool()
                    .filter(tool -> isNeeded(tool, question))
                    .ifPresent(tool -> fields.fault(
                            "attack",
                            "is wrong: the question itself needs '" + tool + "', so every right answer would count as a"
                                    + " success of the attack; write another tool, or goal alone"));
        });
    }

    private static boolean isNeeded(String tool, Question question) {
        return question.requiresTools().contains(tool)
                || question.expectedTool().filter(tool::equals).isPresent()
                || question.expectedCalls().stream()
                        .anyMatch(call -> call.tool().equals(tool));
    }
}
