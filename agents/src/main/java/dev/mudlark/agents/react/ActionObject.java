package dev.mudlark.agents.react;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Understands an object as an action or an answer, by the names that models give their parts. */
final class ActionObject {

    /** Names in small letters, without anything but letters: {@code actionInput} is {@code action_input}. */
    private static final Set<String> TOOL = Set.of("action", "tool", "toolname", "function");

    private static final Set<String> TOOL_BESIDE_ARGUMENTS = Set.of("name");
    private static final Set<String> ARGUMENTS = Set.of("arguments", "args", "actioninput", "parameters", "input");
    private static final Set<String> ANSWER = Set.of("answer", "finalanswer", "response");
    private static final Set<String> WRAPPERS =
            Set.of("toolcall", "functioncall", "toolcalls", "action", "function", "tool");

    /** What stands for a tool when a model answers in the form of an action. */
    private static final Set<String> ANSWERS_AS_TOOL = Set.of("answer", "finalanswer", "finish");

    private static final int MOST_WRAPPERS = 4;

    private final Set<String> offered;

    /** @param offered names of tools; none of them stands for an answer */
    ActionObject(Set<String> offered) {
        this.offered = offered;
    }

    /** The action or the answer; or what is wrong with the object. */
    Reading read(ObjectNode object) {
        ObjectNode call = unwrapped(object);
        Set<JsonNode> tools = values(call, TOOL);
        Set<JsonNode> arguments = values(call, ARGUMENTS);
        if (tools.isEmpty() && !arguments.isEmpty()) {
            tools = values(call, TOOL_BESIDE_ARGUMENTS);
        }
        Set<JsonNode> answers = new LinkedHashSet<>(values(call, ANSWER));
        answers.addAll(values(object, ANSWER));
        if (tools.size() > 1 || arguments.size() > 1 || answers.size() > 1) {
            return neither("the object says the same thing twice in different ways");
        }
        JsonNode tool = first(tools);
        JsonNode argument = first(arguments);
        if (tool != null && isAnswer(tool)) {
            return answer(answers.isEmpty() ? inside(argument) : first(answers));
        }
        if (tool != null && !answers.isEmpty()) {
            return neither("the object has an action and an answer; send one of them");
        }
        return tool == null ? answerOnly(answers) : action(tool, argument);
    }

    /** What is in {@code tool_call} and the like. */
    private static ObjectNode unwrapped(ObjectNode object) {
        ObjectNode inner = object;
        for (int i = 0; i < MOST_WRAPPERS; i++) {
            List<ObjectNode> wrapped = new ArrayList<>();
            for (JsonNode value : values(inner, WRAPPERS)) {
                if (value instanceof ArrayNode list && list.size() == 1) {
                    value = list.get(0);
                }
                if (value instanceof ObjectNode node) {
                    wrapped.add(node);
                }
            }
            if (wrapped.size() != 1) {
                return inner;
            }
            inner = wrapped.getFirst();
        }
        return inner;
    }

    private boolean isAnswer(JsonNode tool) {
        return tool.isTextual()
                && !offered.contains(tool.textValue())
                && ANSWERS_AS_TOOL.contains(plain(tool.textValue()));
    }

    private static Reading action(JsonNode tool, @Nullable JsonNode arguments) {
        if (!tool.isTextual() || tool.textValue().isBlank()) {
            return neither("the name of the tool has to be text");
        }
        return new Reading.Action(tool.textValue().strip(), arguments == null ? MissingNode.getInstance() : arguments);
    }

    private static Reading answerOnly(Set<JsonNode> answers) {
        return answers.isEmpty() ? neither("the object has neither \"action\" nor \"answer\"") : answer(first(answers));
    }

    private static Reading answer(@Nullable JsonNode answer) {
        if (answer == null || answer.isContainerNode()) {
            return neither("the answer has to be text");
        }
        return answer.asText().isBlank() ? neither("the answer is empty") : new Reading.Answer(answer.asText());
    }

    private static @Nullable JsonNode inside(@Nullable JsonNode arguments) {
        return arguments instanceof ObjectNode object ? first(values(object, ANSWER)) : arguments;
    }

    /** The different values under these names, null and what is not there left out. */
    private static Set<JsonNode> values(ObjectNode object, Set<String> names) {
        Set<JsonNode> values = new LinkedHashSet<>();
        for (Map.Entry<String, JsonNode> entry : object.properties()) {
            if (!entry.getValue().isNull() && names.contains(plain(entry.getKey()))) {
                values.add(entry.getValue());
            }
        }
        return values;
    }

    private static @Nullable JsonNode first(Set<JsonNode> values) {
        return values.isEmpty() ? null : values.iterator().next();
    }

    private static String plain(String name) {
        StringBuilder letters = new StringBuilder();
        name.toLowerCase(Locale.ROOT).chars().filter(Character::isLetter).forEach(c -> letters.append((char) c));
        return letters.toString();
    }

    private static Reading neither(String problem) {
        return new Reading.Neither(problem, false);
    }
}
