package dev.mudlark.bench.config;

import dev.mudlark.bench.problems.Problems;
import java.nio.file.Path;
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
    private static final Option<List<PairEntry>> CONTRAST = Option.of(
            "contrast",
            new PairsType(),
            List::of,
            "see below",
            "Which systems are compared question by question: pairs such as `[agent_with_tools, bm25]`, the judged one"
                    + " first.");

    private static final Option<Optional<Values>> DATA = nested(DataSettings.SECTION);
    private static final Option<Optional<Values>> EVALUATION = nested(MeasureSettings.SECTION);
    private static final Option<Optional<Values>> TOOLS = nested(ToolSettings.SECTION);
    private static final Option<Optional<Values>> MODELS_KEY = nested(ModelSettings.SECTION);

    private final SystemCatalog catalog;
    private final Option<SystemList> systems;
    private final Section root;

    /** A reader for configs with systems of the given types. */
    public ConfigReader(SystemCatalog catalog) {
        this.catalog = catalog;
        this.systems = Option.required("systems", new SystemsType(catalog), "What is compared, at least one system.");
        this.root = Section.of(
                "the file",
                "The keys of the file.",
                List.of(
                        NAME,
                        SEED,
                        DATA,
                        EVALUATION,
                        TOOLS,
                        MODELS_KEY,
                        ProviderEntry.ENTRIES,
                        ModelFacts.PRICING,
                        systems,
                        CONTRAST));
    }

    /**
     * Reads a config as far as that goes.
     *
     * @param file how to name the file in messages
     * @param folder the folder that relative paths in it start from
     * @param fallbackName the experiment's name when the config gives none
     * @param problems takes every fault; with any, the config has defaults where something could not be read
     */
    public Config read(String file, String text, Path folder, String fallbackName, Problems problems) {
        Anchors anchors = new Anchors();
        return YamlReader.read(file, text, anchors, problems)
                .map(yaml -> config(
                        root.read(yaml, new Place(file, folder, "", problems, ToolNames.in(yaml), anchors)),
                        file,
                        fallbackName))
                .orElseGet(() -> unreadable(file, fallbackName));
    }

    /** A config of which nothing is known, because its file cannot be read. */
    public Config unreadable(String file, String fallbackName) {
        return config(Values.unreadable(file, 0, root.options()), file, fallbackName);
    }

    private Config config(Values values, String file, String fallbackName) {
        ModelSettings models = ModelSettings.from(section(values, MODELS_KEY, ModelSettings.SECTION, file), values);
        return new Config(
                values.get(NAME).orElse(fallbackName),
                values.get(SEED),
                DataSettings.from(section(values, DATA, DataSettings.SECTION, file)),
                MeasureSettings.from(section(values, EVALUATION, MeasureSettings.SECTION, file)),
                ToolSettings.from(section(values, TOOLS, ToolSettings.SECTION, file)),
                models,
                values.given(systems).orElse(SystemList.UNKNOWN).sampling(models.sampling()),
                values.get(CONTRAST));
    }

    /** A section as it is written or absent, and one of which nothing is known when its key cannot be read. */
    private static Values section(Values values, Option<Optional<Values>> key, Section section, String file) {
        return values.sound(key)
                .map(written -> written.orElseGet(() -> Values.absent(file, section.options())))
                .orElseGet(() -> Values.unreadable(file, 0, section.options()));
    }

    /** All sections in the order of the documentation: the file, its sections, then the types of systems. */
    public List<Section> sections() {
        return Stream.concat(
                        Stream.of(
                                root,
                                DataSettings.SECTION,
                                MeasureSettings.SECTION,
                                JudgeChoice.SECTION,
                                ToolSettings.SECTION,
                                ModelSettings.SECTION,
                                ModelFacts.ABOUT,
                                ProviderEntry.SECTION,
                                ModelFacts.PRICE),
                        catalog.sections().stream())
                .toList();
    }

    private static Option<Optional<Values>> nested(Section section) {
        return Option.of(
                section.title(),
                OptionTypes.optional(
                        OptionTypes.type("section", (value, place) -> Optional.of(section.read(value, place)))),
                Optional::empty,
                "see below",
                section.description());
    }
}
