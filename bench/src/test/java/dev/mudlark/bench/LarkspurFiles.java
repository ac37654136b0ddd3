package dev.mudlark.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * The files of the bundled collection as they lie in the repository, read without the project's own
 * loaders, so that a fault in a loader cannot hide a fault in the data.
 *
 * @param prose the lines of each Markdown document by document id
 * @param tables the lines of each CSV file by document id, the header first
 * @param rows the rows of each CSV file by document id, without the header
 */
record LarkspurFiles(
        SortedMap<String, List<String>> prose,
        SortedMap<String, List<String>> tables,
        SortedMap<String, List<Map<String, String>>> rows,
        List<JsonNode> questions,
        List<JsonNode> judgements,
        List<JsonNode> evidence) {

    /** The folder of the documents. */
    static final Path DOCS = Path.of("..", "data", "larkspur", "docs");

    private static final Path ROOT = Path.of("..", "data", "larkspur");
    private static final String MARKDOWN = ".md";

    static LarkspurFiles load() throws IOException {
        SortedMap<String, List<String>> prose = new TreeMap<>();
        SortedMap<String, List<String>> tables = new TreeMap<>();
        SortedMap<String, List<Map<String, String>>> rows = new TreeMap<>();

        for (Path file : filesBelow(DOCS)) {
            String id = DOCS.relativize(file).toString().replace('\\', '/');
            List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
            if (id.endsWith(MARKDOWN)) {
                prose.put(id.substring(0, id.length() - MARKDOWN.length()), lines);
            } else {
                tables.put(id, lines);
                rows.put(id, readRows(file));
            }
        }
        return new LarkspurFiles(
                prose,
                tables,
                rows,
                readJsonLines(ROOT.resolve("questions.jsonl")),
                readJsonLines(ROOT.resolve("qrels.jsonl")),
                readJsonLines(ROOT.resolve("evidence.jsonl")));
    }

    /** Lines of evidence that have the field {@code kind}: quote, computed, rows or absent. */
    List<JsonNode> evidenceOf(String kind) {
        return evidence.stream().filter(line -> line.hasNonNull(kind)).toList();
    }

    List<JsonNode> evidenceFor(String questionId) {
        return evidence.stream()
                .filter(line -> line.get("id").asText().equals(questionId))
                .toList();
    }

    JsonNode question(String id) {
        return questions.stream()
                .filter(question -> question.get("id").asText().equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no question " + id));
    }

    /** Whether a document or a row of a table has this id; rows count from 1 without the header. */
    boolean has(String documentId) {
        int hash = documentId.indexOf('#');
        if (hash < 0) {
            return prose.containsKey(documentId);
        }
        int row = Integer.parseInt(documentId.substring(hash + 1));
        List<Map<String, String>> table = rows.getOrDefault(documentId.substring(0, hash), List.of());
        return row >= 1 && row <= table.size();
    }

    /** The lines of the file in which the document, or the row, stands. */
    List<String> linesOf(String documentId) {
        int hash = documentId.indexOf('#');
        return hash < 0 ? prose.get(documentId) : tables.get(documentId.substring(0, hash));
    }

    /** Every file's lines by id, prose and tables together. */
    SortedMap<String, List<String>> everything() {
        SortedMap<String, List<String>> all = new TreeMap<>(prose);
        all.putAll(tables);
        return all;
    }

    static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(element -> texts.add(element.asText()));
        return texts;
    }

    private static List<Path> filesBelow(Path folder) throws IOException {
        try (Stream<Path> found = Files.walk(folder)) {
            return found.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static List<Map<String, String>> readRows(Path file) throws IOException {
        CSVFormat withHeader = CSVFormat.RFC4180
                .builder()
                .setHeader()
                .setSkipHeaderRecord(true)
                .get();
        try (CSVParser parser = CSVParser.parse(file, StandardCharsets.UTF_8, withHeader)) {
            return parser.stream().map(CSVRecord::toMap).toList();
        }
    }

    private static List<JsonNode> readJsonLines(Path file) throws IOException {
        ObjectMapper json = new ObjectMapper();
        try (Stream<String> lines = Files.lines(file, StandardCharsets.UTF_8)) {
            return lines.map(line -> parse(json, line)).toList();
        }
    }

    private static JsonNode parse(ObjectMapper json, String line) {
        try {
            return json.readTree(line);
        } catch (IOException e) {
            throw new UncheckedIOException("not JSON: " + line, e);
        }
    }
}
