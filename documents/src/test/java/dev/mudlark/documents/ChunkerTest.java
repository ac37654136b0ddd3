package dev.mudlark.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ChunkerTest {

    @Test
    void windowsOverlapAndTheLastEndsWithTheText() {
        List<Passage> passages = Chunker.words(160, 32).chunk(numbers(300));
        assertThat(passages).extracting(ChunkerTest::firstAndLast).containsExactly("w1 w160", "w129 w288", "w257 w300");
    }

    @Test
    void textOfExactlyOneWindowIsOnePassage() {
        assertThat(Chunker.words(160, 32).chunk(numbers(160))).hasSize(1);
        assertThat(Chunker.words(160, 32).chunk(numbers(161))).hasSize(2);
    }

    @Test
    void spaceInsideAPassageIsUnchangedAndSpaceAroundItIsLeftOut() {
        Document document = Documents.text("d", "d", "\n  one\t two\n\nthree \n");
        assertThat(Chunker.words(10, 0).chunk(document)).singleElement().satisfies(passage -> {
            assertThat(passage.text()).isEqualTo("one\t two\n\nthree");
            assertThat(passage.span()).isEqualTo(document.span(3, 18));
        });
    }

    @Test
    void textWithoutWordsHasNoPassage() {
        assertThat(Chunker.words(10, 0).chunk(Documents.text("d", "d", " \n\u00A0")))
                .isEmpty();
        assertThat(Chunker.headings(10).chunk(Documents.text("d", "d", ""))).isEmpty();
    }

    @Test
    void tableRowIsOnePassageWhateverItsLength() {
        String cell = numbers(300).text().toString();
        Table table = Documents.table("t.csv", "t", List.of("a", "b"), List.of(List.of(cell, "x")));
        Document row = table.rows().get(0).document();
        assertThat(Chunker.words(160, 32).chunk(row))
                .singleElement()
                .satisfies(passage -> assertThat(passage.text()).isEqualTo("a: " + cell + "\nb: x"));
        assertThat(Chunker.headings(160).chunk(row)).hasSize(1);
    }

    @Test
    void veryLongRunOfCharactersIsCutIntoWords() {
        Document document = Documents.text("d", "d", "x".repeat(64 * 25));
        assertThat(Chunker.words(10, 0).chunk(document))
                .extracting(p -> p.span().length())
                .containsExactly(640, 640, 320);
    }

    @Test
    void scriptWithoutSpacesIsCutByCharacters() {
        Document document = Documents.text("d", "d", "漢".repeat(25));
        assertThat(Chunker.words(10, 0).chunk(document))
                .extracting(p -> p.span().length())
                .containsExactly(10, 10, 5);
    }

    @Test
    void markdownIsCutAtHeadingsOutsideOfCode() {
        Document document = Documents.text(
                "d", "d", "intro\n\n# One\n\n## One point one\n\ntext\n\n```\n# no heading\n```\n\nTwo\n===\n\nmore\n");
        assertThat(Chunker.headings(100).chunk(document))
                .extracting(Passage::text)
                .containsExactly(
                        "intro", "# One\n\n## One point one\n\ntext\n\n```\n# no heading\n```", "Two\n===\n\nmore");
    }

    @Test
    void restructuredTextIsCutAtSectionTitles() {
        Document document = Document.of(
                "d",
                "d.rst",
                "d",
                "PEP: 1\nTitle: T\n\n====\nOver\n====\n\na\n\nUnder\n-----\n\nb\n\n    Not\n    ---\n",
                java.util.Map.of(),
                Acl.PUBLIC,
                java.time.Instant.EPOCH);
        assertThat(Chunker.headings(100).chunk(document))
                .extracting(Passage::text)
                .containsExactly("PEP: 1\nTitle: T", "====\nOver\n====\n\na", "Under\n-----\n\nb\n\n    Not\n    ---");
    }

    @Test
    void longSectionIsCutFurther() {
        Document document = Documents.text("d", "d", "# H\n\n" + numbers(25).text() + "\n\n# I\n\nlast");
        assertThat(Chunker.headings(10).chunk(document))
                .extracting(ChunkerTest::firstAndLast)
                .containsExactly("# w8", "w7 w16", "w15 w24", "w23 w25", "# last");
    }

    @Test
    void impossibleSizesAreRefused() {
        assertThatThrownBy(() -> Chunker.words(0, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Chunker.words(5, 5)).hasMessageContaining("overlap of 5");
        assertThatThrownBy(() -> Chunker.headings(0)).isInstanceOf(IllegalArgumentException.class);
    }

    private static String firstAndLast(Passage passage) {
        List<String> words = List.of(passage.text().split("\\s+"));
        return words.get(0) + " " + words.get(words.size() - 1);
    }

    private static Document numbers(int size) {
        String text = IntStream.rangeClosed(1, size).mapToObj(i -> "w" + i).collect(Collectors.joining(" "));
        return Documents.text("numbers", "numbers", text);
    }
}
