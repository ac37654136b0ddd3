package dev.mudlark.models.recording;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Recording;
import dev.mudlark.models.RecordingException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Asks only what was not asked before. */
final class Cache implements Recording {

    private final Store store;
    private final StoreWriter writer;
    private final Mask mask;
    private final Counts counts = new Counts();
    private volatile @Nullable String fault;

    Cache(Store store, StoreWriter writer, Mask mask) {
        this.store = store;
        this.writer = writer;
        this.mask = mask;
    }

    @Override
    public Llm open(ModelRef ref, Supplier<Llm> live) {
        return new Via(ref, live.get(), this::call);
    }

    private LlmToolResponse call(ModelRef ref, LlmRequest request, Function<LlmRequest, LlmToolResponse> ask) {
        RequestForm form = RequestForm.of(ref, request, mask);
        String scope = mask.text(request.trace().name());
        String hash = form.hash();
        int n = counts.next(scope, hash);
        Optional<Reply> kept = store.reply(scope, hash, n);
        if (kept.isPresent()) {
            LlmToolResponse reply = kept.get().given();
            return reply.withDelivery(reply.delivery().asStored());
        }
        long start = System.nanoTime();
        LlmToolResponse reply = ask.apply(request);
        keep(form, scope, hash, n, reply, System.nanoTime() - start);
        return reply;
    }

    /** A reply that cannot be kept is a good reply all the same. */
    private void keep(RequestForm form, String scope, String hash, int n, LlmToolResponse reply, long nanos) {
        try {
            writer.call(form, scope, hash, n, mask.object(new Reply.Response(reply).write()), nanos);
        } catch (RecordingException | StoredException e) {
            fault = "replies are no longer kept: " + e.getMessage();
        }
    }

    @Override
    public void note(String name, ObjectNode value) {
        // A cache is about no run.
    }

    @Override
    public Optional<ObjectNode> noted(String name) {
        return Optional.empty();
    }

    @Override
    public List<String> notices() {
        List<String> notices = new ArrayList<>(store.notices());
        Optional.ofNullable(fault).ifPresent(notices::add);
        return notices;
    }

    @Override
    public void close() {
        writer.close();
    }
}
