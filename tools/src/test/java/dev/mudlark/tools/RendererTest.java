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
            lines.add(new Part.Line("doc:" + start + ": 🦀 crab", List.of(document.span(start, start + 6))));
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
                assertThat(rendered.content()).contains(passage.text());
                assertThat(Texts.length(passage.text()))
                        .isEqualTo(passage.span().length());
            }
        }
    }

    private Part randomPart(Random random) {
        int start = random.nextInt(500);
        return switch (random.nextInt(3)) {
            case 0 -> new Part.Note("note " + "n".repeat(random.nextInt(300)));
            case 1 -> new Part.Value("v = " + "5".repeat(1 + random.nextInt(300)), "5");
            default -> quote(start, start + random.nextInt(200));
        };
    }

    private Part.Quote quote(int start, int end) {
        return new Part.Quote(
                document.span(start, end), "[doc] ", document.text().slice(start, end));
    }
}
