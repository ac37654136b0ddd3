package dev.mudlark.routing.pages;

import static j2html.TagCreator.a;
import static j2html.TagCreator.body;
import static j2html.TagCreator.each;
import static j2html.TagCreator.footer;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.head;
import static j2html.TagCreator.header;
import static j2html.TagCreator.html;
import static j2html.TagCreator.main;
import static j2html.TagCreator.meta;
import static j2html.TagCreator.p;
import static j2html.TagCreator.strong;
import static j2html.TagCreator.text;
import static j2html.TagCreator.title;

import dev.mudlark.context.Counted;
import dev.mudlark.routing.RoutingResult;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;

/** The result as one HTML page that loads nothing and runs nothing. */
public final class Page {

    private Page() {}

    /** The page. */
    public static String of(RoutingResult result) {
        String heading = "Which tool is called: " + Text.visible(result.set());
        DomContent page = html(
                        head(
                                meta().withCharset("utf-8"),
                                meta().attr("http-equiv", "Content-Security-Policy")
                                        .withContent(Style.policy()),
                                meta().withName("viewport").withContent("width=device-width, initial-scale=1"),
                                meta().withName("referrer").withContent("no-referrer"),
                                meta().withName("color-scheme").withContent("light dark"),
                                title(heading + " - Mudlark"),
                                Style.element()),
                        body(
                                a("Skip to the result").withHref("#main").withClass("skip"),
                                header(h1(heading), p(subtitle(result)).withClass("lead"), standIn(result)),
                                main(sections(result)).withId("main"),
                                footer(p("Tokens a call: a quarter of the characters of all descriptions, rounded up. A"
                                        + " question takes two calls. What the words mean is in docs/routing.md."))))
                .withLang("en");
        return "<!DOCTYPE html>\n" + page.render() + "\n";
    }

    private static DomContent sections(RoutingResult result) {
        List<DomContent> sections = new ArrayList<>();
        sections.add(SummarySection.of(result));
        for (int i = 0; i < result.presets().size(); i++) {
            sections.add(PresetSection.of(
                    result.presets().get(i), i, result.presets().size()));
        }
        return each(sections, section -> section);
    }

    private static String subtitle(RoutingResult result) {
        int questions = result.presets().getFirst().questions().size();
        int tools = result.presets().getFirst().preset().tools().size();
        return Counted.of(questions, "question") + ", " + Counted.of(tools, "tool") + ", router "
                + Text.visible(result.router())
                + (result.trials() == 1 ? "" : ", each question asked " + Counted.of(result.trials(), "time"));
    }

    private static DomContent standIn(RoutingResult result) {
        return result.standIn()
                ? p(strong("Stand-in router. "), text(RoutingResult.STAND_IN_NOTE))
                        .withClass("banner")
                        .attr("role", "note")
                : text("");
    }
}
