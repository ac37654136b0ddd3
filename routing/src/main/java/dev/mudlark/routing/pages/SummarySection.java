package dev.mudlark.routing.pages;

import static j2html.TagCreator.a;
import static j2html.TagCreator.caption;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.section;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

import dev.mudlark.routing.RoutedPreset;
import dev.mudlark.routing.RoutingResult;
import dev.mudlark.routing.Split;
import dev.mudlark.routing.Tally;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;

/** A row for each preset. */
final class SummarySection {

    private static final String CAPTION = "What each preset's descriptions came to";

    private SummarySection() {}

    static DomContent of(RoutingResult result) {
        RoutedPreset any = result.presets().getFirst();
        List<String> columns = List.of(
                "Golden, of " + any.questions(Split.GOLDEN).size(),
                "Wrong tool",
                "Silent skip",
                "Needless call",
                "Broken call",
                "Held out, of " + any.questions(Split.HELD_OUT).size(),
                "Tokens a call",
                "Tokens a question");
        List<DomContent> rows = new ArrayList<>();
        for (int i = 0; i < result.presets().size(); i++) {
            rows.add(row(result.presets().get(i), i));
        }
        return section(
                        h2("Result").withId("result"),
                        scrolling(
                                CAPTION,
                                tr(
                                        th("Descriptions").attr("scope", "col"),
                                        each(
                                                columns,
                                                name -> th(name).attr("scope", "col")
                                                        .withClass("n"))),
                                rows))
                .attr("aria-labelledby", "result");
    }

    /** A table that scrolls sideways by itself when the screen is narrow. */
    static DomContent scrolling(String caption, DomContent header, List<DomContent> rows) {
        return div(table(caption(caption), thead(header), tbody(each(rows, row -> row))))
                .withClass("scroll")
                .attr("role", "region")
                .attr("tabindex", "0")
                .attr("aria-label", caption);
    }

    private static DomContent row(RoutedPreset routed, int number) {
        Tally golden = routed.tally(Split.GOLDEN);
        List<Integer> figures = List.of(
                golden.correct(),
                golden.wrongTool(),
                golden.silentSkips(),
                golden.needlessCalls(),
                golden.broken(),
                routed.tally(Split.HELD_OUT).correct(),
                routed.preset().tokensPerCall(),
                routed.preset().tokensPerQuestion());
        return tr(
                th(a(Text.visible(routed.preset().name())).withHref("#" + PresetSection.id(number)))
                        .attr("scope", "row"),
                each(figures, figure -> td(figure.toString()).withClass("n")));
    }
}
