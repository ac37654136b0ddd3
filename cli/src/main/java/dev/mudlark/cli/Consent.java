package dev.mudlark.cli;

import dev.mudlark.bench.Bench;
import dev.mudlark.bench.CostEstimate;
import dev.mudlark.bench.RunListener;
import dev.mudlark.bench.RunRequest;
import dev.mudlark.context.Deadline;
import dev.mudlark.models.Models;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/** Asks a person before much money is spent. Whatever is no yes is a no. */
final class Consent {

    private Consent() {}

    /**
     * Asks when the run will probably cost more than its config's threshold.
     *
     * @return why it must not begin: it was not agreed to, or nobody can be asked; empty when it may
     */
    static Optional<String> refusal(RunRequest request, Console console) {
        Optional<CostEstimate> estimate = Bench.estimate(request, Models.discover(), new Quiet(), Deadline.none())
                .filter(CostEstimate::needsConsent);
        if (estimate.isEmpty()) {
            return Optional.empty();
        }
        String about = "this run will cost about " + EstimateTable.total(estimate.get())
                + ", above evaluation.cost_confirm_threshold_usd "
                + Dollars.of(estimate.get().confirmAbove()).toPlainString();
        if (!console.bar()) {
            return Optional.of(about + "; pass --yes to begin, or see mudlark estimate");
        }
        console.err().print("mudlark: " + about + ". Begin? [y/N] ");
        console.err().flush();
        boolean agreed = answer(console).strip().toLowerCase(Locale.ROOT).startsWith("y");
        return agreed ? Optional.empty() : Optional.of("not begun, nothing was asked");
    }

    private static String answer(Console console) {
        try {
            String line = new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8)).readLine();
            return line == null ? "" : line;
        } catch (IOException e) {
            return "";
        }
    }

    /** What there is to tell the run tells. */
    private record Quiet() implements RunListener {

        @Override
        public void note(String line) {}

        @Override
        public void started(int done, int total) {}

        @Override
        public void answered(int done, int total, int failed) {}
    }
}
