package dev.mudlark.documents;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Caller;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A document that a caller may not read does not exist for that caller. */
class CollectionContractTest {

    private static final Acl STAFF = new Acl(Set.of("staff"));
    private static final Caller INSIDER = new Caller("ada", Set.of("staff"));
    private static final Caller OUTSIDER = Caller.of("bob");

    private final DocumentStore store = Documents.of(
            List.of(
                    Documents.text("policies/refund-timing", "Refund timing", "five to ten days"),
                    guarded("policies/refund-limits", "a secret limit"),
                    guarded("zebra", "a secret animal")),
            List.of(tableWithAHiddenRow(), hiddenTable()));

    @Test
    void insiderSeesEverythingInOrder() {
        Collection all = store.view(INSIDER);
        assertThat(all.entries())
                .extracting(CatalogEntry::id)
                .containsExactly(
                        "hidden.csv", "plans.csv", "policies/refund-limits", "policies/refund-timing", "zebra");
        assertThat(all.searchable())
                .extracting(Document::id)
                .containsExactly(
                        "hidden.csv#1",
                        "plans.csv#1",
                        "plans.csv#2",
                        "policies/refund-limits",
                        "policies/refund-timing",
                        "zebra");
    }

    @Test
    void hiddenDocumentsAreNotListedFoundSearchedOrSuggested() {
        Collection some = store.view(OUTSIDER);
        assertThat(some.entries()).extracting(CatalogEntry::id).containsExactly("plans.csv", "policies/refund-timing");
        assertThat(some.searchable()).extracting(Document::id).containsExactly("plans.csv#1", "policies/refund-timing");
        assertThat(some.find("zebra")).isEmpty();
        assertThat(some.find("hidden.csv")).isEmpty();
        assertThat(some.find("hidden.csv#1")).isEmpty();
        assertThat(some.find("plans.csv#2")).isEmpty();
        assertThat(some.tables()).extracting(Table::id).containsExactly("plans.csv");
        assertThat(some.suggest("zebrb", 5)).isEmpty();
        assertThat(some.suggest("refund-limits", 5)).doesNotContain("policies/refund-limits");
    }

    @Test
    void tableWithAHiddenRowShowsTheOthersOnly() {
        Collection some = store.view(OUTSIDER);
        assertThat(some.find("plans.csv").orElseThrow().text()).hasToString("plan,price\nbasic,5\n");
        assertThat(some.entries().get(0).rows()).hasValue(1);
        assertThat(some.entries().get(0).length()).isEqualTo("plan,price\nbasic,5\n".length());
        assertThat(some.tables().get(0).rows()).extracting(Table.Row::id).containsExactly("plans.csv#1");
    }

    @Test
    void readerIsPermittedByIdToo() {
        assertThat(new Acl(Set.of("bob")).permits(OUTSIDER)).isTrue();
        assertThat(STAFF.permits(OUTSIDER)).isFalse();
    }

    @Test
    void baseNameIsSuggestedFirst() {
        Collection all = store.view(INSIDER);
        assertThat(all.suggest("refund-timing", 1)).containsExactly("policies/refund-timing");
        assertThat(all.suggest("Refund-Timing.md", 1)).containsExactly("policies/refund-timing");
        assertThat(all.suggest("plans.csv#99", 1)).containsExactly("plans.csv");
        assertThat(all.suggest("policies/refund-timin", 1)).containsExactly("policies/refund-timing");
        assertThat(all.suggest("refnud-limits", 1)).containsExactly("policies/refund-limits");
        assertThat(all.suggest("quite something else", 3)).isEmpty();
    }

    @Test
    void aTableWithHiddenRowsHasNoColumnThatMayBeFilledInThoseOnlyAndKeepsTheIdsOfItsRows() {
        List<String> columns = List.of("plan", "bonus", "price", "note");
        DocumentStore hiding = Documents.of(
                List.of(),
                List.of(new Table(
                        "plans.csv",
                        "plans.csv",
                        "plans",
                        columns,
                        List.of(
                                row("plans.csv", columns, 1, List.of("secret", "zulu", "9", ""), STAFF),
                                row("plans.csv", columns, 2, List.of("basic", "", "5", ""), Acl.PUBLIC),
                                row("plans.csv", columns, 3, List.of("late", "", "7", ""), STAFF),
                                row("plans.csv", columns, 4, List.of("small", "", "", ""), Acl.PUBLIC)))));

        Table all = hiding.view(INSIDER).tables().getFirst();
        Collection part = hiding.view(OUTSIDER);
        Table rest = part.tables().getFirst();

        assertThat(all.columns()).isEqualTo(columns);
        assertThat(rest.columns()).containsExactly("plan", "price");
        assertThat(rest.rows()).extracting(Table.Row::id).containsExactly("plans.csv#2", "plans.csv#4");
        assertThat(rest.rows().getFirst().cells()).extracting(Cell::text).containsExactly("basic", "5");
        assertThat(part.find("plans.csv").orElseThrow().text()).hasToString("plan,price\nbasic,5\nsmall,\n");
        assertThat(part.find("plans.csv#2").orElseThrow().text()).hasToString("plan: basic\nprice: 5");
        assertThat(part.find("plans.csv#1")).isEmpty();
    }

    @Test
    void callersWithTheSameRightsShareAView() {
        DocumentStore shared = Documents.of(List.of(guarded("a", "x"), Documents.text("b", "B", "y")), List.of());

        assertThat(shared.view(Caller.of("eve"))).isSameAs(shared.view(Caller.of("mallory")));
        assertThat(shared.view(INSIDER)).isNotSameAs(shared.view(Caller.of("eve")));
    }

    private static Document guarded(String id, String text) {
        return Document.of(id, id, id, text, Map.of(), STAFF, Instant.EPOCH);
    }

    private static Table tableWithAHiddenRow() {
        List<String> columns = List.of("plan", "price");
        return new Table(
                "plans.csv",
                "plans.csv",
                "plans",
                columns,
                List.of(
                        row("plans.csv", columns, 1, List.of("basic", "5"), Acl.PUBLIC),
                        row("plans.csv", columns, 2, List.of("secret", "9"), STAFF)));
    }

    private static Table hiddenTable() {
        List<String> columns = List.of("k");
        return new Table(
                "hidden.csv",
                "hidden.csv",
                "hidden",
                columns,
                List.of(row("hidden.csv", columns, 1, List.of("v"), STAFF)));
    }

    private static Table.Row row(String path, List<String> columns, int number, List<String> cells, Acl acl) {
        List<Cell> typed = cells.stream().map(Cell::of).toList();
        return Table.Row.of(path, path, columns, number, typed, acl, Instant.EPOCH);
    }
}
