package dev.mudlark.bench.config;

import dev.mudlark.models.ModelRef;
import java.util.Optional;

/** A reference to a model. */
final class ModelType implements OptionType<ModelRef> {

    @Override
    public String name() {
        return "model, such as `openai:NAME`";
    }

    @Override
    public Optional<ModelRef> read(Yaml value, Place place) {
        return Scalars.text(value, place).flatMap(text -> parse(text, value.line(), place));
    }

    /** A reference that stands at a line. */
    static Optional<ModelRef> parse(String text, int line, Place place) {
        try {
            return Optional.of(ModelRef.parse(text));
        } catch (IllegalArgumentException e) {
            place.fault(line, String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }
}
