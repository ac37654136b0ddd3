package dev.mudlark.agents.standin;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.Message;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolChoice;
import dev.mudlark.models.ToolResultMessage;
import dev.mudlark.models.ToolSpec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a conversation shows: the question, the passages read, the calls made, the tools on offer. */
record Reading(String question, List<Passage> passages, List<Done> calls, Set<String> tools) {

    private static final Pattern LABEL = Pattern.compile("^\\[((?!\\d+\\])[^\\]\\n]+)\\] (.+)$");
    private static final Pattern LINE = Pattern.compile("^(\\S.*?)[:-](\\d+)[:-] ?(.*)$");
    private static final String MARK = "Question:";

    /** Text with the id of its document in front. */
    record Passage(String doc, StringBuilder text) {}

    /** A call and its result. */
    record Done(String tool, ObjectNode arguments, String result, boolean failed) {}

    static Reading of(LlmRequest request) {
        Map<String, ToolCall> asked = new HashMap<>();
        List<Passage> passages = new ArrayList<>();
        List<Done> calls = new ArrayList<>();
        String question = "";
        for (Message message : request.messages()) {
            switch (message) {
                case ChatMessage chat -> {
                    if (question.isEmpty()) {
                        int mark = chat.content().lastIndexOf(MARK);
                        question = chat.content().substring(mark < 0 ? 0 : mark + MARK.length());
                        read(chat.content().substring(0, Math.max(mark, 0)), false, passages);
                    }
                }
                case AssistantToolCallMessage reply -> reply.toolCalls().forEach(call -> asked.put(call.id(), call));
                case ToolResultMessage result -> {
                    ToolCall call = asked.get(result.toolCallId());
                    if (call != null) {
                        calls.add(new Done(call.name(), call.arguments(), result.content(), result.isError()));
                        if (!result.isError()) {
                            read(result.content(), call.name().equals("corpus_grep"), passages);
                        }
                    }
                }
            }
        }
        boolean free = !(request.options().toolChoice() instanceof ToolChoice.None);
        Set<String> tools =
                request.tools().stream().filter(t -> free).map(ToolSpec::name).collect(Collectors.toSet());
        return new Reading(question.strip(), passages, calls, tools);
    }

    boolean offers(String tool) {
        return tools.contains(tool);
    }

    long count(String tool) {
        return calls.stream().filter(call -> call.tool().equals(tool)).count();
    }

    private static void read(String text, boolean grepped, List<Passage> passages) {
        Passage open = null;
        int lastLine = -1;
        for (String line : (Iterable<String>) text.lines()::iterator) {
            Matcher m = (grepped ? LINE : LABEL).matcher(line);
            if (m.find()) {
                int number = grepped ? Integer.parseInt(m.group(2)) : 0;
                if (!grepped || open == null || !open.doc().equals(m.group(1)) || number != lastLine + 1) {
                    open = new Passage(m.group(1), new StringBuilder());
                    passages.add(open);
                }
                lastLine = number;
                open.text().append(m.group(grepped ? 3 : 2)).append('\n');
            } else if (open != null && !grepped) {
                open.text().append(line).append('\n');
            }
        }
    }
}
