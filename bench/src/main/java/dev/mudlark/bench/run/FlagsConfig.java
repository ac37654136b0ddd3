package dev.mudlark.bench.run;

import dev.mudlark.bench.problems.ProblemsException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
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
     * @throws ProblemsException when documents or questions are not named
     */
    static String text(Overrides flags) {
        Path docs = flags.docs().orElseThrow(() -> missing("--docs DIR"));
        Path questions = flags.questions().orElseThrow(() -> missing("--questions FILE"));
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
        DumpSettings block =
                DumpSettings.builder().setDefaultFlowStyle(FlowStyle.BLOCK).build();
        return new Dump(block).dumpToString(head) + DefaultSystems.text();
    }

    private static ProblemsException missing(String flag) {
        return ProblemsException.of(
                "run", "name a config file, or at least --docs DIR and --questions FILE; " + flag + " is missing");
    }

    private static String absolute(Path path) {
        return path.toAbsolutePath().normalize().toString();
    }
}
