package dev.mudlark.bench.starting;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.bench.dataset.Placeholders;
import dev.mudlark.bench.rundir.Commands;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The texts of a new data set's files. */
final class StarterFiles {
    private StarterFiles() {}

    static String questions(List<StarterQuestion> questions) {
        List<ObjectNode> lines = new ArrayList<>();
        for (StarterQuestion question : questions) {
            ObjectNode line = JsonNodeFactory.instance.objectNode();
            line.put("id", "starter-" + (lines.size() + 1));
            line.put("question", question.question());
            line.put("reference_answer", question.answer());
            question.keywords().forEach(line.putArray("expected_keywords")::add);
            question.documents().forEach(line.putArray("relevant_doc_ids")::add);
            line.put("category", Placeholders.STARTER);
            if (!question.tools().isEmpty()) {
                question.tools().forEach(line.putArray("requires_tools")::add);
            }
            lines.add(line);
        }
        return lines(lines);
    }

    static String lines(List<ObjectNode> objects) {
        StringBuilder text = new StringBuilder();
        objects.forEach(object -> text.append(object).append('\n'));
        return text.toString();
    }

    /** A page with the next commands. */
    static String readme(String folder, String docs) {
        return template("README.md.txt")
                .replace("{{mudlark}}", Commands.of("").strip())
                .replace("{{folder}}", folder)
                .replace("{{docs}}", docs);
    }

    /** Where the documents are, seen from the new folder; as it is where there is no way between the two. */
    static String seenFrom(Path folder, Path docs) {
        Path from = folder.toAbsolutePath().normalize();
        Path to = docs.toAbsolutePath().normalize();
        String way = Objects.equals(from.getRoot(), to.getRoot())
                ? from.relativize(to).toString()
                : to.toString();
        return way.replace('\\', '/');
    }

    private static String template(String name) {
        try (InputStream in = StarterFiles.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
