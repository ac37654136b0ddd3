package dev.mudlark.tools.grep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.context.Caller;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.DeadlineException;
import dev.mudlark.documents.Acl;
import dev.mudlark.documents.CatalogEntry;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.DocumentStore;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.Table;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.Questions;
import dev.mudlark.tools.Tool;
import dev.mudlark.tools.ToolOutcome;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A text is packed once for all views that have it. */
class PacksTest {

    private static final Acl BOSS = new Acl(Set.of("boss"));

    private static DocumentStore store(int publicDocuments) {
        List<Document> documents = new ArrayList<>();
        String filler = "some text that everybody may read, line by line\n".repeat(2000);
        for (int i = 0; i < publicDocuments; i++) {
            documents.add(AclStores.document("doc-%03d".formatted(i), filler, Acl.PUBLIC));
        }
        for (int i = 0; i < 50; i++) {
            documents.add(AclStores.document("own-" + i, "for one alone", new Acl(Set.of("caller" + i))));
        }
        documents.add(AclStores.document("secret", "the boss knows", BOSS));
        return Documents.of(documents, List.of());
    }

    @Test
    void viewsOfAStoreShareWhatTheyHaveInCommonAndNothingElse() {
        DocumentStore store = store(5);
        Packs packs = new Packs();

        List<Chunk> boss =
                packs.of(store.view(Caller.of("boss")), Deadline.none()).chunks();
        List<Chunk> other =
                packs.of(store.view(Caller.of("eve")), Deadline.none()).chunks();

        assertThat(other).hasSize(1);
        assertThat(boss).hasSize(2).contains(other.getFirst());
        assertThat(other.getFirst().sources()).hasSize(5);
    }

    @Test
    void aThousandQuestionsOfFiftyCallersPackNothingTwice() {
        DocumentStore store = store(20);
        Set<Chunk> chunks = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int i = 0; i < 1000; i++) {
            Caller caller = Caller.of("caller" + i % 50);
            Packs packs = new Packs();
            chunks.addAll(packs.of(store.view(caller), Deadline.none()).chunks());
        }

        assertThat(chunks).hasSize(1 + 50);
    }

    @Test
    void manyWhoPackAtOnceWaitForOneThread() throws Exception {
        DocumentStore store = store(120);
        Packs packs = new Packs();
        AtomicReference<Chunk> first = new AtomicReference<>();
        List<Future<Chunk>> waiting = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(16)) {
            for (int i = 0; i < 40; i++) {
                Collection view = store.view(Caller.of("caller" + i));
                waiting.add(threads.submit(() -> {
                    Packed packed = packs.of(view, Deadline.in(Duration.ofMinutes(1)));
                    assertThat(packingThreads()).isLessThan(2);
                    return packed.chunks().getFirst();
                }));
            }
            for (Future<Chunk> one : waiting) {
                first.compareAndSet(null, one.get());
                assertThat(one.get()).isSameAs(first.get());
            }
        }
    }

    private static long packingThreads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("mudlark-grep-packing"))
                .count();
    }

    @Test
    void whoeverWaitsEndsAtItsOwnDeadline() {
        DocumentStore store = store(120);
        Packs packs = new Packs();

        for (int i = 0; i < 20; i++) {
            Collection view = store.view(Caller.of("caller" + i));
            assertThatThrownBy(() -> packs.of(view, Deadline.in(Duration.ZERO))).isInstanceOf(DeadlineException.class);
        }
        assertThat(packs.of(store.view(Caller.of("eve")), Deadline.none()).all().sources())
                .isEqualTo(120);
    }

    @Test
    void packedTextIsGoneWithTheStoreWithoutAnotherCall() {
        Packs packs = new Packs();
        WeakReference<Chunk> chunk = packedOnce(packs);

        long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
        while (chunk.get() != null && System.nanoTime() < end) {
            System.gc();
        }
        assertThat(chunk.get()).isNull();
        assertThat(packs).isNotNull();
    }

    private static WeakReference<Chunk> packedOnce(Packs packs) {
        Collection view = store(3).view(Caller.of("eve"));
        return new WeakReference<>(packs.of(view, Deadline.none()).chunks().getFirst());
    }

    /** Two of the same store are equal, whatever the store holds. */
    private record Live(AtomicReference<DocumentStore> now) implements Collection {

        private Collection view() {
            return now.get().view(Caller.anonymous());
        }

        @Override
        public List<CatalogEntry> entries() {
            return view().entries();
        }

        @Override
        public Optional<Document> find(String id) {
            return view().find(id);
        }

        @Override
        public List<Document> searchable() {
            return view().searchable();
        }

        @Override
        public List<Table> tables() {
            return view().tables();
        }

        @Override
        public List<String> suggest(String id, int limit) {
            return view().suggest(id, limit);
        }
    }

    @Test
    @Tag("attack-33")
    void aCollectionThatChangesIsSearchedAsItIsRead() {
        AtomicReference<DocumentStore> now = new AtomicReference<>();
        Collection live = new Live(now);
        Tool grep = BuiltInTools.create("corpus_grep");
        Document same = Documents.text("b", "B", "price elsewhere");
        for (int version = 0; version < 5; version++) {
            String text = "discount\n".repeat(version) + "price is " + (10 + version);
            now.set(Documents.of(List.of(same, Documents.text(version % 2 == 0 ? "a" : "c", "A", text)), List.of()));
            String id = version % 2 == 0 ? "a" : "c";

            ToolOutcome found = Questions.run(
                    BuiltInTools.create("corpus_grep"), live, "{'pattern':'price is'}".replace('\'', '"'));
            ToolOutcome read = Questions.run(BuiltInTools.create("read_document"), live, "{\"doc_id\":\"" + id + "\"}");

            assertThat(found.content()).contains(id + ":" + (version + 1) + ": price is " + (10 + version));
            assertThat(read.content()).contains("price is " + (10 + version));
            assertThat(found.data().path("total").asInt()).isEqualTo(1);
            assertThat(found.data().path("searched_documents").asInt()).isEqualTo(2);
        }
    }
}
