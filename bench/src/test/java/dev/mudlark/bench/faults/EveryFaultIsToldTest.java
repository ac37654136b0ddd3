package dev.mudlark.bench.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.mudlark.bench.Bench;
import dev.mudlark.bench.BenchException;
import dev.mudlark.bench.CheckRequest;
import dev.mudlark.bench.Finding;
import dev.mudlark.bench.FindingKind;
import dev.mudlark.bench.RunListener;
import dev.mudlark.bench.RunRequest;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.PlainWords;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Models;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EveryFaultIsToldTest {

    private static final FaultyConfig CONFIG = new FaultyConfig();
    private static final FaultyData DATA = new FaultyData();
    private static final List<PlantedFile> FILES =
            Stream.concat(Stream.of(CONFIG.file()), DATA.files().stream()).toList();
    private static final List<Fault> CATALOGUE =
            Stream.concat(CONFIG.faults().stream(), DATA.faults().stream()).toList();

    private static final Models MODELS =
            Models.of(Models.discover().provider(ModelRef.parse("mock")), new WireProvider("wire"));

    @TempDir
    Path folder;

    @BeforeEach
    void writeDocuments() throws IOException {
        Files.createDirectories(folder.resolve("docs"));
        Files.writeString(folder.resolve("docs/refunds.md"), "# Refunds\nA refund takes five days.\n");
    }

    static List<Fault> catalogue() {
        return CATALOGUE;
    }

    @Test
    void withoutAFaultNoneIsTold() throws IOException {
        assertThat(told(List.of())).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("catalogue")
    void aFaultAloneIsToldOnceAndMakesNoOther(Fault fault) throws IOException {
        check(List.of(fault), "alone");
    }

    @Test
    void independentFaultsAreAllToldTogetherByValidateAndByRun() throws IOException {
        for (long seed = 0; seed < 80; seed++) {
            Random random = new Random(seed);
            check(drawn(random, 2 + random.nextInt(12)), "seed " + seed);
        }
        for (long seed = 0; seed < 5; seed++) {
            check(drawn(new Random(seed), CATALOGUE.size()), "as many as fit together, seed " + seed);
        }
    }

    private static List<Fault> drawn(Random random, int most) {
        List<Fault> shuffled = new ArrayList<>(CATALOGUE);
        Collections.shuffle(shuffled, random);
        List<Fault> drawn = new ArrayList<>();
        for (Fault fault : shuffled) {
            if (drawn.size() < most && drawn.stream().allMatch(fault::isIndependentOf)) {
                drawn.add(fault);
            }
        }
        return drawn;
    }

    private void check(List<Fault> faults, String how) throws IOException {
        List<String> told = told(faults);
        List<String> left = new ArrayList<>(told);
        for (Fault fault : faults) {
            PlantedFile file = FILES.stream()
                    .filter(one -> one.has(fault.anchor()))
                    .findFirst()
                    .orElseThrow();
            for (String message : fault.told()) {
                Optional<String> line = left.stream()
                        .filter(one -> one.startsWith(file.where(fault.anchor()) + ": ") && one.contains(message))
                        .findFirst();
                assertThat(line)
                        .as("%s: %s of %s in%n%s", how, message, fault, String.join("\n", told))
                        .isPresent();
                line.ifPresent(left::remove);
            }
        }
        assertThat(left).as("%s: told besides %s", how, faults).isEmpty();
        assertThat(told).as(how).isSortedAccordingTo((a, b) -> Long.compare(rank(a), rank(b)));
    }

    private static long rank(String told) {
        String[] parts = told.split(":", 3);
        List<String> names = FILES.stream().map(PlantedFile::name).toList();
        return names.indexOf(parts[0]) * 10_000L + Integer.parseInt(parts[1]);
    }

    /** What validate tells, which is what run tells. */
    private List<String> told(List<Fault> faults) throws IOException {
        for (PlantedFile file : FILES) {
            file.write(folder, faults);
        }
        Optional<Path> config = Optional.of(folder.resolve(CONFIG.file().name()));
        List<String> told = Bench.validate(
                        new CheckRequest(config, Optional.empty(), Optional.empty(), Optional.empty(), false), MODELS)
                .findings()
                .stream()
                .filter(finding -> finding.kind() == FindingKind.FAULT)
                .map(EveryFaultIsToldTest::line)
                .toList();
        if (!faults.isEmpty()) {
            assertThat(refusedRun(config)).isEqualTo(told);
        }
        List<String> shown =
                told.stream().map(line -> line.replace(folder + "/", "")).toList();
        assertThat(shown).noneMatch(PlainWords::speaksOfCode);
        return shown;
    }

    private List<String> refusedRun(Optional<Path> config) {
        Path out = folder.resolve("out");
        RunRequest request = new RunRequest(
                config,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                Optional.of(out),
                OptionalInt.empty(),
                OptionalInt.empty());
        BenchException refused = catchThrowableOfType(
                BenchException.class,
                () -> Bench.run(request, MODELS, new Silent(), Clock.systemUTC(), Deadline.none()));
        assertThat(refused.kind()).isEqualTo(BenchException.Kind.COULD_NOT_START);
        assertThat(out).doesNotExist();
        return refused.lines();
    }

    private static String line(Finding finding) {
        return finding.where() + ": " + finding.message();
    }

    private static final class Silent implements RunListener {
        @Override
        public void note(String line) {}

        @Override
        public void started(int done, int total) {}

        @Override
        public void answered(int done, int total, int failed) {}
    }
}
