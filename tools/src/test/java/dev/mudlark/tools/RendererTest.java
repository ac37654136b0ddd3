package dev.mudlark.tools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Passage;
import dev.mudlark.documents.Span;
import dev.mudlark.tools.Evidence.Computed;
import dev.mudlark.tools.Evidence.DocumentSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RendererTest {

    private static final String TEXT = "first line\nsecond line\nthird line\n" + "🦀 crab\n".repeat(100);

    private final Collection collection = new TestDocuments().with("doc", TEXT).collection();
    private final Document document = collection.find("doc").orElseThrow();

    @Test
    void whatFitsIsShownWhole() {
        ToolResult result = ToolResult.of(List.of(quote(0, 10), new Part.Value("2+3 = 5", "5")), "2 parts");

        Rendered rendered = Renderer.render("calculator", result, 4000, collection);

        assertThat(rendered.content()).isEqualTo("[doc] first line\n2+3 = 5\n2 parts");
        assertThat(rendered.cut()).isFalse();
        assertThat(rendered.evidence())
                .containsExactly(new DocumentSpan(document.span(0, 10)), new Computed("calculator", "5"));
        assertThat(rendered.passages()).containsExactly(new Passage(document.span(0, 10), "Doc", "first line"));
    }

    @Test
    void partsThatDoNotFitAreLeftOutWholeAndTheFooterStays() {
        ToolResult result = ToolResult.of(List.of(quote(0, 100), quote(100, 200), quote(200, 300)), "3 passages in all")
                .withCutNotice((shown, total, next) -> "[shown " + shown + " of " + total + ", next " + next + "]");

        Rendered rendered = Renderer.render("search", result, 260, collection);

        assertThat(rendered.content()).endsWith("\n[shown 2 of 3, next 200]\n3 passages in all");
        assertThat(rendered.cut()).isTrue();
        assertThat(rendered.evidence())
                .containsExactly(new DocumentSpan(document.span(0, 100)), new DocumentSpan(document.span(100, 200)));
    }

    @Test
    void aSingleQuoteThatIsTooLongEndsAtALineAndItsSpanShrinks() {
        ToolResult result = ToolResult.of(List.of(new Part.Note("about doc"), quote(0, 700)), "total 800")
                .withCutNotice((shown, total, next) -> "[go on at " + next + "]");

        Rendered rendered = Renderer.render("read_document", result, 200, collection);

        Span span = ((DocumentSpan) rendered.evidence().getFirst()).span();
        String shown = document.text().slice(span.start(), span.end());
        assertThat(span.start()).isZero();
        assertThat(shown).endsWith("🦀 crab");
        assertThat(rendered.content())
                .isEqualTo("about doc\n[doc] " + shown + "\n[go on at " + span.end() + "]\ntotal 800");
        assertThat(Texts.length(rendered.content())).isBetween(180, 200);
        assertThat(rendered.passages().getFirst().text()).isEqualTo(shown);
    }

    @Test
    void linesOfOnePassageAreOnePassageAndMayBeCutBetween() {
        List<Part.Line> lines = new ArrayList<>();
        for (int start = 34; start + 6 <= 34 + 7 * 40; start += 7) {
            lines.add(crabLine(start));
        }
        ToolResult result = ToolResult.of(List.of(new Part.Lines(lines)), "40 lines");

        Rendered whole = Renderer.render("corpus_grep", result, 4000, collection);
        Rendered cut = Renderer.render("corpus_grep", result, 200, collection);

        assertThat(whole.evidence()).containsExactly(new DocumentSpan(document.span(34, 34 + 7 * 40 - 1)));
        assertThat(cut.passages()).hasSize(1);
        Passage passage = cut.passages().getFirst();
        assertThat(passage.span().start()).isEqualTo(34);
        assertThat(passage.text())
                .isEqualTo(document.text().slice(34, passage.span().end()))
                .endsWith("crab");
        assertThat(cut.content()).contains("doc:34: 🦀 crab\n").endsWith("\n40 lines");
    }

    @Test
    void aValueThatIsCutIsNoEvidence() {
        ToolResult result = ToolResult.value("7**900 = " + "4".repeat(900), "4".repeat(900));

        Rendered rendered = Renderer.render("calculator", result, 200, collection);

        assertThat(rendered.evidence()).isEmpty();
        assertThat(rendered.cut()).isTrue();
        assertThat(rendered.content()).startsWith("7**900 = 4").containsPattern("4…(\n|$)");
    }

    @ParameterizedTest
    @ValueSource(ints = {200, 230, 300, 400})
    void theNoticeThatNamesTheNextCallStaysWholeAndTheTextIsShortened(int limit) {
        ToolResult result = ToolResult.of(List.of(quote(0, 700)), "")
                .withCutNotice((shown, total, next) -> "(chars 0-" + next
                        + " of 734; next: read_document {\"doc_id\":\"guides/opening-hours\",\"start\":" + next
                        + ",\"length\":8000})");

        Rendered rendered = Renderer.render("read_document", result, limit, collection);

        int end = ((DocumentSpan) rendered.evidence().getFirst()).span().end();
        assertThat(rendered.content()).endsWith("\"start\":" + end + ",\"length\":8000})");
        assertThat(Texts.length(rendered.content())).isBetween(limit - 70, limit);
    }

    @Test
    void aNoticeThatLeavesNoRoomForEvidenceIsClipped() {
        Part labelled = new Part.Quote(
                document.span(0, 700),
                "[doc] " + "t".repeat(120) + "\n",
                document.text().slice(0, 700));
        ToolResult result = ToolResult.of(List.of(labelled), "").withCutNotice((shown, total, next) -> "n".repeat(120));

        Rendered rendered = Renderer.render("read_document", result, 200, collection);

        assertThat(rendered.evidence()).hasSize(1);
        assertThat(Texts.length(rendered.content())).isLessThanOrEqualTo(200);
    }

    @Test
    void aFooterLongerThanTheLimitIsClipped() {
        Rendered rendered =
                Renderer.render("x", ToolResult.of(List.of(quote(0, 700)), "f".repeat(900)), 200, collection);

        assertThat(Texts.length(rendered.content())).isLessThanOrEqualTo(200);
        assertThat(rendered.evidence()).hasSize(1);
    }

    @Test
    void aQuoteWhoseTextIsNotItsSpanIsRefused() {
        Part wrong = new Part.Quote(document.span(0, 5), "[doc] ", "first line");

        assertThatThrownBy(() -> Renderer.render("x", ToolResult.of(List.of(wrong), ""), 4000, collection))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aLineThatIsCutShowsWhatIsLeftOfIt() {
        String text = document.text().slice(34, 334);
        Part.Line line = new Part.Line("doc:4: " + text, List.of(Part.Mark.literal(document.span(34, 334), 7)));
        ToolResult result = ToolResult.of(List.of(new Part.Lines(List.of(line))), "")
                .withCutNotice((shown, total, next) -> "[cut at " + next + "]");

        Rendered rendered = Renderer.render("t", result, 200, collection);

        Span span = ((DocumentSpan) rendered.evidence().getFirst()).span();
        assertThat(span.end()).isBetween(34 + 120, 34 + 193);
        assertThat(rendered.content())
                .isEqualTo("doc:4: " + document.text().slice(34, span.end()) + "…\n[cut at " + span.end() + "]");
        assertThat(rendered.passages().getFirst().text())
                .isEqualTo(document.text().slice(34, span.end()));
    }

    @Test
    void marksThatDoNotFitTheirLineAreRefused() {
        Span span = document.span(0, 5);

        assertThatThrownBy(() -> new Part.Line("first", List.of(Part.Mark.literal(span, 1))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() ->
                        new Part.Line("first first", List.of(Part.Mark.literal(span, 6), Part.Mark.literal(span, 0))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Part.Mark(span, 0, 6, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {200, 4000, 10_000_000})
    void theTimeIsLinearInTheSizeOfTheResult(int limit) {
        StringBuilder text = new StringBuilder();
        List<Part.Mark> marks = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            marks.add(Part.Mark.literal(document.span(i % 2 * 9, i % 2 * 9 + 5), text.length()));
            text.append("first; ");
        }
        List<Part> wide = List.of(new Part.Lines(List.of(new Part.Line(text.toString(), marks))));
        List<Part> many = new ArrayList<>();
        for (int i = 0; i < 100_000; i++) {
            many.add(i % 3 == 0 ? new Part.Note("note") : quote(i % 7, i % 7 + 3));
        }
        long start = System.nanoTime();

        Rendered row = Renderer.render("t", ToolResult.of(wide, ""), limit, collection);
        Rendered quotes = Renderer.render("t", ToolResult.of(many, ""), limit, collection);

        assertThat(System.nanoTime() - start).isLessThan(5_000_000_000L);
        assertThat(row.cut()).isEqualTo(limit < 10_000_000);
        assertThat(row.evidence()).isNotEmpty();
        assertThat(quotes.evidence()).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void whateverIsRenderedFitsAndShowsItsEvidence(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            List<Part> parts = new ArrayList<>();
            for (int i = random.nextInt(8); i >= 0; i--) {
                parts.add(randomPart(random));
            }
            String footer = random.nextBoolean() ? "" : "footer " + "x".repeat(random.nextInt(40));
            int limit = 200 + random.nextInt(600);
            int words = random.nextInt(80);
            ToolResult result = ToolResult.of(parts, footer)
                    .withCutNotice((shown, total, next) ->
                            shown + "/" + total + "w".repeat(shown == total ? 1 : words) + next);
            Rendered rendered = Renderer.render("t", result, limit, collection);

            assertThat(Texts.length(rendered.content()))
                    .as("seed %d round %d", seed, round)
                    .isLessThanOrEqualTo(limit);
            assertThat(rendered.content()).endsWith(footer);
            for (Passage passage : rendered.passages()) {
                assertThat(rendered.content())
                        .as("seed %d round %d", seed, round)
                        .contains(passage.text());
                assertThat(Texts.length(passage.text()))
                        .isEqualTo(passage.span().length());
            }
        }
    }

    private Part randomPart(Random random) {
        int start = random.nextInt(500);
        return switch (random.nextInt(4)) {
            case 0 -> new Part.Note("note " + "n".repeat(random.nextInt(300)));
            case 2 -> randomLines(random);
            case 1 -> new Part.Value("v = " + "5".repeat(1 + random.nextInt(300)), "5");
            default -> quote(start, start + random.nextInt(200));
        };
    }

    /** Lines with some stretches of the document, far enough from each other to stay apart. */
    private Part.Lines randomLines(Random random) {
        List<Part.Line> lines = new ArrayList<>();
        int offset = random.nextInt(40);
        for (int i = random.nextInt(4); i >= 0; i--) {
            StringBuilder text = new StringBuilder("line: ");
            List<Part.Mark> marks = new ArrayList<>();
            for (int j = random.nextInt(6); j >= 0; j--) {
                Span span = document.span(offset, offset + random.nextInt(25));
                marks.add(Part.Mark.literal(span, Texts.length(text.toString())));
                text.append(document.text().slice(span.start(), span.end())).append("; ");
                offset = span.end() + 3;
            }
            lines.add(new Part.Line(text.toString(), marks));
        }
        return new Part.Lines(lines);
    }

    private Part.Line crabLine(int start) {
        String label = "doc:" + start + ": ";
        return new Part.Line(
                label + "🦀 crab", List.of(Part.Mark.literal(document.span(start, start + 6), label.length())));
    }

    private Part.Quote quote(int start, int end) {
        return new Part.Quote(
                document.span(start, end), "[doc] ", document.text().slice(start, end));
    }
}
