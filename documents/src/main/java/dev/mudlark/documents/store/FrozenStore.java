package dev.mudlark.documents.store;

import dev.mudlark.context.Caller;
import dev.mudlark.documents.Acl;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.DocumentStore;
import dev.mudlark.documents.LoadNotice;
import dev.mudlark.documents.Loaded.WholeTable;
import dev.mudlark.documents.Table;
import dev.mudlark.documents.store.Holding.OfDocument;
import dev.mudlark.documents.store.Holding.OfTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** A store that was filled once. A view is made anew for each call, except the common one of everything. */
public final class FrozenStore implements DocumentStore {

    private final List<Holding> holdings;
    private final List<LoadNotice> notices;
    private final FrozenCollection everything;
    private final boolean allPublic;
    private final String version;

    private FrozenStore(List<Holding> holdings, List<LoadNotice> notices) {
        this.holdings = holdings;
        this.notices = List.copyOf(notices);
        this.everything = new FrozenCollection(holdings);
        this.allPublic = everything.isPublic();
        this.version = versionOf(holdings);
    }

    /**
     * A store of these.
     *
     * @throws IllegalArgumentException when two have the same id
     */
    public static FrozenStore of(List<Document> documents, List<WholeTable> tables, List<LoadNotice> notices) {
        List<Holding> holdings = new ArrayList<>();
        documents.forEach(document -> holdings.add(new OfDocument(document)));
        tables.forEach(table -> holdings.add(new OfTable(table.table(), table.whole())));
        holdings.sort(Comparator.comparing(holding -> holding.whole().id()));
        return new FrozenStore(List.copyOf(holdings), notices);
    }

    /** A table without a file: its text is written from its cells. */
    public static WholeTable whole(Table table) {
        return new WholeTable(table, TableText.of(table));
    }

    @Override
    public Collection view(Caller caller) {
        if (allPublic) {
            return everything;
        }
        Map<Acl, Boolean> answers = new HashMap<>();
        Predicate<Acl> permitted = acl -> answers.computeIfAbsent(acl, list -> list.permits(caller));
        return new FrozenCollection(holdings.stream()
                .map(holding -> holding.visible(permitted))
                .flatMap(Optional::stream)
                .toList());
    }

    @Override
    public List<LoadNotice> notices() {
        return notices;
    }

    @Override
    public String version() {
        return version;
    }

    private static String versionOf(List<Holding> holdings) {
        StringBuilder all = new StringBuilder();
        for (Holding holding : holdings) {
            all.append(holding.whole().id())
                    .append('\n')
                    .append(holding.whole().version())
                    .append('\n');
        }
        return Document.versionOf(all.toString());
    }
}
