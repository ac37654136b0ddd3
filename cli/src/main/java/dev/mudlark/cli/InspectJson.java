package dev.mudlark.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.bench.Inspection;
import dev.mudlark.bench.Inspection.Spread;

/** What a folder of documents holds for programs, in one line. */
final class InspectJson {
    private InspectJson() {}

    static String of(Inspection inspection) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("documents", inspection.documents());
        json.put("passages", inspection.passages());
        ObjectNode formats = json.putObject("formats");
        inspection.formats().forEach(formats::put);
        ObjectNode languages = json.putObject("languages");
        inspection.languages().forEach(languages::put);
        spread(json.putObject("words"), inspection.words());
        spread(json.putObject("characters"), inspection.characters());
        tables(json.putArray("tables"), inspection);
        ArrayNode sizes = json.putArray("sizes");
        inspection
                .largest()
                .forEach(size -> sizes.addObject()
                        .put("id", size.id())
                        .put("words", size.words())
                        .put("characters", size.characters()));
        ArrayNode twins = json.putArray("near_duplicates");
        inspection
                .twins()
                .forEach(twin -> twins.addObject()
                        .put("first", twin.first())
                        .put("second", twin.second())
                        .put("similarity", twin.similarity()));
        ArrayNode groups = json.putArray("near_duplicate_groups");
        inspection.groups().forEach(group -> {
            ObjectNode one = groups.addObject();
            group.documents().forEach(one.putArray("documents")::add);
            one.put("least_similarity", group.least()).put("most_similarity", group.most());
        });
        json.put("passed_over", inspection.passedOver());
        ArrayNode notices = json.putArray("notices");
        inspection
                .notices()
                .forEach(notice -> notices.addObject()
                        .put("code", notice.code())
                        .put("where", notice.where())
                        .put("message", notice.message()));
        return json.toString();
    }

    private static void spread(ObjectNode json, Spread spread) {
        json.put("median", spread.median());
        json.put("p95", spread.p95());
        json.put("longest", spread.longest());
        json.put("total", spread.total());
    }

    private static void tables(ArrayNode json, Inspection inspection) {
        inspection.tables().forEach(table -> {
            ObjectNode shape = json.addObject().put("id", table.id()).put("rows", table.rows());
            ArrayNode columns = shape.putArray("columns");
            table.columns()
                    .forEach(column -> columns.addObject()
                            .put("name", column.name())
                            .put("type", column.type())
                            .put("empty", column.empty()));
        });
    }
}
