package dev.mudlark.cli;

import dev.mudlark.bench.CostEstimate;
import dev.mudlark.context.Counted;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;

/** What a run will probably cost, for people. */
final class EstimateTable {

    private static final int DECIMALS = 4;

    private EstimateTable() {}

    static String of(CostEstimate estimate) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("system", "model", "questions", "tokens read", "tokens written", "USD"));
        for (CostEstimate.OfSystem system : estimate.systems()) {
            rows.add(List.of(
                    Visible.line(system.name()),
                    Visible.line(system.model()),
                    number(system.questions()),
                    number(system.inputTokens()),
                    number(system.outputTokens()),
                    usd(system.nanoDollars())));
        }
        return Columns.of(rows) + "\nabout " + total(estimate) + ", by a rehearsal of "
                + Counted.of(estimate.sampled(), "question") + " with the stand-in.\n"
                + "A model that thinks, or takes more turns than the stand-in, costs more; agents take max_steps at most.\n";
    }

    /** The sum, such as {@code 1.25 USD}. */
    static String total(CostEstimate estimate) {
        String priced = Dollars.of(estimate.nanoDollars())
                        .setScale(DECIMALS, RoundingMode.HALF_UP)
                        .toPlainString()
                + " USD";
        return estimate.isPriced() ? priced : priced + " and what the unpriced models cost";
    }

    private static String usd(OptionalLong nanoDollars) {
        return nanoDollars.isPresent()
                ? Dollars.of(nanoDollars.getAsLong())
                        .setScale(DECIMALS, RoundingMode.HALF_UP)
                        .toPlainString()
                : "unpriced";
    }

    private static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }
}
