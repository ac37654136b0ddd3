package dev.mudlark.bench.config;

import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.problems.ProblemsException;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads config files. */
public final class ConfigReader {

    private static final Option<Optional<String>> NAME = Option.unset(
            "name",
            new NameType(),
            "Name of the experiment; the run folder is called after it. Unset: the file's name.");
    private static final Option<Long> SEED =
            Option.of("seed", OptionTypes.wholeFrom(0), 42L, "Seed of the bootstrap intervals and permutation tests.");
    private static final Option<Optional<String>> GENERATOR = Option.unset(
            "generator",
            OptionTypes.text(),
            "Who answers. So far only `mock`, the rule-based stand-in, can; `--mock` chooses it too.");
    private static final Section MODELS = Section.of("models", "Who answers.", List.of(GENERATOR));

    private static final Option<List<PairEntry>> CONTRAST = Option.of(
            "contrast",
            new PairsType(),
            List::of,
            "see below",
            "Which systems are compared question by question: pairs such as `[agent_with_tools, bm25]`, the judged one"
                    + " first.");

    private static final Option<Values> DATA = nested(DataSettings.SECTION);
    private static final Option<Values> EVALUATION = nested(MeasureSettings.SECTION);
    private static final Option<Values> TOOLS = nested(ToolSettings.SECTION);
    private static final Option<Values> MODELS_KEY = nested(MODELS);

    private final SystemCatalog catalog;
    private final Option<List<SystemEntry>> systems;
    private final Section root;

    /** A reader for configs with systems of the given types. */
    public ConfigReader(SystemCatalog catalog) {
        this.catalog = catalog;
        this.systems = Option.required("systems", new SystemsType(catalog), "What is compared, at least one system.");
        this.root = Section.of(
                "the file",
                "The keys of the file.",
                List.of(NAME, SEED, DATA, EVALUATION, TOOLS, MODELS_KEY, systems, CONTRAST));
    }

    /**
     * Reads a config.
     *
     * @param file how to name the file in messages
     * @param folder the folder that relative paths in it start from
     * @param fallbackName the experiment's name when the config gives none
     * @throws ProblemsException naming every fault
     */
    public Config read(String file, String text, Path folder, String fallbackName) {
        Problems problems = new Problems();
        Yaml yaml = YamlReader.read(file, text, problems)
                .orElseThrow(() -> ProblemsException.of(
                        file, "the file is empty; write at least data: and systems: (docs/configuration.md)"));
        Values values = root.read(yaml, new Place(file, folder, "", problems));
        problems.throwIfAny();
        return new Config(
                values.get(NAME).orElse(fallbackName),
                values.get(SEED),
                DataSettings.from(values.get(DATA)),
                MeasureSettings.from(values.get(EVALUATION)),
                ToolSettings.from(values.get(TOOLS)),
                values.get(MODELS_KEY).get(GENERATOR),
                values.get(systems),
                values.get(CONTRAST));
    }

    /**
     * The paths of a config that may have faults elsewhere, as far as they can be read; faults are told by {@link #read}.
     *
     * @throws ProblemsException when it is no YAML
     */
    public DataSettings readPaths(String file, String text, Path folder) {
        Problems untold = new Problems();
        return YamlReader.read(file, text, untold)
                .map(yaml -> root.read(yaml, new Place(file, folder, "", untold)))
                .map(values -> DataSettings.from(values.get(DATA)))
                .orElse(DataSettings.NONE);
    }

    /** All sections in the order of the documentation: the file, its sections, then the types of systems. */
    public List<Section> sections() {
        return Stream.concat(
                        Stream.of(root, DataSettings.SECTION, MeasureSettings.SECTION, ToolSettings.SECTION, MODELS),
                        catalog.sections().stream())
                .toList();
    }

    private static Option<Values> nested(Section section) {
        return Option.of(
                section.title(),
                OptionTypes.type("section", (value, place) -> Optional.of(section.read(value, place))),
                () -> new Values(new IdentityHashMap<>(), section.options(), 1),
                "see below",
                section.description());
    }
}
