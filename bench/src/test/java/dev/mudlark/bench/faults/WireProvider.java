package dev.mudlark.bench.faults;

import dev.mudlark.models.Endpoint;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.ModelProvider;
import dev.mudlark.models.ModelRef;

/** A provider whose models can be named and not be asked. */
record WireProvider(String name) implements ModelProvider {

    @Override
    public Llm open(ModelRef ref) {
        return request -> {
            throw new LlmException("nobody is asked");
        };
    }

    @Override
    public ModelProvider at(Endpoint endpoint) {
        return new WireProvider(endpoint.name());
    }
}
