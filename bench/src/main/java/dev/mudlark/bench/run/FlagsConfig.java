package dev.mudlark.bench.run;

import dev.mudlark.bench.problems.Problems;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.snakeyaml.engine.v2.api.Dump;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.common.FlowStyle;

/** Writes the config that flags alone stand for, so that a run with flags is a run with a config. */
final class FlagsConfig {

    /** How messages name it. */
    static final String FILE = "(config made from flags)";

    private FlagsConfig() {}

    /**
     * The config: the documents and questions of the flags, the systems of {@code default-systems.yaml}.
     *
     * @param use names the command that lacks flags
     * @return empty, and a fault, when documents or questions are not named
     */
    static Optional<String> text(Overrides flags, Draft.Use use, Problems problems) {
        if (flags.docs().isPresent() && flags.questions().isPresent()) {
            return Optional.of(text(flags, flags.docs().get(), flags.questions().get()));
        }
        List<String> missing = Stream.of(
                        flags.docs().map(path -> "").orElse("--docs DIR"),
                        flags.questions().map(path -> "").orElse("--questions FILE"))
                .filter(flag -> !flag.isEmpty())
                .toList();
        problems.add(
                use.name().toLowerCase(Locale.ROOT),
                "name a config file, or at least --docs DIR and --questions FILE; "
                        + String.join(" and ", missing)
                        + (missing.size() == 1 ? " is missing" : " are missing"));
        return Optional.empty();
    }

    private static String text(Overrides flags, Path docs, Path questions) {
        Map<String, String> data = new LinkedHashMap<>();
        data.put("docs", absolute(docs));
        data.put("questions", absolute(questions));
        flags.qrels().ifPresent(file -> data.put("qrels", absolute(file)));
        Map<String, Object> head = new LinkedHashMap<>();
        head.put("name", FolderName.of(CollectionName.of(docs)));
        head.put("data", data);
        if (flags.mock()) {
            head.put("models", Map.of("generator", Generators.MOCK));
        }
        flags.model().ifPresent(ref -> head.put("models", Map.of("generator", ref.toString())));
        DumpSettings block =
                DumpSettings.builder().setDefaultFlowStyle(FlowStyle.BLOCK).build();
        return new Dump(block).dumpToString(head) + DefaultSystems.text();
    }

    private static String absolute(Path path) {
        return path.toAbsolutePath().normalize().toString();
    }
}
