package dev.mudlark.routing.harvesting;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.mudlark.context.FileFault;
import dev.mudlark.routing.RoutingException;
import dev.mudlark.routing.RoutingQuestion;
import dev.mudlark.routing.RoutingSet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes questions behind those of a set and leaves the rest of the file as it is. */
public final class SetAppender {

    private SetAppender() {}

    /** How a question of a run says where it comes from. */
    static String source(Path run) {
        Path name = run.toAbsolutePath().normalize().getFileName();
        return "run " + (name == null ? run : name);
    }

    /** Appends; nothing is changed when there is nothing to append or the result could not be read. */
    public static void append(Path file, Path run, List<RoutingQuestion> questions) throws RoutingException {
        if (questions.isEmpty()) {
            return;
        }
        RoutingSet before = RoutingSet.read(file);
        Path name = file.getFileName();
        Path target = target(file);
        Path temporary = target.resolveSibling(".new-" + name);
        try {
            String text = Files.readString(file, StandardCharsets.UTF_8);
            boolean lines = file.toString().toLowerCase(Locale.ROOT).endsWith(".jsonl");
            Files.writeString(
                    temporary,
                    lines ? withLines(text, questions) : withItems(file, text, run, questions),
                    StandardCharsets.UTF_8);
            check(before, RoutingSet.read(temporary), file, questions);
            Files.move(
                    temporary, file.toRealPath(), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new RoutingException(file + ": cannot be written (" + FileFault.of(e) + ")");
        } finally {
            delete(temporary);
        }
    }

    /** A link stays a link. */
    private static Path target(Path file) throws RoutingException {
        try {
            return file.toRealPath();
        } catch (IOException e) {
            throw new RoutingException(file + ": cannot be written (" + FileFault.of(e) + ")");
        }
    }

    private static void delete(Path temporary) throws RoutingException {
        try {
            Files.deleteIfExists(temporary);
        } catch (IOException e) {
            throw new RoutingException(temporary + ": cannot be deleted (" + FileFault.of(e) + "); delete it");
        }
    }

    private static void check(RoutingSet before, RoutingSet after, Path file, List<RoutingQuestion> added)
            throws RoutingException {
        boolean whole = after.questions().size() == before.questions().size() + added.size()
                && after.presets().equals(before.presets());
        if (!whole) {
            throw new RoutingException(
                    file + ": the questions cannot be written behind the others; --dry-run prints them");
        }
    }

    private static String withLines(String text, List<RoutingQuestion> questions) {
        String end = text.isEmpty() || text.endsWith("\n") ? "" : "\n";
        return questions.stream()
                .map(question -> json(question) + "\n")
                .collect(Collectors.joining("", text + end, ""));
    }

    private static String withItems(Path file, String text, Path run, List<RoutingQuestion> questions)
            throws RoutingException {
        ListEnd end = ListEnd.of(text)
                .orElseThrow(() -> new RoutingException(file
                        + ": questions: the list is written in brackets; write it as lines that begin with '-', or take what"
                        + " --dry-run prints"));
        String newline = text.contains("\r\n") ? "\r\n" : "\n";
        String indent = " ".repeat(end.indent());
        StringBuilder added = new StringBuilder();
        added.append(indent)
                .append("# Proposed by mudlark route harvest from ")
                .append(quoted(source(run)))
                .append(": check each.")
                .append(newline);
        questions.forEach(question ->
                added.append(indent).append("- ").append(item(question)).append(newline));
        String head = text.substring(0, end.offset());
        return head + (head.endsWith("\n") ? "" : newline) + added + text.substring(end.offset());
    }

    /** The question, with one expected tool or none, as an item of a list in YAML. */
    public static String item(RoutingQuestion question) {
        String expected = question.expected().isEmpty()
                ? RoutingQuestion.NONE
                : question.expected().getFirst();
        return "{id: " + quoted(question.id()) + ", text: " + quoted(question.text()) + ", expected: "
                + quoted(expected)
                + ", split: " + question.split().id()
                + question.source().map(source -> ", source: " + quoted(source)).orElse("") + "}";
    }

    /** Text in double quotes as JSON has it, which YAML 1.2 reads too. */
    private static String quoted(String text) {
        return TextNode.valueOf(text).toString();
    }

    private static String json(RoutingQuestion question) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("id", question.id()).put("text", question.text());
        json.put(
                "expected",
                question.expected().isEmpty()
                        ? RoutingQuestion.NONE
                        : question.expected().getFirst());
        json.put("split", question.split().id());
        question.source().ifPresent(source -> json.put("source", source));
        return json.toString();
    }
}
