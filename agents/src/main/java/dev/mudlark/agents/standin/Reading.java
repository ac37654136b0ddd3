package dev.mudlark.agents.standin;

import dev.mudlark.models.*;
import java.util.*;
import java.util.regex.MatchResult;

/** What a conversation shows: the question, the text read, cut into units, and the calls made. */
class Reading {

    /** A sentence, list item or row; the stems of it, beside it and in its passage; how many units came before. */
    record Unit(
            String doc, String text, Set<String> stems, Set<String> near, Set<String> around, String where, int rank) {}

    final List<Unit> units = new ArrayList<>();
    final List<Unit> rows = new ArrayList<>();
    final List<ToolCall> calls = new ArrayList<>();
    final List<String> computed = new ArrayList<>();
    String question = "";
    private final Set<String> seen = new HashSet<>();

    Reading(List<Message> messages) {
        for (Message message : messages) {
            if (message instanceof ChatMessage && question.isEmpty()) {
                int mark = message.content().lastIndexOf("Question:");
                question = message.content().substring(mark < 0 ? 0 : mark + 9).strip();
                read(message.content().substring(0, Math.max(mark, 0)), "");
            } else if (message instanceof AssistantToolCallMessage reply) {
                calls.addAll(reply.toolCalls());
            } else if (message instanceof ToolResultMessage result && !result.isError()) {
                String id = result.toolCallId();
                calls.stream().filter(c -> c.id().equals(id)).forEach(c -> read(result.content(), c.name()));
            }
        }
    }

    boolean has(String tool) {
        return calls.stream().anyMatch(call -> call.name().equals(tool));
    }

    private void read(String text, String tool) {
        String label = Map.of("corpus_grep", "line", "lookup_table", "row").getOrDefault(tool, "label");
        for (MatchResult m : Cues.all(text, label)) {
            String start = label.equals("line") ? "line start" : "never";
            String plain = Cues.of(start).matcher(m.group(3)).replaceAll("");
            add(m.group(1), label.equals("label") && m.group(2) != null ? m.group(2) : "", plain, tool);
        }
        computed.addAll(Cues.in(tool, "computes") ? List.of(text.replace("= -", "= ")) : List.of());
    }

    private void add(String doc, String where, String text, String tool) {
        String plain = doc.indexOf('#') > 0 ? text.strip().replace("\n", "; ") : text;
        List<String> texts = new ArrayList<>(List.of(Cues.of("break").split(plain)));
        texts.replaceAll(t -> Cues.of("space").matcher(t.strip()).replaceAll(" "));
        texts.removeIf(t -> t.isEmpty() || Cues.in(t, "rule"));
        List<Set<String>> stems = texts.stream().map(Cues::stems).toList();
        Set<String> around = Cues.stems(doc);
        stems.forEach(around::addAll);
        for (int i = 0; i < texts.size(); i++) {
            Set<String> near = new HashSet<>(stems.get(Math.max(0, i - 1)));
            near.addAll(stems.get(Math.min(texts.size() - 1, i + 1)));
            if (seen.add(doc + texts.get(i))) {
                units.add(new Unit(doc, texts.get(i), stems.get(i), near, around, where, units.size()));
                rows.addAll(tool.equals("lookup_table") ? List.of(units.getLast()) : List.of());
            }
        }
    }
}
