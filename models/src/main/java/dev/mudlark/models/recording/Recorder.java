package dev.mudlark.models.recording;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Recording;
import dev.mudlark.models.RecordingException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Writes every call of a run down. */
final class Recorder implements Recording {

    private final StoreWriter writer;
    private final Mask mask;
    private final Counts counts = new Counts();

    Recorder(StoreWriter writer, Mask mask) {
        this.writer = writer;
        this.mask = mask;
    }

    @Override
    public Llm open(ModelRef ref, Supplier<Llm> live) {
        return new Via(ref, live.get(), this::call);
    }

    private LlmToolResponse call(ModelRef ref, LlmRequest request, Function<LlmRequest, LlmToolResponse> ask) {
        try {
            writer.check();
            RequestForm form = RequestForm.of(ref, request, mask);
            String scope = mask.text(request.trace().name());
            String hash = form.hash();
            int n = counts.next(scope, hash);
            long start = System.nanoTime();
            Reply reply = reply(request, ask);
            long nanos = System.nanoTime() - start;
            ObjectNode stored = mask.object(reply.write());
            writer.call(form, scope, hash, n, stored, nanos);
            return Reply.read(Json.reread(stored)).given();
        } catch (RecordingException | StoredException e) {
            throw new LlmException("the call could not be recorded: " + e.getMessage(), e);
        }
    }

    /** A call that was given up because the run was stopped did not fail by itself, so it is not written down. */
    private static Reply reply(LlmRequest request, Function<LlmRequest, LlmToolResponse> ask) {
        try {
            return new Reply.Response(ask.apply(request));
        } catch (LlmException e) {
            if (request.deadline().isCancelled()) {
                throw e;
            }
            return new Reply.Failure(e);
        }
    }

    @Override
    public void note(String name, ObjectNode value) {
        writer.note(mask.text(name), mask.object(value));
    }

    @Override
    public Optional<ObjectNode> noted(String name) {
        return Optional.empty();
    }

    @Override
    public List<String> notices() {
        return List.of();
    }

    @Override
    public void close() {
        writer.close();
    }
}
