package dev.mudlark.bench.report.page;

import static j2html.TagCreator.each;
import static j2html.TagCreator.span;
import static j2html.TagCreator.wbr;

import j2html.TagCreator;
import j2html.tags.DomContent;
import j2html.tags.specialized.SpanTag;
import java.util.ArrayList;
import java.util.List;

/** Names of systems, which may be long and have no spaces. */
final class Names {

    private Names() {}

    /** A name in bold that a line may break after an underscore, a dash or a slash. */
    static SpanTag of(String name) {
        return span(breakable(name)).withClass("name");
    }

    static DomContent breakable(String name) {
        List<DomContent> parts = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        Text.visible(name).codePoints().forEach(c -> {
            part.appendCodePoint(c);
            if (c == '_' || c == '-' || c == '/') {
                parts.add(TagCreator.text(part.toString()));
                parts.add(wbr());
                part.setLength(0);
            }
        });
        parts.add(TagCreator.text(part.toString()));
        return each(parts, one -> one);
    }
}
