package dev.mudlark.bench.run;

import dev.mudlark.bench.rundir.ShellWord;
import dev.mudlark.models.ModelRef;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * What flags of the command say, over what the config says.
 *
 * @param docs folder of documents
 * @param questions file of questions
 * @param qrels file of judgements
 * @param mock the stand-in answers
 * @param maxWorkers questions answered at the same time
 * @param limit only that many questions, from the first
 * @param taping whether calls of models are recorded or replayed
 * @param model answers where a system of the config names no model of its own
 */
public record Overrides(
        Optional<Path> docs,
        Optional<Path> questions,
        Optional<Path> qrels,
        boolean mock,
        OptionalInt maxWorkers,
        OptionalInt limit,
        Taping taping,
        Optional<ModelRef> model) {

    /** No flag. */
    public static final Overrides NONE = of(Optional.empty(), Optional.empty(), Optional.empty(), false);

    /** Flags that name no model but perhaps the stand-in. */
    public Overrides(
            Optional<Path> docs,
            Optional<Path> questions,
            Optional<Path> qrels,
            boolean mock,
            OptionalInt maxWorkers,
            OptionalInt limit,
            Taping taping) {
        this(docs, questions, qrels, mock, maxWorkers, limit, taping, Optional.empty());
    }

    /** Flags that name files, and who answers. */
    public static Overrides of(Optional<Path> docs, Optional<Path> questions, Optional<Path> qrels, boolean mock) {
        return new Overrides(docs, questions, qrels, mock, OptionalInt.empty(), OptionalInt.empty(), Taping.NONE);
    }

    /** The flags as they are typed. */
    String asTyped() {
        StringBuilder typed = new StringBuilder();
        docs.ifPresent(path -> typed.append(" --docs ").append(ShellWord.of(path)));
        questions.ifPresent(path -> typed.append(" --questions ").append(ShellWord.of(path)));
        qrels.ifPresent(path -> typed.append(" --qrels ").append(ShellWord.of(path)));
        maxWorkers.ifPresent(count -> typed.append(" --max-workers ").append(count));
        limit.ifPresent(count -> typed.append(" --limit ").append(count));
        model.ifPresent(ref -> typed.append(" --model ").append(ShellWord.of(Path.of(ref.toString()))));
        return typed.append(mock ? " --mock" : "").append(taping.asTyped()).toString();
    }

    /** What differs from the config, by its keys. */
    Map<String, String> byKey() {
        Map<String, String> changed = new TreeMap<>();
        docs.ifPresent(path -> changed.put("data.docs", path.toString()));
        questions.ifPresent(path -> changed.put("data.questions", path.toString()));
        qrels.ifPresent(path -> changed.put("data.qrels", path.toString()));
        maxWorkers.ifPresent(count -> changed.put("evaluation.max_workers", String.valueOf(count)));
        limit.ifPresent(count -> changed.put("limit", String.valueOf(count)));
        taping.putByKey(changed);
        model.ifPresent(ref -> changed.put("models.generator", ref.toString()));
        if (mock) {
            changed.put("models.generator", Generators.MOCK);
        }
        return changed;
    }

    /** The flags that {@link #byKey} told of, with paths as {@code where} gives them. */
    static Overrides fromKeys(Map<String, String> changed, UnaryOperator<Path> where) {
        return new Overrides(
                path(changed, "data.docs", where),
                path(changed, "data.questions", where),
                path(changed, "data.qrels", where),
                Generators.MOCK.equals(changed.get("models.generator")),
                count(changed, "evaluation.max_workers"),
                count(changed, "limit"),
                Taping.fromKeys(changed, where),
                Optional.ofNullable(changed.get("models.generator"))
                        .filter(name -> !name.equals(Generators.MOCK))
                        .map(ModelRef::parse));
    }

    /** The same flags, and the stand-in answers. */
    Overrides withMock() {
        return new Overrides(docs, questions, qrels, true, maxWorkers, limit, taping, Optional.empty());
    }

    /** The same flags with another model; the stand-in, named by reference, answers in every system. */
    public Overrides withModel(Optional<ModelRef> other) {
        Optional<ModelRef> named = other.filter(ref -> !ref.provider().equals(Generators.MOCK));
        boolean standIn = mock || (other.isPresent() && named.isEmpty());
        return new Overrides(docs, questions, qrels, standIn, maxWorkers, limit, taping, named);
    }

    /** The same flags with other workers, when a number is given. */
    Overrides withWorkers(OptionalInt workers) {
        return workers.isEmpty() ? this : new Overrides(docs, questions, qrels, mock, workers, limit, taping, model);
    }

    private static Optional<Path> path(Map<String, String> changed, String key, UnaryOperator<Path> where) {
        return Optional.ofNullable(changed.get(key)).map(Path::of).map(where);
    }

    private static OptionalInt count(Map<String, String> changed, String key) {
        String count = changed.get(key);
        return count == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(count));
    }
}
