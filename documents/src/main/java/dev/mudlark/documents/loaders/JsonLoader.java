package dev.mudlark.documents.loaders;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.documents.Acl;
import dev.mudlark.documents.LoadException;
import dev.mudlark.documents.Loaded;
import dev.mudlark.documents.Loader;
import dev.mudlark.documents.SourceFile;
import java.util.Map;
import java.util.Set;

/** JSON: an array of objects is a table, everything else one document of {@code path: value} lines. */
final class JsonLoader implements Loader {

    @Override
    public Set<String> extensions() {
        return Set.of("json");
    }

    @Override
    public Loaded load(SourceFile file) throws LoadException {
        String text = Blank.refuse(file.text());
        JsonNode tree;
        try {
            tree = JsonReading.tree(text);
        } catch (JsonProcessingException e) {
            throw LoadException.broken("invalid_json", JsonReading.problem(e, 1));
        }
        return isTable(tree) ? table(tree, file, text) : document(tree, file);
    }

    private static boolean isTable(JsonNode tree) {
        return tree.isArray() && tree.valueStream().allMatch(JsonNode::isObject);
    }

    private static Loaded table(JsonNode tree, SourceFile file, String text) throws LoadException {
        ObjectRows rows = new ObjectRows(file);
        int number = 0;
        for (JsonNode object : tree) {
            rows.row(++number, object);
        }
        return rows.build(text);
    }

    private static Loaded document(JsonNode tree, SourceFile file) throws LoadException {
        String text = Blank.refuse(JsonOutline.of(tree));
        return Loaded.of(file.document(file.stem(), text, Map.of(), Acl.PUBLIC));
    }
}
