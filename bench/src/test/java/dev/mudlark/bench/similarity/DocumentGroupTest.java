package dev.mudlark.bench.similarity;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Caller;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Documents;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DocumentGroupTest {
    private static String text(String word) {
        return IntStream.range(0, 100).mapToObj(i -> word + i).collect(Collectors.joining(" "));
    }

    private static Collection collection(List<Document> documents) {
        return Documents.of(documents, List.of()).view(Caller.anonymous());
    }

    private static List<String> ids(DocumentGroup group) {
        return group.documents().stream().map(Document::id).toList();
    }

    @Test
    void allThatAreAlikeAreOneGroupWhateverTheyAreMostLike() {
        List<Document> documents = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            documents.add(Documents.text("lock" + i, "Lock", text("lock") + " number " + i));
        }
        documents.add(Documents.text("weir1", "Weir", text("weir")));
        documents.add(Documents.text("weir2", "Weir", text("weir")));
        documents.add(Documents.text("other", "Other", text("other")));
        List<DocumentGroup> groups = DocumentGroup.in(collection(documents));
        assertThat(groups).hasSize(2);
        assertThat(ids(groups.get(0))).containsExactly("lock0", "lock1", "lock2", "lock3", "lock4", "lock5");
        assertThat(groups.get(0).least()).isBetween(0.9, 0.99);
        assertThat(ids(groups.get(1))).containsExactly("weir1", "weir2");
        assertThat(groups.get(1).percents()).isEqualTo("100 %");
    }

    @Test
    void aRowOfSmallChangesIsOneGroup() {
        Document a = Documents.text("a", "A", "x");
        Document b = Documents.text("b", "B", "x");
        Document c = Documents.text("c", "C", "x");
        Document d = Documents.text("d", "D", "x");
        DocumentGroup group = DocumentGroup.of(
                        List.of(new DocumentTwin(a, b, 0.8), new DocumentTwin(b, c, 0.9), new DocumentTwin(c, d, 0.7)))
                .getFirst();
        assertThat(ids(group)).containsExactly("a", "b", "c", "d");
        assertThat(group.percents()).isEqualTo("70 to 90 %");
    }

    @Test
    void whatIsNotQuiteTheSameIsBelowAHundredPercent() {
        assertThat(DocumentGroup.percent(1)).isEqualTo(100);
        assertThat(DocumentGroup.percent(0.9999)).isEqualTo(99);
        assertThat(DocumentGroup.percent(0.777)).isEqualTo(78);
    }
}
