package dev.mudlark.routing.pages;

import dev.mudlark.routing.Choice;
import dev.mudlark.routing.Diagnosis;
import dev.mudlark.routing.Overfit;
import dev.mudlark.routing.Preset;
import dev.mudlark.routing.RoutedPreset;
import dev.mudlark.routing.RoutedQuestion;
import dev.mudlark.routing.RoutingQuestion;
import dev.mudlark.routing.RoutingResult;
import dev.mudlark.routing.Split;
import dev.mudlark.routing.Tally;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** The result as tables (RFC 4180 with LF). Text that a spreadsheet would take for a formula gets an apostrophe in front. */
public final class ResultTables {

    private static final CSVFormat FORMAT =
            CSVFormat.RFC4180.builder().setRecordSeparator("\n").get();

    private static final String FORMULA_STARTS = "=+-@\t\r\n\uff1d\uff0b\uff0d\uff20";

    private ResultTables() {}

    /** A row for each preset. */
    public static String presets(RoutingResult result) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                "set",
                "router",
                "stand_in",
                "preset",
                "golden",
                "golden_correct",
                "wrong_tool",
                "silent_skips",
                "needless_calls",
                "broken_calls",
                "held_out",
                "held_out_correct",
                "golden_minus_held_out",
                "ci_low",
                "ci_high",
                "overfitted",
                "tokens_per_call",
                "tokens_per_question"));
        result.presets().forEach(routed -> rows.add(preset(result, routed)));
        return table(rows);
    }

    private static List<String> preset(RoutingResult result, RoutedPreset routed) {
        Tally golden = routed.tally(Split.GOLDEN);
        Tally heldOut = routed.tally(Split.HELD_OUT);
        Optional<Overfit> overfit = Overfit.of(routed);
        List<String> row = new ArrayList<>(List.of(
                text(result.set()),
                text(result.router()),
                "" + result.standIn(),
                text(routed.preset().name())));
        for (int figure : new int[] {
            golden.questions(),
            golden.correct(),
            golden.wrongTool(),
            golden.silentSkips(),
            golden.needlessCalls(),
            golden.broken(),
            heldOut.questions(),
            heldOut.correct()
        }) {
            row.add("" + figure);
        }
        row.add(overfit.map(found -> decimals(found.difference())).orElse(""));
        row.add(overfit.map(found -> decimals(found.interval().low())).orElse(""));
        row.add(overfit.map(found -> decimals(found.interval().high())).orElse(""));
        row.add(overfit.map(found -> "" + found.flagged()).orElse(""));
        row.add("" + routed.preset().tokensPerCall());
        row.add("" + routed.preset().tokensPerQuestion());
        return row;
    }

    /** A row for each preset, question and tool. */
    public static String questions(RoutingResult result) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                "preset",
                "id",
                "text",
                "split",
                "expected",
                "chosen",
                "outcome",
                "tool",
                "score",
                "matched_terms",
                "diagnoses",
                "failure"));
        for (RoutedPreset routed : result.presets()) {
            for (RoutedQuestion question : routed.questions()) {
                String kinds = kinds(routed.preset(), question);
                routed.preset().tools().forEach(tool -> rows.add(question(routed, question, tool, kinds)));
            }
        }
        return table(rows);
    }

    private static List<String> question(RoutedPreset routed, RoutedQuestion asked, String tool, String kinds) {
        RoutingQuestion question = asked.question();
        Choice choice = asked.choice();
        Double score = choice.scores().get(tool);
        return List.of(
                text(routed.preset().name()),
                text(question.id()),
                text(question.text()),
                question.split().id(),
                text(question.expected().isEmpty() ? RoutingQuestion.NONE : String.join(" ", question.expected())),
                text(choice.failure().isPresent() ? "" : choice.tool().orElse(RoutingQuestion.NONE)),
                asked.outcome().id(),
                text(tool),
                score == null ? "" : "" + score,
                text(String.join(" ", choice.matched().getOrDefault(tool, List.of()))),
                kinds,
                text(choice.failure().orElse("")));
    }

    private static String kinds(Preset preset, RoutedQuestion asked) {
        return Diagnosis.of(preset, asked).stream()
                .map(diagnosis -> diagnosis.kind().id())
                .collect(Collectors.joining(" "));
    }

    private static String decimals(double value) {
        return String.format(Locale.ROOT, "%.6f", value);
    }

    private static String text(String value) {
        return !value.isEmpty() && FORMULA_STARTS.indexOf(value.charAt(0)) >= 0 ? "'" + value : value;
    }

    private static String table(List<List<String>> rows) {
        StringBuilder out = new StringBuilder();
        try (CSVPrinter printer = new CSVPrinter(out, FORMAT)) {
            for (List<String> row : rows) {
                printer.printRecord(row);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("a StringBuilder takes everything", e);
        }
        return out.toString();
    }
}
