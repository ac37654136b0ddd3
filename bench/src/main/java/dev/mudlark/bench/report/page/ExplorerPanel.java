package dev.mudlark.bench.report.page;

import static j2html.TagCreator.code;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.text;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Counted;
import j2html.tags.DomContent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Every question with every score, and whole conversations as far as the page has room. {@code explorer.js} shows the
 * data; without scripts the first failures stand there as they are.
 */
final class ExplorerPanel implements Panel {

    private static final int MOST_PLAIN = 12;
    private static final int PLAIN_ROOM = 200_000;

    /** Up to this size also conversations in which nothing went wrong. */
    private static final int EASY_SIZE = 1_500_000;

    private static final int FRAME = 2_000;

    private final int room;

    /**
     * A panel for the end of the page.
     *
     * @param room bytes it may take
     */
    ExplorerPanel(int room) {
        this.room = room;
    }

    @Override
    public Optional<DomContent> of(Report report) {
        List<ExplorerCase> cases = ExplorerCase.of(report);
        if (cases.isEmpty()) {
            return Optional.of(Tables.panel("explorer", "Question explorer", p("No question was asked.")));
        }
        List<ExplorerCase> order = InstructiveOrder.of(cases);
        List<String> plain = plain(order);
        int left = room - FRAME - bytes(plain);
        ObjectNode index = ExplorerIndex.fitting(report, cases, left);
        left -= ExplorerText.bytes(index);
        ExplorerArchive archive = new ExplorerArchive(cases, left);
        archive.addAll(order, left);
        archive.addAll(cases, EASY_SIZE);
        return Optional.of(Tables.panel(
                "explorer",
                "Question explorer",
                p("Every question with the answer score of every system. A case shows the conversation step by step"
                        + " and the document text that stood behind it."),
                p("The list of questions is not printed; a question that is open is.")
                        .withClass("paper"),
                div().withId("explorer-app"),
                div(introduction(report, cases, plain.size()), each(plain, html -> rawHtml(html)))
                        .withId("explorer-plain"),
                DataBlock.of("explorer-index", index),
                DataBlock.of("explorer-cases", archive.node())));
    }

    private static List<String> plain(List<ExplorerCase> order) {
        List<String> shown = new ArrayList<>();
        int left = PLAIN_ROOM;
        for (ExplorerCase one : order) {
            if (!one.failed() || shown.size() == MOST_PLAIN) {
                continue;
            }
            String html = PlainCase.of(one).render();
            if (bytes(List.of(html)) <= left) {
                shown.add(html);
                left -= bytes(List.of(html));
            }
        }
        return shown;
    }

    private static DomContent introduction(Report report, List<ExplorerCase> cases, int shown) {
        long failures = cases.stream().filter(ExplorerCase::failed).count();
        if (failures == 0) {
            return p("No question went wrong.");
        }
        return p(
                text(shown + " of " + Counted.of(failures, "failure")
                        + ". The explorer, which needs scripts, has every question; any conversation is printed by "),
                code("mudlark show " + Text.visible(report.info().folder()) + " QUESTION SYSTEM"),
                text("."));
    }

    private static int bytes(List<String> html) {
        return html.stream()
                .mapToInt(text -> text.getBytes(StandardCharsets.UTF_8).length)
                .sum();
    }
}
