package dev.mudlark.tools.grep.speed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Caller;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Documents;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.Cases;
import dev.mudlark.tools.Questions;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolOutcome;
import dev.mudlark.tools.ToolRules;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What is promised about the speed of corpus_grep on 100 MB. Run with {@code scripts/benchmark-grep}. */
@Tag("benchmark-grep")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GrepSpeedTest {

    private static final long BYTES = 100_000_000;
    private static final int WARM_UP = 100;
    private static final int ROUNDS = 25;
    private static final int RG_ROUNDS = 5;
    private static final int REGEX_WARM_UP = 5;
    private static final int REGEX_ROUNDS = 7;
    private static final double MOST_MILLIS = 30;
    private static final double MOST_OF_RIPGREP = 0.25;
    private static final double MOST_MILLIS_OF_REGEX = 300;
    private static final double LEAST_TIMES_RE2J = 50;
    /** Plain engines read one document of so many, and the time is multiplied. */
    private static final int SAMPLE = 10;

    private static final Map<String, List<String>> MIX = Map.of(
            "rare", List.of(ChangedCopies.RARE),
            "absent", List.of("zyxxyzyx"),
            "frequent", List.of("function"),
            "three words", List.of("python", "module", "import"));

    /** Patterns, and whether a text that is rarer than a letter must occur in a match. */
    private static final Map<String, Boolean> PATTERNS = patterns();

    private final ToolBox box = ToolBox.of(
            List.of(BuiltInTools.create("corpus_grep")), ToolRules.DEFAULT.withTimeout(Duration.ofMinutes(1)));

    private Path folder = Path.of("");
    private Collection collection = Documents.of(List.of(), List.of()).view(Caller.anonymous());

    private static Map<String, Boolean> patterns() {
        Map<String, Boolean> patterns = new LinkedHashMap<>();
        patterns.put("error code [0-9]+", true);
        patterns.put("[Ff]allback\\s+\\d{5}", true);
        patterns.put("\\b0x[0-9a-f]{4,}", true);
        patterns.put("(proposed|rejected) (feature|syntax)", true);
        patterns.put("\\bdeprecat(ed|ion)\\b.*version", true);
        patterns.put("(\\w+\\s+){2}nevertheless", true);
        patterns.put("\\w+@\\w+\\.(com|org|net)", true);
        patterns.put("(?i)timeout [0-9]{4}7$", true);
        patterns.put("\\d{4}-\\d{2}-\\d{2}", false);
        patterns.put("\\b\\w{18,}\\b", false);
        patterns.put("^[A-Z][a-z]+ [A-Z][a-z]+$", false);
        patterns.put("([a-z]+[0-9]+)+$", false);
        return patterns;
    }

    @BeforeAll
    void load() throws Exception {
        Path source = Cases.shared("corpora/peps/docs");
        folder = Path.of("target", "grep-benchmark").toAbsolutePath();
        Files.createDirectories(folder);
        ChangedCopies.make(source, folder, BYTES, 42);
        collection = Documents.load(folder).view(Caller.anonymous());
        Times first = new Times();
        first.measure(() -> run("{\"pattern\":\"warm\"}"));
        System.out.printf(Locale.ROOT, "packing and first search: %.0f ms%n", first.best());
    }

    @Test
    void wordsAreFoundInAThirtiethOfASecond() throws Exception {
        Times ours = new Times();
        for (int round = 0; round < WARM_UP + ROUNDS; round++) {
            boolean warm = round >= WARM_UP;
            for (List<String> words : MIX.values()) {
                Times time = new Times();
                time.measure(() -> run("{\"pattern\":\"" + String.join(" ", words) + "\"}"));
                if (warm) {
                    ours.addAll(time);
                }
            }
        }
        for (Map.Entry<String, List<String>> entry : MIX.entrySet()) {
            System.out.printf(Locale.ROOT, "  %s: %s%n", entry.getKey(), of(entry.getValue()));
        }
        System.out.printf(Locale.ROOT, "words, p50 of the mix: %.1f ms (at most %.0f)%n", ours.median(), MOST_MILLIS);
        Optional<Ripgrep> ripgrep = Ripgrep.on(folder);
        if (ripgrep.isPresent()) {
            compare(ours, ripgrep.get());
        } else {
            System.out.println("ripgrep is not here: its ratio is skipped");
        }
        assertThat(ours.median()).isLessThanOrEqualTo(MOST_MILLIS);
    }

    private String of(List<String> words) throws Exception {
        Times times = new Times();
        for (int round = 0; round < ROUNDS; round++) {
            times.measure(() -> run("{\"pattern\":\"" + String.join(" ", words) + "\"}"));
        }
        int total = run("{\"pattern\":\"" + String.join(" ", words) + "\"}")
                .data()
                .path("total")
                .asInt();
        return String.format(Locale.ROOT, "p50 %.1f ms (cpu %.1f), %d lines", times.median(), times.leastCpu(), total);
    }

    private static void compare(Times ours, Ripgrep ripgrep) throws Exception {
        Times theirs = new Times();
        for (int round = 0; round < RG_ROUNDS; round++) {
            for (List<String> words : MIX.values()) {
                theirs.add(ripgrep.millis(words));
            }
        }
        double ratio = ours.median() / theirs.median();
        System.out.printf(
                Locale.ROOT,
                "ripgrep -j2 -i: %.1f ms, ratio %.3f (at most %.2f)%n",
                theirs.median(),
                ratio,
                MOST_OF_RIPGREP);
        assertThat(ratio).isLessThanOrEqualTo(MOST_OF_RIPGREP);
    }

    @Test
    void regularExpressionsAreFastWhateverTheyAre() throws Exception {
        StringBuilder missed = new StringBuilder();
        for (Map.Entry<String, Boolean> entry : PATTERNS.entrySet()) {
            String pattern = entry.getKey();
            Times ours = new Times();
            for (int round = 0; round < REGEX_WARM_UP; round++) {
                run(regex(pattern));
            }
            for (int round = 0; round < REGEX_ROUNDS; round++) {
                ours.measure(() -> run(regex(pattern)));
            }
            double reference = sampled(new PlainEngines.Re2j(pattern));
            double jdk = sampled(new PlainEngines.Jdk(pattern));
            int total = run(regex(pattern)).data().path("total").asInt();
            System.out.printf(
                    Locale.ROOT,
                    "%-40s %6.1f ms (cpu %5.1f), %7d lines, RE2/J ratio %6.1fx, java.util.regex ratio %6.1fx%s%n",
                    pattern,
                    ours.median(),
                    ours.leastCpu(),
                    total,
                    reference / ours.best(),
                    jdk / ours.best(),
                    entry.getValue() ? " (literal)" : "");
            boolean slow = ours.median() > MOST_MILLIS_OF_REGEX
                    || jdk < ours.best()
                    || (entry.getValue() && reference < LEAST_TIMES_RE2J * ours.best());
            missed.append(slow ? pattern + "\n" : "");
        }
        assertThat(missed).as("patterns that missed what is promised").isEmpty();
    }

    private static String regex(String pattern) {
        return "{\"regex\":true,\"pattern\":\"" + pattern.replace("\\", "\\\\") + "\"}";
    }

    /** How long an engine alone takes for all lines, estimated from some documents. */
    private double sampled(PlainEngines.Engine engine) throws Exception {
        List<Document> documents = collection.searchable();
        Times times = new Times();
        for (int round = 0; round < 2; round++) {
            times.measure(() -> {
                for (int i = 0; i < documents.size(); i += SAMPLE) {
                    engine.count(documents.get(i).text().toString());
                }
            });
        }
        return times.best() * SAMPLE;
    }

    private ToolOutcome run(String arguments) {
        ToolOutcome outcome = box.run(Questions.call("corpus_grep", arguments), Questions.question(collection));
        assertThat(outcome.errorCode()).as(outcome.content()).isEmpty();
        return outcome;
    }
}
