package dev.mudlark.bench.dataset;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.mudlark.bench.problems.JsonFault;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.context.FileFault;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a file of JSON lines or one JSON array into rows that know their lines. Safe for use by several threads. */
final class JsonRows {

    private static final ObjectReader JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build()
            .reader();

    private JsonRows() {}

    /**
     * Reads all rows. A line that is no JSON is a fault and left out.
     *
     * @param what how to name the file's purpose, such as {@code questions}
     * @throws ProblemsException when the file cannot be read at all
     */
    static List<Row> read(Path file, String what, Problems problems) {
        String text = text(file, what);
        return text.stripLeading().startsWith("[") ? array(file, text, problems) : lines(file, text, problems);
    }

    private static String text(Path file, String what) {
        if (Files.isDirectory(file)) {
            throw ProblemsException.of(file.toString(), "this is a folder; give the file of " + what);
        }
        if (!Files.exists(file)) {
            throw ProblemsException.of(file.toString(), "there is no such file; give the file of " + what);
        }
        try {
            String text = Files.readString(file, StandardCharsets.UTF_8);
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw ProblemsException.of(file.toString(), "the file is not UTF-8; save it as UTF-8");
        } catch (IOException e) {
            throw ProblemsException.of(
                    file.toString(), "the file cannot be read (" + FileFault.of(e) + "); check its rights");
        }
    }

    private static List<Row> lines(Path file, String text, Problems problems) {
        List<Row> rows = new ArrayList<>();
        Problems faults = new Problems();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (!line.isBlank()) {
                row(line, file + ":" + number, faults).ifPresent(rows::add);
            }
        }
        // When no line at all can be read it is another kind of file, and one fault says so.
        faults.found().stream()
                .limit(rows.isEmpty() ? 1 : Long.MAX_VALUE)
                .forEach(fault -> problems.add(fault.where(), fault.message()));
        return rows;
    }

    private static Optional<Row> row(String line, String where, Problems faults) {
        try (JsonParser parser = JSON.createParser(line)) {
            Row row = new Row(parser.readValueAsTree(), where);
            if (parser.nextToken() != null) {
                faults.add(where, "more than one JSON value on this line; write one a line");
            }
            return Optional.of(row);
        } catch (IOException e) {
            faults.add(where, "no valid JSON: " + JsonFault.of(e) + column(e) + "; write one JSON object a line");
            return Optional.empty();
        }
    }

    private static List<Row> array(Path file, String text, Problems problems) {
        List<Row> rows = new ArrayList<>();
        try (JsonParser parser = JSON.createParser(text)) {
            parser.nextToken();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                int line = parser.currentTokenLocation().getLineNr();
                JsonNode value = parser.readValueAsTree();
                rows.add(new Row(value, file + ":" + line));
            }
            if (parser.nextToken() != null) {
                problems.add(
                        file + ":" + parser.currentTokenLocation().getLineNr(),
                        "text after the end of the JSON array; remove it");
            }
        } catch (IOException e) {
            int line = location(e).map(JsonLocation::getLineNr).orElse(1);
            problems.add(file + ":" + line, "no valid JSON: " + JsonFault.of(e) + column(e));
        }
        return rows;
    }

    private static String column(IOException e) {
        return location(e).map(found -> " (column " + found.getColumnNr() + ")").orElse("");
    }

    private static Optional<JsonLocation> location(IOException e) {
        return e instanceof JsonProcessingException json ? Optional.ofNullable(json.getLocation()) : Optional.empty();
    }
}
