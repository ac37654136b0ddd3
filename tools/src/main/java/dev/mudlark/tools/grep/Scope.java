package dev.mudlark.tools.grep;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.documents.Document;
import java.util.List;
import java.util.Optional;

/**
 * What is searched: a packed collection, or one source of it.
 *
 * @param packed the packed text
 * @param only the one source, when it is only one
 */
record Scope(Packed packed, Optional<One> only) {

    /** A source by its place. */
    record One(Chunk chunk, int source) {}

    static Scope all(Packed packed) {
        return new Scope(packed, Optional.empty());
    }

    /** A row of a table. */
    static Scope row(Document row) {
        Packed packed = Packer.packRow(row);
        return new Scope(packed, Optional.of(new One(packed.chunks().getFirst(), 0)));
    }

    /** The source with an id, if it is packed. */
    static Optional<Scope> of(Packed packed, String id) {
        for (Chunk chunk : packed.chunks()) {
            for (int i = 0; i < chunk.sources().size(); i++) {
                if (chunk.sources().get(i).id().equals(id)) {
                    return Optional.of(new Scope(packed, Optional.of(new One(chunk, i))));
                }
            }
        }
        return Optional.empty();
    }

    /** Parts to search one after the other or side by side. */
    List<Area> areas() {
        return only.map(one -> List.of(new Area(one.chunk(), one.source(), one.source() + 1)))
                .orElseGet(() -> packed.chunks().stream().map(Area::all).toList());
    }

    /** How much it is, for programs. */
    ObjectNode data() {
        return JsonNodeFactory.instance
                .objectNode()
                .put("searched_documents", sources())
                .put("searched_lines", lines());
    }

    int sources() {
        return areas().stream().mapToInt(area -> area.to() - area.from()).sum();
    }

    long lines() {
        return areas().stream().mapToLong(Area::lines).sum();
    }

    long bytes() {
        return areas().stream().mapToLong(area -> area.end() - area.start()).sum();
    }
}
