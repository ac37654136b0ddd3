package dev.mudlark.bench.live;

import dev.mudlark.bench.Bench;
import dev.mudlark.bench.BenchException;
import dev.mudlark.bench.CheckRequest;
import dev.mudlark.bench.Finding;
import dev.mudlark.bench.FindingKind;
import dev.mudlark.bench.RunListener;
import dev.mudlark.bench.RunRequest;
import dev.mudlark.bench.RunResult;
import dev.mudlark.context.Deadline;
import dev.mudlark.models.ModelProvider;
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

/**
 * A folder with a document, questions and a config, to be run with providers of a test.
 *
 * @param folder where it is
 * @param notes what the run tells
 */
record LiveRun(Path folder, List<String> notes) {

    static LiveRun in(Path folder, int questions, String config) throws IOException {
        Files.createDirectories(folder.resolve("docs"));
        Files.writeString(folder.resolve("docs/refunds.md"), "# Refunds\nA refund takes five days.\n");
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < questions; i++) {
            lines.append("{\"id\": \"q")
                    .append(i)
                    .append("\", \"question\": \"How long does refund ")
                    .append(i)
                    .append(" take?\", \"reference_answer\": \"five days\"}\n");
        }
        Files.writeString(folder.resolve("questions.jsonl"), lines);
        Files.writeString(folder.resolve("c.yaml"), "data: {docs: docs, questions: questions.jsonl}\n" + config);
        return new LiveRun(folder, Collections.synchronizedList(new ArrayList<>()));
    }

    static Models models(ModelProvider... providers) {
        List<ModelProvider> all = new ArrayList<>(List.of(providers));
        all.add(Models.discover().provider(ModelRef.parse("mock")));
        return Models.of(all.toArray(ModelProvider[]::new));
    }

    RunResult run(Optional<ModelRef> model, ModelProvider... providers) throws BenchException {
        RunRequest request = new RunRequest(
                Optional.of(folder.resolve("c.yaml")),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                Optional.of(folder.resolve("out")),
                OptionalInt.of(1),
                OptionalInt.empty(),
                Optional.empty(),
                Optional.empty(),
                model);
        return Bench.run(request, models(providers), new Noting(notes), Clock.systemUTC(), Deadline.none());
    }

    RunResult run(ModelProvider... providers) throws BenchException {
        return run(Optional.empty(), providers);
    }

    /** What is wrong, file and line first, without the folder. */
    List<String> faults(ModelProvider... providers) {
        CheckRequest request = new CheckRequest(
                Optional.of(folder.resolve("c.yaml")), Optional.empty(), Optional.empty(), Optional.empty(), false);
        return Bench.validate(request, models(providers)).findings().stream()
                .filter(finding -> finding.kind() == FindingKind.FAULT)
                .map(LiveRun::line)
                .map(line -> line.replace(folder + "/", ""))
                .toList();
    }

    private static String line(Finding finding) {
        return finding.where() + ": " + finding.message();
    }

    String file(String name) throws IOException {
        return Files.readString(folder.resolve("out").resolve(name));
    }

    private record Noting(List<String> notes) implements RunListener {
        @Override
        public void note(String line) {
            notes.add(line);
        }

        @Override
        public void started(int done, int total) {}

        @Override
        public void answered(int done, int total, int failed) {}
    }
}
