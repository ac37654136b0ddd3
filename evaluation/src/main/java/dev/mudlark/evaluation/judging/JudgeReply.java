package dev.mudlark.evaluation.judging;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.evaluation.JudgeAxis;
import dev.mudlark.models.ToolCall;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A reply of a judge, checked.
 *
 * @param grades the grades that can be used
 * @param faults what is wrong, for the model to read; empty when nothing is
 */
record JudgeReply(Map<JudgeAxis, Grade> grades, List<String> faults) {

    /**
     * A grade on an axis.
     *
     * @param value {@link JudgeAxis#LOWEST} to {@link JudgeAxis#HIGHEST}
     * @param reason one sentence
     */
    record Grade(int value, String reason) {}

    /** Most code points of a reason; twice what a judge is told, so that only a runaway one is refused. */
    private static final int LONGEST_REASON = 600;

    private static final String REASON = "reason";
    private static final String GRADE = "grade";
    private static final String NAME = "reply";

    JudgeReply {
        Map<JudgeAxis, Grade> copy = new EnumMap<>(JudgeAxis.class);
        copy.putAll(grades);
        grades = Collections.unmodifiableMap(copy);
        faults = List.copyOf(faults);
    }

    /** Nothing in it can be used. */
    static JudgeReply useless(String fault) {
        return new JudgeReply(Map.of(), List.of(fault));
    }

    /** Reads the text of a reply. */
    static JudgeReply read(String text, List<JudgeAxis> axes) {
        if (text.isBlank()) {
            return useless("the reply is empty");
        }
        ToolCall parsed = ToolCall.parse(NAME, NAME, text);
        Optional<String> broken = parsed.malformed().map(ToolCall.MalformedArguments::reason);
        return broken.map(JudgeReply::useless).orElseGet(() -> read(parsed.arguments(), axes));
    }

    private static JudgeReply read(ObjectNode reply, List<JudgeAxis> axes) {
        Map<JudgeAxis, Grade> grades = new EnumMap<>(JudgeAxis.class);
        List<String> faults = new ArrayList<>();
        for (JudgeAxis axis : axes) {
            Optional<String> fault = fault(reply.get(axis.id()));
            if (fault.isPresent()) {
                faults.add(axis.id() + ": " + fault.get());
            } else {
                JsonNode value = reply.get(axis.id());
                grades.put(
                        axis,
                        new Grade(
                                value.get(GRADE).intValue(),
                                value.get(REASON).textValue().strip()));
            }
        }
        for (Map.Entry<String, JsonNode> entry : reply.properties()) {
            if (JudgeAxis.of(entry.getKey()).filter(axes::contains).isEmpty()) {
                faults.add("there is a key that is none of the axes");
            }
        }
        return new JudgeReply(grades, faults);
    }

    private static Optional<String> fault(@Nullable JsonNode value) {
        if (value == null) {
            return Optional.of("is missing");
        }
        if (!(value instanceof ObjectNode object) || !keys(object).equals(Set.of(REASON, GRADE))) {
            return Optional.of("is no object with the keys \"reason\" and \"grade\" and no other");
        }
        JsonNode grade = object.get(GRADE);
        boolean whole = grade.isIntegralNumber() && grade.canConvertToInt();
        if (!whole || grade.intValue() < JudgeAxis.LOWEST || grade.intValue() > JudgeAxis.HIGHEST) {
            return Optional.of("\"grade\" is no whole number from " + JudgeAxis.LOWEST + " to " + JudgeAxis.HIGHEST);
        }
        String reason = object.get(REASON).isTextual() ? object.get(REASON).textValue() : "";
        if (reason.isBlank() || reason.codePointCount(0, reason.length()) > LONGEST_REASON) {
            return Optional.of("\"reason\" is no sentence of at most 40 words");
        }
        return Optional.empty();
    }

    private static Set<String> keys(ObjectNode object) {
        return object.properties().stream().map(Map.Entry::getKey).collect(Collectors.toUnmodifiableSet());
    }
}
