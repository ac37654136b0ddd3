package dev.mudlark.cli;

import dev.mudlark.models.ModelCard;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** Models below each other with what is known of them. */
final class ModelTable {

    private static final String UNKNOWN = "-";

    private ModelTable() {}

    static String of(List<ModelCard> cards) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("model", "tools", "context", "input", "output", "cached", "cache write", "priced on"));
        cards.forEach(card -> rows.add(row(card)));
        return Columns.of(rows)
                + "\nUS dollars for a million tokens; - is not known. Prices change: check your provider's.\n";
    }

    private static List<String> row(ModelCard card) {
        return List.of(
                card.ref().toString(),
                card.supportsTools().map(able -> able ? "yes" : "no").orElse(UNKNOWN),
                card.contextTokens().isPresent()
                        ? String.valueOf(card.contextTokens().getAsLong())
                        : UNKNOWN,
                card.price().isKnown() ? dollars(card.price().input()) : "unpriced",
                dollars(card.price().output()),
                dollars(card.price().cachedInput()),
                dollars(card.price().cacheWrite()),
                card.pricedOn().map(String::valueOf).orElse(UNKNOWN));
    }

    private static String dollars(OptionalLong nanos) {
        return nanos.isPresent() ? Dollars.of(nanos.getAsLong()).toPlainString() : UNKNOWN;
    }
}
