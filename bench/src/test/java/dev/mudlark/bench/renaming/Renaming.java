package dev.mudlark.bench.renaming;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** A copy of a collection with other names and figures, in document ids too; computed labels are computed again. */
public final class Renaming {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** A comma between cells, set apart so that it is not taken for one between thousands. */
    private static final String APART = " \u0001 ";

    private final Path source;
    private final Path target;
    private final UnaryOperator<String> rename;
    private final UnaryOperator<String> renameId;
    private final Map<String, String> texts = new TreeMap<>();

    private Renaming(Path source, Path target, long seed) throws IOException {
        this.source = source;
        this.target = target;
        try (Stream<Path> files = Files.walk(source.resolve("docs"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String text = Files.readString(file);
                texts.put(source.relativize(file).toString(), isTable(file) ? text.replace(",", APART) : text);
            }
        }
        List<String> all = new ArrayList<>(texts.values());
        all.add(Files.readString(source.resolve("questions.jsonl")));
        Numbers numbers = new Numbers(all, new Random(seed));
        Names names = new Names(all, new Random(seed));
        renameId = names::rename;
        rename = text -> names.rename(numbers.rename(text));
    }

    /** Writes {@code docs}, {@code questions.jsonl} and {@code qrels.jsonl} below {@code target}. */
    public static void write(Path source, Path target, long seed, UnaryOperator<String> evaluate) throws IOException {
        Renaming collection = new Renaming(source, target, seed);
        collection.writeDocuments();
        collection.writeJudgements();
        collection.writeQuestions(evaluate);
    }

    private static boolean isTable(Path file) {
        return file.toString().endsWith(".csv");
    }

    private void writeDocuments() throws IOException {
        for (Map.Entry<String, String> text : texts.entrySet()) {
            Path file = target.resolve(renameId.apply(text.getKey()));
            Files.createDirectories(file.getParent());
            String renamed = rename.apply(text.getValue());
            Files.writeString(file, isTable(file) ? renamed.replace(APART, ",") : renamed);
        }
    }

    private void writeJudgements() throws IOException {
        List<String> lines = new ArrayList<>();
        for (JsonNode judgement : lines("qrels.jsonl")) {
            ObjectNode renamed = judgement.deepCopy();
            lines.add(JSON.writeValueAsString(
                    renamed.put("doc_id", renameId.apply(judgement.get("doc_id").asText()))));
        }
        Files.write(target.resolve("qrels.jsonl"), lines);
    }

    private void writeQuestions(UnaryOperator<String> evaluate) throws IOException {
        Map<String, JsonNode> computed = new TreeMap<>();
        for (JsonNode evidence : lines("evidence.jsonl")) {
            if (evidence.hasNonNull("computed")) {
                computed.put(evidence.get("id").asText(), evidence.get("computed"));
            }
        }
        List<String> lines = new ArrayList<>();
        for (JsonNode question : lines("questions.jsonl")) {
            ObjectNode renamed = question.deepCopy();
            JsonNode sum = computed.get(question.get("id").asText());
            String before = sum == null ? "" : sum.get("result").asText();
            String expression = sum == null ? "" : spaced(sum.get("expression").asText());
            boolean same = rename.apply(expression).equals(expression);
            String after = same ? before : evaluate.apply(rename.apply(expression));
            renamed.put("question", rename.apply(question.get("question").asText()));
            renamed.put(
                    "reference_answer", label(question.get("reference_answer").asText(), before, after));
            ArrayNode relevant = renamed.putArray("relevant_doc_ids");
            question.get("relevant_doc_ids").forEach(id -> relevant.add(renameId.apply(id.asText())));
            ArrayNode keywords = renamed.putArray("expected_keywords");
            question.get("expected_keywords").forEach(k -> keywords.add(label(k.asText(), before, after)));
            lines.add(JSON.writeValueAsString(renamed));
        }
        Files.write(target.resolve("questions.jsonl"), lines);
    }

    /** Signs stand apart from numbers, so that an argument list is not taken for a number with thousands commas. */
    private static String spaced(String expression) {
        return expression.contains("'") ? expression : expression.replaceAll("[-+*/(),\\[\\]]", " $0 ");
    }

    /** The parts of a label around its computed result are renamed, the result is replaced. */
    private String label(String text, String before, String after) {
        int at = before.isEmpty() ? -1 : text.indexOf(before);
        return at < 0
                ? rename.apply(text)
                : rename.apply(text.substring(0, at)) + after + rename.apply(text.substring(at + before.length()));
    }

    private List<JsonNode> lines(String file) throws IOException {
        List<JsonNode> nodes = new ArrayList<>();
        for (String line : Files.readAllLines(source.resolve(file))) {
            nodes.add(JSON.readTree(line));
        }
        return nodes;
    }
}
