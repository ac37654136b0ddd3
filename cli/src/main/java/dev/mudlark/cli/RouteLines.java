package dev.mudlark.cli;

import dev.mudlark.context.Counted;
import dev.mudlark.routing.Choice;
import dev.mudlark.routing.Diagnosis;
import dev.mudlark.routing.DiagnosisKind;
import dev.mudlark.routing.Overfit;
import dev.mudlark.routing.RoutedPreset;
import dev.mudlark.routing.RoutedQuestion;
import dev.mudlark.routing.RoutingQuestion;
import dev.mudlark.routing.Split;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What went wrong with a preset and why, to read. Held-out questions are shown only when all are asked for: who looks at them
 * writes for them.
 *
 * @param all true to show every question with its scores
 */
record RouteLines(boolean all) {

    private static final int SHOWN = 6;
    private static final int MOST_WORDS = 12;

    String of(RoutedPreset routed) {
        StringBuilder text = new StringBuilder(Visible.line(routed.preset().name())).append('\n');
        List<RoutedQuestion> shown = all
                ? routed.questions()
                : routed.questions(Split.GOLDEN).stream()
                        .filter(question -> !question.isRight())
                        .toList();
        int most = all ? shown.size() : SHOWN;
        shown.stream().limit(most).forEach(question -> text.append(question(routed, question)));
        if (shown.size() > most) {
            text.append("  … ")
                    .append(Counted.of(shown.size() - most, "more golden question"))
                    .append(" went wrong; --all shows every question\n");
        }
        if (!all) {
            text.append(thin(routed));
        }
        Overfit.of(routed).ifPresent(overfit -> text.append(overfit(overfit)));
        return text.append('\n').toString();
    }

    private String question(RoutedPreset routed, RoutedQuestion asked) {
        RoutingQuestion question = asked.question();
        Choice choice = asked.choice();
        String chosen =
                choice.failure().isPresent() ? "broken call" : choice.tool().orElse(RoutingQuestion.NONE);
        StringBuilder text = new StringBuilder();
        text.append(Paragraph.of("  ", "      ", Visible.line(question.id() + "  " + question.text())));
        String trials = asked.trials().size() == 1
                ? ""
                : ", " + asked.agreeing() + " of " + Counted.of(asked.trials().size(), "trial")
                        + (asked.tiedTrials().isEmpty() ? "" : ", tied with " + String.join(", ", asked.tiedTrials()));
        text.append(Paragraph.of(
                "      ",
                "      ",
                chosen
                        + (asked.isRight() ? ", right" : " instead of " + question.expectation())
                        + trials
                        + (all ? scores(choice) : "")));
        choice.failure().ifPresent(failure -> text.append(Paragraph.of("      ", "        ", Visible.line(failure))));
        for (Diagnosis diagnosis : Diagnosis.of(routed.preset(), asked)) {
            text.append(Paragraph.of(
                    "      ",
                    "        ",
                    diagnosis.kind().id() + ": " + Visible.line(diagnosis.message()) + ". Edit: "
                            + Visible.line(diagnosis.edit())));
        }
        return text.toString();
    }

    private static String scores(Choice choice) {
        List<String> parts = new ArrayList<>();
        choice.scores().forEach((tool, score) -> {
            List<String> words = choice.matched().getOrDefault(tool, List.of());
            parts.add(String.format(Locale.ROOT, "%s %.6f", tool, score)
                    + (words.isEmpty() ? "" : " (" + Visible.line(String.join(", ", words)) + ")"));
        });
        return parts.isEmpty() ? "" : "; " + String.join(", ", parts);
    }

    /** Which golden questions went right by one word, by that word. */
    private static String thin(RoutedPreset routed) {
        Map<String, List<String>> byWord = new LinkedHashMap<>();
        for (RoutedQuestion question : routed.questions(Split.GOLDEN)) {
            Diagnosis.of(routed.preset(), question).stream()
                    .filter(diagnosis -> diagnosis.kind() == DiagnosisKind.THIN_MATCH)
                    .forEach(diagnosis -> byWord.computeIfAbsent(
                                    String.join(" ", diagnosis.words()), word -> new ArrayList<>())
                            .add(question.question().id()));
        }
        String words = byWord.entrySet().stream()
                .limit(MOST_WORDS)
                .map(entry -> "'" + entry.getKey() + "' (" + ids(entry.getValue()) + ")")
                .collect(Collectors.joining(", ", "", byWord.size() > MOST_WORDS ? ", …" : ""));
        return byWord.isEmpty()
                ? ""
                : Paragraph.of("  ", "    ", "thin_match: right by one word alone: " + Visible.line(words));
    }

    private static String ids(List<String> ids) {
        return ids.stream().limit(SHOWN).collect(Collectors.joining(", ", "", ids.size() > SHOWN ? ", …" : ""));
    }

    private static String overfit(Overfit overfit) {
        return Paragraph.of(
                "  ",
                "    ",
                String.format(
                        Locale.ROOT,
                        "%sgolden minus held out %+.2f (95 %% interval %+.2f to %+.2f); %.0f %% of the words stand in golden"
                                + " questions%s",
                        overfit.flagged() ? "overfitted: " : "",
                        overfit.difference(),
                        overfit.interval().low(),
                        overfit.interval().high(),
                        100 * overfit.shareOfWords(),
                        overfit.flagged()
                                ? ". Edit: name topics instead of the questions' own words, and hold out more questions"
                                : ""));
    }
}
