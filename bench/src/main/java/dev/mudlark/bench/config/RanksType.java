package dev.mudlark.bench.config;

import java.util.List;
import java.util.Optional;

/** At least one rank, each once; read in ascending order. */
final class RanksType implements OptionType<List<Integer>> {

    private static final OptionType<List<Integer>> NUMBERS = OptionTypes.distinct(OptionTypes.integer(1, 1000));

    @Override
    public String name() {
        return NUMBERS.name();
    }

    @Override
    public Optional<List<Integer>> read(Yaml value, Place place) {
        Optional<List<Integer>> ranks = NUMBERS.read(value, place);
        if (ranks.filter(List::isEmpty).isPresent()) {
            place.fault(value.line(), "the list is empty; write at least one rank, such as [5]");
            return Optional.empty();
        }
        return ranks.map(found -> found.stream().sorted().toList());
    }
}
