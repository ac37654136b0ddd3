package dev.mudlark.tools.grep;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Comparator;
import java.util.List;

/**
 * A matching line for programs.
 *
 * @param documentId the document that has it
 * @param number its number there, from 1
 * @param line the line
 * @param window what is shown of it
 * @param places what was found, in the order of the line
 */
record Hit(String documentId, int number, Line line, Window window, List<Found> places) {

    Hit {
        places = places.stream().sorted(Comparator.comparingInt(Found::start)).toList();
    }

    /** All numbers are code points of the line as it stands in its document. */
    ObjectNode data() {
        ObjectNode data = JsonNodeFactory.instance.objectNode();
        data.put("doc_id", documentId).put("line", number);
        data.put("text", window.before() + line.part(window.start(), window.end()) + window.after());
        if (window.isCut()) {
            data.put("cut", true);
            data.put("text_start", window.firstCharacter()).put("line_length", window.characters());
        }
        if (!places.isEmpty()) {
            put(places.getFirst(), data);
        }
        if (places.size() > 1) {
            places.forEach(place -> put(place, data.withArray("matches").addObject()));
        }
        return data;
    }

    private void put(Found place, ObjectNode into) {
        into.put("match_start", line.codePointsBefore(place.start()));
        into.put("match_end", line.codePointsBefore(place.end()));
    }
}
