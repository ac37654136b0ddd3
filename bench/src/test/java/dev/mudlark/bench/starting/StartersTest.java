package dev.mudlark.bench.starting;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Caller;
import dev.mudlark.documents.Acl;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.Table;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StartersTest {
    private static final Table PLANS = Documents.table(
            "plans.csv",
            "plans",
            List.of("region", "plan", "disk", "price", "note"),
            List.of(
                    List.of("north", "Basin", "20", "12.5", ""),
                    List.of("north", "Estuary", "200", "40", "large"),
                    List.of("south", "Delta", "300", "55.25", "largest")));

    private static Collection collection(List<Document> documents, Table... tables) {
        return Documents.of(documents, List.of(tables)).view(Caller.anonymous());
    }

    private static Document text(String id, String text) {
        return Documents.text(id, id, text);
    }

    @Test
    void aCellIsAskedForByTheFirstColumnThatTellsRowsApart() {
        Collection documents = collection(List.of(), PLANS);
        List<StarterQuestion> drawn = new RowLookUps().draw(documents, new Random(1), 50);
        assertThat(drawn).hasSizeBetween(8, 11).doesNotHaveDuplicates().allSatisfy(question -> {
            assertThat(question.question()).matches("What is the (region|disk|price|note) for plan \\w+\\?");
            String row = documents
                    .find(question.documents().get(0))
                    .orElseThrow()
                    .text()
                    .toString();
            String column = question.question().split(" ", -1)[3];
            assertThat(row.lines()).contains(column + ": " + question.answer());
            assertThat(question.tools()).containsExactly("lookup_table");
        });
    }

    @Test
    void aSumIsThatOfTheTwoCellsAndIsWrittenInOneWay() {
        Collection documents = collection(List.of(), PLANS);
        List<StarterQuestion> drawn = new RowSums().draw(documents, new Random(1), 50);
        assertThat(drawn).isNotEmpty().allSatisfy(question -> {
            String column = question.question().contains("the disk") ? "disk" : "price";
            BigDecimal sum = question.documents().stream()
                    .map(id -> documents.find(id).orElseThrow().text().toString())
                    .map(row -> row.lines()
                            .filter(line -> line.startsWith(column + ": "))
                            .findFirst()
                            .orElseThrow())
                    .map(line -> new BigDecimal(line.substring(column.length() + 2)))
                    .reduce(BigDecimal.ZERO, BigDecimal::add);
            assertThat(new BigDecimal(question.answer())).isEqualTo(sum);
            assertThat(question.answer()).doesNotContain(".0").doesNotEndWith("0.");
        });
    }

    @Test
    void aTableWithoutAKeyOrWithoutNumbersIsNotAskedFor() {
        Table repeated = Documents.table("t.csv", "t", List.of("a"), List.of(List.of("x"), List.of("x")));
        Table words = Documents.table("w.csv", "w", List.of("a", "b"), List.of(List.of("x", "y"), List.of("z", "y")));
        assertThat(new RowLookUps().draw(collection(List.of(), repeated), new Random(1), 5))
                .isEmpty();
        assertThat(new RowSums().draw(collection(List.of(), words), new Random(1), 5))
                .isEmpty();
    }

    @Test
    void aDefinitionIsAskedForByItsTerm() {
        String meaning = "The contract with one person or firm.";
        for (String written : List.of(
                "**Account.** " + meaning + " It owns projects.",
                "- **Account**: " + meaning,
                "* **Account:** " + meaning,
                "**Account** – The contract with\none person or firm.")) {
            assertThat(new Definitions().draw(collection(List.of(text("a", "# A\n\n" + written))), new Random(1), 3))
                    .as(written)
                    .containsExactly(new StarterQuestion(
                            "What is meant by \"Account\"?",
                            meaning,
                            List.of("contract", "person"),
                            List.of("a"),
                            List.of()));
        }
        for (String other : List.of("**Account** is bold here.", "**", "**Open. No end", "Account: it is.")) {
            assertThat(new Definitions().draw(collection(List.of(text("a", other))), new Random(1), 3))
                    .as(other)
                    .isEmpty();
        }
    }

    @Test
    void aGapIsANumberThatStandsOnceElseTheLongestWord() {
        List<StarterQuestion> numbers = new Gaps()
                .draw(
                        collection(
                                List.of(text("a", "# Refunds\n\nA refund takes up to 10 business days at the bank."))),
                        new Random(1),
                        3);
        assertThat(numbers)
                .containsExactly(new StarterQuestion(
                        "What is missing here: \"A refund takes up to … business days at the bank.\"?",
                        "10",
                        List.of("10"),
                        List.of("a"),
                        List.of()));
        assertThat(new Gaps()
                        .draw(
                                collection(List.of(text("a", "The river floods the lower meadows in spring."))),
                                new Random(1),
                                3))
                .extracting(StarterQuestion::answer)
                .containsExactly("meadows");
        assertThat(new Gaps().draw(collection(List.of(text("a", "| no | prose |"))), new Random(1), 3))
                .isEmpty();
    }

    @Test
    void aFieldOfTheHeadIsAskedForWhereTheTextHasItToo() {
        Document shown = Document.of(
                "a", "a.rst", "A page", "Status: Final\n", Map.of("status", "Final"), Acl.PUBLIC, Instant.EPOCH);
        Document hidden =
                Document.of("b", "b.md", "B page", "Text.", Map.of("status", "Draft"), Acl.PUBLIC, Instant.EPOCH);
        assertThat(new HeaderFields().draw(collection(List.of(shown, hidden)), new Random(1), 5))
                .containsExactly(new StarterQuestion(
                        "What is the status of \"A page\"?", "Final", List.of("Final"), List.of("a"), List.of()));
    }

    @Test
    void theSameDocumentsGiveTheSameQuestionsAndNoneTellsItsAnswer() {
        List<Document> documents = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            documents.add(text("d" + i, "The lock number " + (1000 + i) + " opens at noon every day."));
        }
        List<StarterQuestion> first = Starters.of(collection(documents, PLANS));
        assertThat(Starters.of(collection(documents, PLANS))).isEqualTo(first);
        assertThat(first)
                .hasSizeGreaterThan(6)
                .allSatisfy(question -> assertThat(question.question()).doesNotContain(" " + question.answer() + "?"));
        assertThat(Starters.of(collection(List.of(text("a", "x"))))).isEmpty();
    }

    @Test
    void whatPagesOfOneTemplateAnswerDifferentlyIsNotAsked() {
        List<Document> documents = List.of(
                text("heron", "# Heron\n\nThe price of this plan is 35 EUR for each month."),
                text("osprey", "# Osprey\n\nThe price of this plan\nis 12 EUR for each month. It holds 400 boats."),
                text("kestrel", "# Kestrel\n\nThe price of this plan is **20** EUR for each month."));
        for (int seed = 0; seed < 5; seed++) {
            assertThat(new Gaps().draw(collection(documents), new Random(seed), 3))
                    .extracting(StarterQuestion::question)
                    .noneMatch(question -> question.contains("is … EUR"))
                    .doesNotHaveDuplicates();
        }
        assertThat(new Gaps()
                        .draw(
                                collection(List.of(
                                        text("a", "The north lock has 12 keepers.\n\nThe north lock has 15 keepers."))),
                                new Random(1),
                                3))
                .extracting(StarterQuestion::answer)
                .doesNotContain("12", "15");
    }

    @Test
    void aTermThatTwoPlacesExplainIsNotAsked() {
        List<Document> documents = List.of(
                text(
                        "a",
                        "**Account**: The contract with one person or firm.\n\n**Weir**: A low barrier over a river."),
                text("b", "**Account.** The folder that keeps every message."));
        assertThat(new Definitions().draw(collection(documents), new Random(1), 3))
                .extracting(StarterQuestion::question)
                .containsExactly("What is meant by \"Weir\"?");
    }

    @Test
    void aTitleThatTwoDocumentsBearIsNotAsked() {
        List<Document> documents = new ArrayList<>();
        for (String status : List.of("Final", "Draft")) {
            documents.add(Document.of(
                    status,
                    status,
                    "A Page",
                    "Status: " + status,
                    Map.of("status", status),
                    Acl.PUBLIC,
                    Instant.EPOCH));
        }
        assertThat(new HeaderFields().draw(collection(documents), new Random(1), 5))
                .isEmpty();
    }

    @Test
    void aRowThatAnotherTableNamesTooIsNotAsked() {
        Table older = Documents.table(
                "older.csv",
                "older",
                List.of("day", "Plan", "Price", "disk"),
                List.of(
                        List.of("1", "basin", "9", "1"),
                        List.of("2", "basin", "10", "1"),
                        List.of("3", "Weir", "7", "5")));
        Collection both = collection(List.of(), PLANS, older);
        assertThat(new RowLookUps().draw(both, new Random(1), 50))
                .extracting(StarterQuestion::question)
                .contains("What is the price for plan Delta?", "What is the region for plan Basin?")
                .doesNotContain("What is the price for plan Basin?", "What is the disk for plan Basin?");
        assertThat(new RowSums().draw(both, new Random(1), 50))
                .extracting(StarterQuestion::question)
                .isNotEmpty()
                .noneMatch(question -> question.contains("plan Basin"));
    }

    @Test
    void whatTwoDocumentsAnswerAlikeIsAskedOnceAndBothAreRight() {
        String sentence = "A refund takes up to 10 business days at the bank.";
        String term = "**Weir**: A low barrier over a river.";
        Collection twice =
                collection(List.of(text("a", sentence + "\n\n" + term), text("b", sentence + "\n\n" + term)));
        assertThat(new Gaps().draw(twice, new Random(1), 3)).singleElement().satisfies(question -> {
            assertThat(question.answer()).isEqualTo("10");
            assertThat(question.documents()).containsExactly("a", "b");
        });
        assertThat(new Definitions().draw(twice, new Random(1), 3))
                .singleElement()
                .satisfies(question -> assertThat(question.documents()).containsExactly("a", "b"));
    }
}
