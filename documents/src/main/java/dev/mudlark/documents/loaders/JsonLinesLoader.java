package dev.mudlark.documents.loaders;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.documents.LoadException;
import dev.mudlark.documents.Loaded;
import dev.mudlark.documents.Loader;
import dev.mudlark.documents.SourceFile;
import java.util.Set;

/** JSON lines: a table with one object a line. A broken line is left out, and the others keep their numbers. */
final class JsonLinesLoader implements Loader {

    @Override
    public Set<String> extensions() {
        return Set.of("jsonl", "ndjson");
    }

    @Override
    public Loaded load(SourceFile file) throws LoadException {
        String text = Blank.refuse(file.text());
        ObjectRows rows = new ObjectRows(file);
        int line = 0;
        int number = 0;
        int good = 0;
        for (String json : (Iterable<String>) text.lines()::iterator) {
            line++;
            if (!json.isBlank()) {
                number++;
                good += add(rows, number, json, line, file) ? 1 : 0;
            }
        }
        if (good == 0) {
            throw LoadException.broken("invalid_json", "no line holds a JSON object");
        }
        return rows.build(text);
    }

    private static boolean add(ObjectRows rows, int number, String json, int line, SourceFile file)
            throws LoadException {
        try {
            JsonNode tree = JsonReading.tree(json);
            if (tree.isObject()) {
                rows.row(number, tree);
                return true;
            }
            file.warn("bad_json_line", "line " + line + ": not an object; left out");
        } catch (JsonProcessingException e) {
            file.warn("bad_json_line", JsonReading.problem(e, line) + "; left out");
        }
        return false;
    }
}
