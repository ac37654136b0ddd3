package dev.mudlark.bench.config;

import dev.mudlark.context.DidYouMean;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** How often each tool may be called in a minute: a mapping of names to whole numbers. */
final class RatesType implements OptionType<Map<String, Integer>> {

    private static final OptionType<Integer> RATE = OptionTypes.integer(1, 1_000_000);

    @Override
    public String name() {
        return "mapping: tool to " + RATE.name();
    }

    @Override
    public Optional<Map<String, Integer>> read(Yaml value, Place place) {
        if (!(value instanceof Yaml.Mapping mapping)) {
            return Scalars.wrong(value, place, "write a mapping, such as {corpus_grep: 30}");
        }
        Map<String, Integer> rates = new LinkedHashMap<>();
        for (Yaml.Entry entry : mapping.entries()) {
            if (place.tools().contains(entry.key())) {
                RATE.read(entry.value(), place.child(entry.key())).ifPresent(rate -> rates.put(entry.key(), rate));
            } else {
                place.fault(
                        entry.line(),
                        "unknown tool '" + entry.key() + "'; tools are " + String.join(", ", place.tools())
                                + DidYouMean.hint(entry.key(), place.tools()));
            }
        }
        return rates.size() == mapping.entries().size() ? Optional.of(Map.copyOf(rates)) : Optional.empty();
    }
}
