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
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A store that was filled once. Callers with the same rights see the same view. */
public final class FrozenStore implements DocumentStore {

    private final List<Holding> holdings;
    private final List<LoadNotice> notices;
    private final FrozenCollection everything;
    private final Set<Acl> acls;
    /** By the lists of readers that permit. */
    private final Map<Set<Acl>, Reference<FrozenCollection>> parts = new ConcurrentHashMap<>();

    private final String version;

    private FrozenStore(List<Holding> holdings, List<LoadNotice> notices) {
        this.holdings = holdings;
        this.notices = List.copyOf(notices);
        this.everything = new FrozenCollection(holdings);
        this.acls = everything.acls();
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
        Set<Acl> permitted = new HashSet<>();
        for (Acl acl : acls) {
            if (acl.permits(caller)) {
                permitted.add(acl);
            }
        }
        return permitted.size() == acls.size() ? everything : part(permitted);
    }

    /** Callers with the same rights share a view as long as one of them has it. */
    private Collection part(Set<Acl> permitted) {
        Reference<FrozenCollection> known = parts.get(permitted);
        FrozenCollection view = known == null ? null : known.get();
        if (view == null) {
            view = new FrozenCollection(holdings.stream()
                    .map(holding -> holding.visible(permitted::contains))
                    .flatMap(Optional::stream)
                    .toList());
            parts.values().removeIf(part -> part.get() == null);
            parts.put(Set.copyOf(permitted), new WeakReference<>(view));
        }
        return view;
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
