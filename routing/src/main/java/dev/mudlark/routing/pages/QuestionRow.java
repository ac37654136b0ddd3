package dev.mudlark.routing.pages;

import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.span;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.td;
import static j2html.TagCreator.text;
import static j2html.TagCreator.th;
import static j2html.TagCreator.tr;

import dev.mudlark.routing.Choice;
import dev.mudlark.routing.Diagnosis;
import dev.mudlark.routing.Preset;
import dev.mudlark.routing.RoutedQuestion;
import dev.mudlark.routing.RoutingQuestion;
import dev.mudlark.routing.tfidf.Words;
import j2html.tags.DomContent;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A question, what was expected, what was chosen, and why. */
final class QuestionRow {

    private static final int MOST_SCORES = 5;

    private QuestionRow() {}

    static DomContent of(Preset preset, RoutedQuestion routed) {
        RoutingQuestion question = routed.question();
        Set<String> described = new HashSet<>();
        preset.descriptions().values().forEach(text -> described.addAll(Words.of(text)));
        return tr(
                th(
                                Text.marked(question.text(), described),
                                span(question.id() + ", "
                                                + question.split().id().replace('_', ' '))
                                        .withClass("note"),
                                descriptions(preset, routed))
                        .attr("scope", "row"),
                td(question.expectation()),
                chosen(routed),
                td(scores(routed.choice())),
                td(why(preset, routed)).withClass("why"));
    }

    private static DomContent chosen(RoutedQuestion routed) {
        String tool = routed.choice().failure().isPresent()
                ? "broken call"
                : routed.choice().tool().orElse(RoutingQuestion.NONE);
        String trials = routed.trials().size() == 1
                ? ""
                : routed.agreeing() + " of " + routed.trials().size() + " trials";
        String outcome = routed.outcome().id().replace('_', ' ');
        return td(
                span(tool).withClass(routed.isRight() ? "good" : "bad"),
                span(Stream.of(outcome, trials).filter(part -> !part.isEmpty()).collect(Collectors.joining(", ")))
                        .withClass("note"));
    }

    private static DomContent scores(Choice choice) {
        List<String> lines = choice.scores().entrySet().stream()
                .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
                .limit(MOST_SCORES)
                .map(entry -> entry.getKey() + " " + String.format(Locale.ROOT, "%.3f", entry.getValue()))
                .toList();
        return each(lines, line -> span(line).withClasses("note", "score"));
    }

    private static DomContent why(Preset preset, RoutedQuestion routed) {
        List<Diagnosis> diagnoses = Diagnosis.of(preset, routed);
        return div(
                each(
                        diagnoses,
                        diagnosis -> div(
                                span(diagnosis.kind().id()).withClass("kind"),
                                text(Text.visible(diagnosis.message())),
                                span("Edit: " + Text.visible(diagnosis.edit())).withClass("note"))),
                each(
                        routed.choice().failure().stream().toList(),
                        failure -> span(Text.visible(failure)).withClass("note")));
    }

    /** The descriptions that matter: of what was expected, of what was chosen, and of what shares a word. */
    private static DomContent descriptions(Preset preset, RoutedQuestion routed) {
        Set<String> tools = new LinkedHashSet<>(routed.question().expected());
        routed.choice().tool().ifPresent(tools::add);
        routed.choice().matched().entrySet().stream()
                .filter(entry -> !entry.getValue().isEmpty())
                .limit(MOST_SCORES)
                .forEach(entry -> tools.add(entry.getKey()));
        Set<String> asked = new HashSet<>(Words.of(routed.question().text()));
        List<String> shown = List.copyOf(tools);
        boolean open = !routed.isRight()
                && shown.stream()
                        .anyMatch(tool -> Words.of(preset.descriptions().getOrDefault(tool, "")).stream()
                                .anyMatch(asked::contains));
        return shown.isEmpty()
                ? text("")
                : details(
                                summary("Descriptions"),
                                each(
                                        shown,
                                        tool -> p(
                                                span(tool + " ").withClass("tool"),
                                                Text.marked(
                                                        preset.descriptions().getOrDefault(tool, ""), asked))))
                        .withCondOpen(open);
    }
}
