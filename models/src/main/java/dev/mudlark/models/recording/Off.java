package dev.mudlark.models.recording;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.Llm;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Recording;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** No recording. */
record Off() implements Recording {

    @Override
    public Llm open(ModelRef ref, Supplier<Llm> live) {
        return live.get();
    }

    @Override
    public void note(String name, ObjectNode value) {
        // There is nowhere to write it.
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
        // Nothing is open.
    }
}
