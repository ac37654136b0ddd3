package dev.mudlark.bench.rundir;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.bench.problems.JsonFault;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.context.FileFault;
import dev.mudlark.evaluation.JudgeAxis;
import dev.mudlark.evaluation.Verdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** {@code verdicts.jsonl}: what a judge said of the answers of a run, a line for each. */
final class VerdictFile {

    private VerdictFile() {}

    static void write(Path file, List<Verdict> verdicts) throws IOException {
        StringBuilder lines = new StringBuilder();
        verdicts.forEach(verdict -> lines.append(JsonLines.line(node(verdict))).append('\n'));
        WholeFile.write(file, lines.toString());
    }

    /**
     * The verdicts; none when there is no file.
     *
     * @throws ProblemsException when a line is not what it should be
     */
    static List<Verdict> read(Path file) {
        if (!Files.exists(file)) {
            return List.of();
        }
        List<Verdict> verdicts = new ArrayList<>();
        int number = 0;
        try {
            for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
                number++;
                verdicts.add(verdict(Stored.of(JsonLines.parse(line), "verdict")));
            }
        } catch (JsonProcessingException e) {
            throw fault(file, number, "no valid JSON: " + JsonFault.of(e));
        } catch (StoredException | IllegalArgumentException | ArithmeticException e) {
            throw fault(file, number, String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw ProblemsException.of(file.toString(), "cannot be read (" + FileFault.of(e) + "); check its rights");
        }
        return verdicts;
    }

    private static ProblemsException fault(Path file, int number, String what) {
        return ProblemsException.of(file + ":" + number, what + "; remove the line to do without this verdict");
    }

    private static ObjectNode node(Verdict verdict) {
        ObjectNode node = JsonLines.object();
        node.put("system", verdict.system());
        node.put("question_id", verdict.questionId());
        node.put("judge", verdict.judge());
        node.put("calls", verdict.calls());
        node.put("cost_nano_usd", verdict.costNanoDollars());
        node.put("priced", verdict.priced());
        ObjectNode axes = node.putObject("axes");
        verdict.axes().forEach((axis, said) -> axes.set(axis.id(), node(said)));
        return node;
    }

    private static ObjectNode node(Verdict.OnAxis said) {
        return switch (said) {
            case Verdict.Graded graded ->
                JsonLines.object()
                        .put("grade", graded.grade())
                        .put("lowest", graded.lowest())
                        .put("highest", graded.highest())
                        .put("samples", graded.samples())
                        .put("reason", graded.reason());
            case Verdict.Unscored unscored -> JsonLines.object().put("unscored", unscored.why());
            case Verdict.Failed failed -> JsonLines.object().put("failed", failed.why());
        };
    }

    private static Verdict verdict(Stored node) {
        Map<JudgeAxis, Verdict.OnAxis> axes = new EnumMap<>(JudgeAxis.class);
        for (Map.Entry<String, JsonNode> entry : node.object("axes").properties()) {
            // An axis of a later version is nothing that this one could use.
            JudgeAxis.of(entry.getKey()).ifPresent(axis -> axes.put(axis, onAxis(entry.getValue())));
        }
        return new Verdict(
                node.text("system"),
                node.text("question_id"),
                node.text("judge"),
                axes,
                node.integer("calls"),
                node.whole("cost_nano_usd"),
                node.flag("priced"));
    }

    private static Verdict.OnAxis onAxis(JsonNode value) {
        Stored node = Stored.of(value, "axis");
        return node.optionalText("unscored")
                .<Verdict.OnAxis>map(Verdict.Unscored::new)
                .or(() -> node.optionalText("failed").map(Verdict.Failed::new))
                .orElseGet(() -> new Verdict.Graded(
                        value.path("grade").asDouble(),
                        node.integer("lowest"),
                        node.integer("highest"),
                        node.integer("samples"),
                        node.text("reason")));
    }
}
