package dev.mudlark.agents;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.agents.react.TopLevelObjects;
import dev.mudlark.models.Llm;
import dev.mudlark.models.ToolCall;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A question that a model answers with yes or no in JSON: is a question about the topics of a collection? For systems in
 * which a classifier decides whether to retrieve.
 */
public final class TopicDecision {

    private static final String KEY = "on_topic";
    private static final String BEFORE =
            "You decide whether a question is looked up in a collection of documents. They cover: ";
    private static final String BEHIND =
            "\nSay yes to every question that these documents may help to answer. Reply with"
                    + " one JSON object and nothing else: {\"" + KEY + "\": true} or {\"" + KEY + "\": false}.";

    private TopicDecision() {}

    /**
     * The system prompt of the classifier.
     *
     * @param topics what the documents cover, in a sentence
     */
    public static String instructions(String topics) {
        return BEFORE + topics + BEHIND;
    }

    /** The topics in a prompt of {@link #instructions}; empty for any other prompt. */
    public static Optional<String> topics(String prompt) {
        return prompt.startsWith(BEFORE) && prompt.endsWith(BEHIND)
                ? Optional.of(prompt.substring(BEFORE.length(), prompt.length() - BEHIND.length()))
                : Optional.empty();
    }

    /** The reply that says yes or no. */
    public static String reply(boolean onTopic) {
        return "{\"" + KEY + "\": " + onTopic + "}";
    }

    /**
     * What a reply says. It may stand in a code fence or with prose around it.
     *
     * @return yes or no; empty when the reply says neither or both
     */
    public static Optional<Boolean> read(String reply) {
        List<TopLevelObjects.Range> objects = TopLevelObjects.in(reply).whole();
        if (objects.size() != 1) {
            return Optional.empty();
        }
        TopLevelObjects.Range only = objects.getFirst();
        ToolCall read = ToolCall.parse("reply", "reply", reply.substring(only.start(), only.end()));
        return read.malformed().isPresent() ? Optional.empty() : said(read.arguments());
    }

    /** A model by rules that says yes when a question shares a word with the topics; every other request goes on to a model. */
    public static Llm byWords(Llm others) {
        return new TopicByWords(others);
    }

    /** What to tell a model whose reply says neither. */
    public static String repair() {
        return "That is neither yes nor no. Reply with " + reply(true) + " or " + reply(false) + " and nothing else.";
    }

    private static Optional<Boolean> said(ObjectNode reply) {
        JsonNode value = reply.path(KEY);
        if (value.isBoolean()) {
            return Optional.of(value.booleanValue());
        }
        return switch (value.isTextual() ? value.textValue().strip().toLowerCase(Locale.ROOT) : "") {
            case "yes", "true" -> Optional.of(true);
            case "no", "false" -> Optional.of(false);
            default -> Optional.empty();
        };
    }
}
