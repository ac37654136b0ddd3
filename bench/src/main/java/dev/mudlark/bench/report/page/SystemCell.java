package dev.mudlark.bench.report.page;

import static j2html.TagCreator.span;

import dev.mudlark.evaluation.SystemInfo;
import j2html.tags.specialized.ThTag;
import java.util.List;

/** The name of a system with its type and tools below. */
final class SystemCell {

    private SystemCell() {}

    static ThTag of(SystemInfo system) {
        return Tables.row(Names.of(system.name()), span(what(system)).withClass("note"));
    }

    private static String what(SystemInfo system) {
        List<String> tools = system.tools().stream().map(spec -> spec.name()).toList();
        String type = Text.visible(system.type());
        return tools.isEmpty() ? type : type + ": " + String.join(", ", tools);
    }
}
