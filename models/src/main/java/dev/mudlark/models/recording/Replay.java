package dev.mudlark.models.recording;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Recording;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Answers as it was recorded. */
final class Replay implements Recording {

    private final Path folder;
    private final Store store;
    private final Mask mask;
    private final Counts counts = new Counts();

    Replay(Path folder, Store store, Mask mask) {
        this.folder = folder;
        this.store = store;
        this.mask = mask;
    }

    @Override
    public Llm open(ModelRef ref, Supplier<Llm> live) {
        return request -> call(ref, request);
    }

    private LlmToolResponse call(ModelRef ref, LlmRequest request) {
        RequestForm form = RequestForm.of(ref, request, mask);
        String scope = mask.text(request.trace().name());
        String hash = form.hash();
        int n = counts.next(scope, hash);
        return store.reply(scope, hash, n)
                .orElseThrow(() -> new LlmException(
                        LlmException.Kind.NOT_RECORDED,
                        folder + ": " + new Miss(store, scope, hash, n).say(form, request)))
                .given();
    }

    @Override
    public void note(String name, ObjectNode value) {
        // What is replayed was written before.
    }

    @Override
    public Optional<ObjectNode> noted(String name) {
        return store.noted(mask.text(name));
    }

    @Override
    public List<String> notices() {
        return store.notices();
    }

    @Override
    public void close() {
        // The file was read to its end.
    }
}
