package dev.mudlark.tools.grep;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.documents.Document;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is searched: all that is packed for a caller, or a document or table of it.
 *
 * @param areas parts to search one after the other or side by side
 * @param sources how many documents and tables
 * @param lines how many lines they have
 * @param bytes how much it is
 */
record Scope(List<Area> areas, int sources, long lines, long bytes) {

    static Scope of(List<Area> areas) {
        long lines = areas.stream().mapToLong(Area::lines).sum();
        long bytes = areas.stream().mapToLong(area -> area.end() - area.start()).sum();
        return new Scope(List.copyOf(areas), count(areas), lines, bytes);
    }

    /** A table whose rows have different readers has several sources. */
    private static int count(List<Area> areas) {
        Set<String> tables = new HashSet<>();
        int documents = 0;
        for (Area area : areas) {
            for (Source source : area.chunk().sources().subList(area.from(), area.to())) {
                switch (source) {
                    case Source.OfDocument document -> documents++;
                    case Source.OfTable table -> tables.add(table.id());
                }
            }
        }
        return documents + tables.size();
    }

    /** A row of a table. */
    static Scope row(Document row) {
        return Packed.of(List.of(Packer.pack(Lot.ofRow(row)))).all();
    }

    /** The document or table with an id, if there is one. */
    Optional<Scope> only(String id) {
        List<Area> parts = new ArrayList<>();
        for (Area area : areas) {
            for (int i = area.from(); i < area.to(); i++) {
                if (area.chunk().sources().get(i).id().equals(id)) {
                    parts.add(new Area(area.chunk(), i, i + 1));
                }
            }
        }
        return parts.isEmpty() ? Optional.empty() : Optional.of(of(parts));
    }

    /** How much it is, for programs. */
    ObjectNode data() {
        return JsonNodeFactory.instance
                .objectNode()
                .put("searched_documents", sources)
                .put("searched_lines", lines);
    }
}
