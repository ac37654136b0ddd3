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
import dev.mudlark.bench.problems.Problem;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.context.Counted;
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

    /** When none of more lines than these can be read it is another kind of file, and one fault says so. */
    private static final int FEW = 2;

    private JsonRows() {}

    /**
     * Reads all rows. A line that is no JSON is a fault and left out.
     *
     * @param what how to name the file's purpose, such as {@code questions}
     */
    static Rows read(Path file, String what, Problems problems) {
        return text(file, what, problems)
                .map(text ->
                        text.stripLeading().startsWith("[") ? array(file, text, problems) : lines(file, text, problems))
                .orElse(Rows.UNREAD);
    }

    private static Optional<String> text(Path file, String what, Problems problems) {
        if (Files.isDirectory(file)) {
            problems.add(file.toString(), "this is a folder; give the file of " + what);
            return Optional.empty();
        }
        if (!Files.exists(file)) {
            problems.add(file.toString(), "there is no such file; give the file of " + what);
            return Optional.empty();
        }
        try {
            String text = Files.readString(file, StandardCharsets.UTF_8);
            return Optional.of(text.startsWith("\uFEFF") ? text.substring(1) : text);
        } catch (CharacterCodingException e) {
            problems.add(file.toString(), "the file is not UTF-8; save it as UTF-8");
        } catch (IOException e) {
            problems.add(file.toString(), "the file cannot be read (" + FileFault.of(e) + "); check its rights");
        }
        return Optional.empty();
    }

    private static Rows lines(Path file, String text, Problems problems) {
        List<Row> rows = new ArrayList<>();
        Problems faults = new Problems();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (!line.isBlank()) {
                row(line, file + ":" + number, faults).ifPresent(rows::add);
            }
        }
        List<Problem> found = faults.found();
        if (rows.isEmpty() && found.size() > FEW) {
            Problem first = found.getFirst();
            problems.add(
                    first.where(), first.message() + "; none of the " + Counted.of(found.size(), "line") + " is JSON");
        } else {
            problems.addAll(found);
        }
        return new Rows(rows, faults.isEmpty());
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

    private static Rows array(Path file, String text, Problems problems) {
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
            problems.add(
                    file + ":" + line,
                    "no valid JSON: " + JsonFault.of(e) + column(e)
                            + "; what follows in the array is checked when this is mended");
            return new Rows(rows, false);
        }
        return new Rows(rows, true);
    }

    private static String column(IOException e) {
        return location(e).map(found -> " (column " + found.getColumnNr() + ")").orElse("");
    }

    private static Optional<JsonLocation> location(IOException e) {
        return e instanceof JsonProcessingException json ? Optional.ofNullable(json.getLocation()) : Optional.empty();
    }
}
