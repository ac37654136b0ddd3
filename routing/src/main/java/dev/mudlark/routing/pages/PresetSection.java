package dev.mudlark.routing.pages;

import static j2html.TagCreator.dd;
import static j2html.TagCreator.details;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.span;
import static j2html.TagCreator.strong;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.text;
import static j2html.TagCreator.th;
import static j2html.TagCreator.tr;

import dev.mudlark.context.Counted;
import dev.mudlark.routing.Overfit;
import dev.mudlark.routing.Preset;
import dev.mudlark.routing.RoutedPreset;
import dev.mudlark.routing.RoutedQuestion;
import dev.mudlark.routing.Split;
import dev.mudlark.routing.tfidf.Words;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What one preset's descriptions came to: the descriptions, the gap to the held-out questions, and every question. */
final class PresetSection {

    /** Questions on a page, over all presets; the rest stand in the CSV. */
    private static final int MOST_QUESTIONS = 1_000;

    private static final int MOST_TOOLS = 50;

    private PresetSection() {}

    static String id(int number) {
        return "preset-" + (number + 1);
    }

    static DomContent of(RoutedPreset routed, int number, int presets) {
        int most = Math.max(1, MOST_QUESTIONS / presets / 2);
        String name = Text.visible(routed.preset().name());
        List<RoutedQuestion> heldOut = routed.questions(Split.HELD_OUT);
        return section(
                        h2("Descriptions: " + name).withId(id(number)),
                        descriptions(routed),
                        gap(routed),
                        questions(
                                routed.preset(),
                                routed.questions(Split.GOLDEN),
                                most,
                                "Golden questions with the descriptions " + name + "; what went wrong stands first"),
                        heldOut.isEmpty()
                                ? text("")
                                : details(
                                        summary(Counted.of(heldOut.size(), "held-out question")
                                                + ": whoever writes for one of them has to call it golden"),
                                        questions(
                                                routed.preset(),
                                                heldOut,
                                                most,
                                                "Held-out questions with the descriptions " + name)))
                .attr("aria-labelledby", id(number));
    }

    private static DomContent questions(Preset preset, List<RoutedQuestion> all, int most, String caption) {
        List<DomContent> rows = all.stream()
                .sorted(Comparator.comparing(RoutedQuestion::isRight))
                .limit(most)
                .map(question -> QuestionRow.of(preset, question))
                .toList();
        int left = all.size() - rows.size();
        return each(
                SummarySection.scrolling(
                        caption,
                        tr(each(
                                List.of("Question", "Expected", "Chosen", "Scores", "Why"),
                                column -> th(column).attr("scope", "col"))),
                        rows),
                left == 0
                        ? text("")
                        : p(Counted.of(left, "more question") + " in routing_questions.csv.")
                                .withClass("quiet"));
    }

    /** With the words marked that golden questions use. */
    private static DomContent descriptions(RoutedPreset routed) {
        Set<String> asked = new HashSet<>();
        routed.questions(Split.GOLDEN)
                .forEach(one -> asked.addAll(Words.of(one.question().text())));
        List<DomContent> parts = new ArrayList<>();
        routed.preset().descriptions().forEach((tool, text) -> {
            if (parts.size() < 2 * MOST_TOOLS) {
                parts.add(dt(tool));
                parts.add(dd(Text.marked(text, asked)));
            }
        });
        int left = routed.preset().tools().size() - parts.size() / 2;
        return each(
                dl(each(parts, part -> part)),
                left == 0 ? text("") : p(Counted.of(left, "more tool") + ".").withClass("quiet"));
    }

    private static DomContent gap(RoutedPreset routed) {
        Optional<Overfit> overfit = Overfit.of(routed);
        if (overfit.isEmpty()) {
            return p("Without golden and held-out questions nobody can tell whether the descriptions are overfitted.")
                    .withClass("quiet");
        }
        Overfit found = overfit.get();
        DomContent verdict = found.flagged() ? strong(span("overfitted").withClass("kind"), text(" ")) : text("");
        return p(verdict, text(sentence(found)));
    }

    /** The gap in words. */
    static String sentence(Overfit overfit) {
        String gap = String.format(
                Locale.ROOT,
                "Golden minus held out: %+.2f (95 %% interval %+.2f to %+.2f). ",
                overfit.difference(),
                overfit.interval().low(),
                overfit.interval().high());
        String words = overfit.sharedWords().isEmpty()
                ? "No word of the descriptions stands in a golden question."
                : String.format(
                        Locale.ROOT,
                        "%.0f %% of the descriptions' words stand in golden questions: %s.",
                        100 * overfit.shareOfWords(),
                        String.join(
                                ", ", overfit.sharedWords().stream().limit(60).toList()));
        String advice = overfit.flagged()
                ? " Name topics instead of the questions' own words, and hold out more questions."
                : "";
        return gap + words + advice;
    }
}
