package dev.mudlark.bench.report.page;

import static j2html.TagCreator.dd;
import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.li;
import static j2html.TagCreator.ol;
import static j2html.TagCreator.pre;
import static j2html.TagCreator.span;
import static j2html.TagCreator.summary;

import dev.mudlark.evaluation.FailureType;
import dev.mudlark.evaluation.Question;
import j2html.tags.DomContent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A case as HTML for readers without scripts and for paper. */
final class PlainCase {

    private static final int MOST_HEADING = 200;
    private static final int MOST_TEXT = 1500;
    private static final int MOST_TURNS = 30;

    private PlainCase() {}

    static DomContent of(ExplorerCase one) {
        Question question = one.attempt().question();
        return details(
                        summary(
                                span(tag(one.type())).withClass("tags"),
                                span(shown(question.id(), ExplorerText.NAME)).withClass("id"),
                                span(shown(one.attempt().system().name(), ExplorerText.NAME))
                                        .withClass("id"),
                                span(shown(question.question(), MOST_HEADING)).withClass("question")),
                        dl(each(facts(one), (label, value) -> div(dt(label), dd(bounded(value))))),
                        conversation(Conversation.of(one.attempt())))
                .withClass("case");
    }

    private static DomContent tag(Optional<FailureType> type) {
        return span(type.map(FailureType::label).orElse("not judged"))
                .withClasses("tag", type.map(FailureTone::of).orElse("cause"));
    }

    private static Map<String, String> facts(ExplorerCase one) {
        Question question = one.attempt().question();
        Map<String, String> facts = new LinkedHashMap<>();
        one.type().ifPresent(type -> facts.put("failure", type.definition() + " " + type.advice()));
        if (!question.isAnswerable()) {
            facts.put("expected", ExplorerText.UNANSWERABLE);
        } else {
            question.referenceAnswer().ifPresent(text -> facts.put("expected", text));
        }
        if (question.isAnswerable() && !question.expectedKeywords().isEmpty()) {
            facts.put("keywords", String.join(", ", question.expectedKeywords()));
        }
        facts.put("answer", one.attempt().transcript().answer().orElse("(none)"));
        one.score().ifPresent(score -> facts.put("answer score", Display.number(one.score(), 2)));
        if (question.needsTools()) {
            facts.put("needs tools", String.join(", ", question.requiresTools()));
        }
        facts.putAll(CaseFacts.of(one.result()));
        return facts;
    }

    private static DomContent conversation(List<Turn> turns) {
        return turns.isEmpty()
                ? div("No message was sent.").withClass("note")
                : ol(each(turns.subList(0, Math.min(turns.size(), MOST_TURNS)), PlainCase::turn))
                        .withClass("conversation");
    }

    private static DomContent turn(Turn turn) {
        return li(
                        span(shown(turn.heading(), ExplorerText.NAME)).withClass("role"),
                        iff(
                                !turn.note().isEmpty(),
                                span(Text.visible(turn.note())).withClass("note")),
                        iff(!turn.text().isEmpty(), pre(bounded(turn.text()))))
                .withClass(turn.kind().style());
    }

    private static String shown(String text, int most) {
        return ExplorerText.shown(text, most);
    }

    private static String bounded(String text) {
        return ExplorerText.bounded(text, MOST_TEXT);
    }
}
