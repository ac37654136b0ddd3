package dev.mudlark.tools.grep;

import dev.mudlark.context.Deadline;
import dev.mudlark.context.DeadlineException;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Packs what collections hold. Each text is packed once, whoever asks for it and however many views have it, and stays
 * packed as long as the documents are there. Much text is packed beside the call that first needs it, by one thread, so that
 * the call can end in time and the next finds more of the work done.
 */
final class Packs {

    /** UTF-16 units of text that a call packs itself. */
    private static final long LARGE = 1 << 20;

    private static final long IDLE_MILLIS = 100;

    private final Executor aside = oneThread();

    /** One that is there only while there is work. */
    private static Executor oneThread() {
        ThreadPoolExecutor executor = new ThreadPoolExecutor(
                1,
                1,
                IDLE_MILLIS,
                TimeUnit.MILLISECONDS,
                new LinkedBlockingQueue<>(),
                work -> Thread.ofPlatform()
                        .daemon()
                        .name("mudlark-grep-packing")
                        .unstarted(work));
        executor.allowCoreThreadTimeOut(true);
        return executor;
    }

    /** @throws DeadlineException when it is not packed in time */
    Packed of(Collection collection, Deadline deadline) {
        List<Document> documents = List.copyOf(collection.searchable());
        if (documents.isEmpty()) {
            return Packed.of(List.of());
        }
        Optional<Packed> known = Views.find(documents);
        if (known.isPresent()) {
            return known.get();
        }
        Packed packed = pack(Lot.of(collection, deadline::check), deadline);
        Views.add(documents, packed);
        return packed;
    }

    private Packed pack(List<Lot> lots, Deadline deadline) {
        List<Packing> joined = new ArrayList<>();
        try {
            long units = 0;
            for (Lot lot : lots) {
                Packing.Joined one = Packing.join(lot);
                joined.add(one.packing());
                if (one.isNew()) {
                    units += one.packing().units();
                    start(one.packing(), units > LARGE);
                }
            }
            return Packed.of(
                    joined.stream().map(packing -> packing.await(deadline)).toList());
        } finally {
            joined.forEach(Packing::leave);
        }
    }

    private void start(Packing packing, boolean isMuch) {
        if (!isMuch) {
            packing.run();
            return;
        }
        try {
            aside.execute(packing);
        } catch (RuntimeException | Error e) {
            packing.fail(e);
            throw e;
        }
    }
}
