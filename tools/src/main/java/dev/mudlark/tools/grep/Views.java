package dev.mudlark.tools.grep;

import dev.mudlark.documents.Document;
import java.lang.ref.Reference;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What was put together of packed lots for the latest views that begin with the same document, to be found again by the
 * identity of their documents. It is kept with that document's text, and no view or text is kept in use by it.
 *
 * @param known the latest first
 */
record Views(List<View> known) {

    private static final int MOST = 8;

    /**
     * A view.
     *
     * @param documents everything searchable in it
     * @param packed the same packed
     */
    record View(Reference<List<Document>> documents, Reference<Packed> packed) {

        boolean isInUse() {
            return documents.get() != null && packed.get() != null;
        }

        @Nullable
        Packed of(List<Document> wanted) {
            List<Document> own = documents.get();
            return own != null && Lot.areSame(own, wanted) ? packed.get() : null;
        }
    }

    /** What is known of a view. */
    static Optional<Packed> find(List<Document> documents) {
        Views views = documents.getFirst().text().keep(Views.class, old -> old == null ? new Views(List.of()) : old);
        return views.known().stream()
                .map(view -> view.of(documents))
                .filter(Objects::nonNull)
                .findFirst();
    }

    /** Adds a view, and forgets those that are not in use any more. */
    static void add(List<Document> documents, Packed packed) {
        View added = new View(new WeakReference<>(documents), new SoftReference<>(packed));
        documents.getFirst().text().keep(Views.class, old -> {
            Stream<View> before =
                    old == null ? Stream.of() : old.known().stream().filter(View::isInUse);
            return new Views(
                    Stream.concat(Stream.of(added), before.limit(MOST - 1)).toList());
        });
    }
}
