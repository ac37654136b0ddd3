package dev.mudlark.bench.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.bench.problems.Problem;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.documents.Language;
import dev.mudlark.models.ModelRef;
import dev.mudlark.tools.BuiltInTools;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConfigReaderTest {

    private static final Option<Integer> SIZE = Option.of("size", OptionTypes.integer(1, 10), 3, "How big.");
    private static final Section PLAIN = new Section(
            "plain",
            "A system.",
            List.of(SystemCatalog.NAME, SIZE),
            Map.of("tools", "a plain system uses no tools; remove this key"));
    private static final ConfigReader READER = new ConfigReader(new SystemCatalog(List.of(PLAIN)));

    private static Config read(String text) {
        Problems problems = new Problems();
        Config config = READER.read("a.yaml", text, Path.of("/base"), "a", problems);
        assertThat(problems.found()).isEmpty();
        return config;
    }

    private static List<String> faults(String text) {
        Problems problems = new Problems();
        READER.read("a.yaml", text, Path.of("/base"), "a", problems);
        return problems.found().stream().map(Problem::toString).toList();
    }

    @Test
    void anEmptySystemListIsAllThatIsNeededBesideDefaults() {
        Config config = read("systems: [{type: plain}]");
        assertThat(config.name()).isEqualTo("a");
        assertThat(config.seed()).isEqualTo(42);
        Written<Path> nothing = new Written<>(Optional.empty(), false, "a.yaml");
        assertThat(config.data()).isEqualTo(new DataSettings(nothing, nothing, nothing, Optional.of(Language.NONE)));
        assertThat(config.evaluation().k()).containsExactly(5);
        assertThat(config.evaluation().toolsNow()).isEqualTo(LocalDate.of(2026, 1, 1));
        assertThat(config.tools())
                .isEqualTo(new ToolSettings(List.of(), false, Duration.ofSeconds(10), 4000, Map.of()));
        assertThat(config.models().generator().isMissing()).isTrue();
        assertThat(config.systems().entries()).singleElement().satisfies(system -> {
            assertThat(system.name()).isEqualTo("plain");
            assertThat(system.options().get(SIZE)).isEqualTo(3);
        });
    }

    @Test
    void everyKeyIsReadAndPathsStartFromTheFile() {
        Config config = read("""
                name: trial
                seed: 7
                data:
                  docs: ../docs
                  questions: q.jsonl
                  qrels: /abs/qrels.jsonl
                  language: german
                evaluation: {k: [10, 1], tools_now: 2025-02-28, max_workers: 2, response_cache: ../kept}
                tools: {allow: [search], allow_network: true, timeout_s: 0.5, max_output_chars: 1000}
                models: {generator: mock}
                systems:
                  - {type: plain, name: one, size: 4}
                  - {type: plain, name: two}
                """);
        assertThat(config.name()).isEqualTo("trial");
        assertThat(config.seed()).isEqualTo(7);
        assertThat(config.data().docs().value()).contains(Path.of("/docs"));
        assertThat(config.data().questions().value()).contains(Path.of("/base/q.jsonl"));
        assertThat(config.data().qrels().value()).contains(Path.of("/abs/qrels.jsonl"));
        assertThat(config.data().language()).contains(Language.GERMAN);
        assertThat(config.evaluation())
                .isEqualTo(new MeasureSettings(
                        List.of(1, 10),
                        LocalDate.of(2025, 2, 28),
                        2,
                        JudgeChoice.DEFAULT,
                        Optional.of(Path.of("/kept")),
                        new Written<>(Optional.empty(), false, "a.yaml:8"),
                        1_000_000_000L));
        assertThat(config.tools())
                .isEqualTo(new ToolSettings(List.of("search"), true, Duration.ofMillis(500), 1000, Map.of()));
        assertThat(config.models().generator())
                .isEqualTo(new Written<>(Optional.of(ModelRef.parse("mock")), false, "a.yaml:10"));
        assertThat(config.systems().entries()).extracting(SystemEntry::name).containsExactly("one", "two");
        assertThat(config.systems().entries().get(0).options().get(SIZE)).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "evaluation: {k: [5]}", "evaluation: {response_cache: off}"})
    void repliesAreNotKeptUnlessAFolderIsNamed(String evaluation) {
        Config config = read(evaluation + "\nsystems: [{type: plain}]\n");
        assertThat(config.evaluation().responseCache()).isEmpty();
    }

    @Test
    void aFolderForRepliesIsAPath() {
        assertThat(faults("evaluation: {response_cache: [a]}\nsystems: [{type: plain}]\n"))
                .singleElement()
                .asString()
                .startsWith("a.yaml:1: evaluation.response_cache: ");
    }

    @Test
    void anUnknownKeyNamesFileLinePlaceAndTheLikelyKey() {
        assertThat(faults("systems:\n  - type: plain\n    szie: 4\n"))
                .containsExactly("a.yaml:3: unknown key 'szie' in systems[0]; valid keys are name, size; "
                        + "did you mean 'size'?");
        assertThat(faults("sytems: []\nsystems: [{type: plain}]"))
                .containsExactly("a.yaml:1: unknown key 'sytems'; valid keys are name, seed, data, evaluation, tools, "
                        + "models, providers, pricing, systems, contrast; did you mean 'systems'?");
    }

    @Test
    void everyFaultIsToldAtOnce() {
        assertThat(faults("evaluation: {kk: 1}\nseed: -1\nsystems:\n  - {type: plain, size: 11}\n"))
                .containsExactly(
                        "a.yaml:1: unknown key 'kk' in evaluation; valid keys are k, tools_now, max_workers, response_cache,"
                                + " judge, max_cost_usd, cost_confirm_threshold_usd",
                        "a.yaml:2: seed: '-1' is too small; write a whole number from 0 up",
                        "a.yaml:4: systems[0].size: '11' is too large; write a whole number from 1 to 10");
    }

    @Test
    void ratesOfToolsAreAMappingOfNamesToNumbers() {
        Config config = read("tools: {max_calls_per_minute: {corpus_grep: 30, search: 5}}\nsystems: [{type: plain}]");
        assertThat(config.tools().maxCallsPerMinute()).isEqualTo(Map.of("corpus_grep", 30, "search", 5));
        assertThat(faults("tools: {max_calls_per_minute: {corpus_grp: 30, search: 0}}\nsystems: [{type: plain}]"))
                .containsExactly(
                        "a.yaml:1: tools.max_calls_per_minute: unknown tool 'corpus_grp'; tools are "
                                + String.join(", ", BuiltInTools.names()) + "; did you mean 'corpus_grep'?",
                        "a.yaml:1: tools.max_calls_per_minute.search: '0' is too small; write a whole number from 1"
                                + " to 1000000");
        assertThat(faults("tools: {max_calls_per_minute: 30}\nsystems: [{type: plain}]"))
                .containsExactly(
                        "a.yaml:1: tools.max_calls_per_minute: '30' is a whole number; write a mapping, such as"
                                + " {corpus_grep: 30}");
    }

    @ParameterizedTest
    @CsvSource({"on, true", "'off', false", "true, true", "false, false", "OFF, false"})
    void onAndOffAreTruthValuesToo(String written, boolean value) {
        Option<Boolean> guard = Option.of("guard", OptionTypes.onOff(), true, "Whether.");
        ConfigReader reader = new ConfigReader(new SystemCatalog(
                List.of(new Section("plain", "A system.", List.of(SystemCatalog.NAME, guard), Map.of()))));
        Problems problems = new Problems();
        Config config = reader.read(
                "a.yaml", "systems: [{type: plain, guard: " + written + "}]", Path.of("/base"), "a", problems);
        assertThat(problems.found()).isEmpty();
        assertThat(config.systems().entries().getFirst().options().get(guard)).isEqualTo(value);
    }

    @Test
    void aKeyThatStandsTwiceIsRefused() {
        assertThat(faults("seed: 1\nseed: 2\nsystems: [{type: plain}]"))
                .containsExactly("a.yaml:2: key 'seed' stands twice, first on line 1");
    }

    @Test
    void aToolListOnASystemWithoutToolsIsRefusedWithTheReason() {
        assertThat(faults("systems:\n  - type: plain\n    tools: [calculator]\n"))
                .containsExactly("a.yaml:3: systems[0].tools: a plain system uses no tools; remove this key");
    }

    @Test
    void anUnknownSystemNamesTheTypesAndTheLikelyOne() {
        assertThat(faults("systems: [{type: plian}]"))
                .containsExactly("a.yaml:1: systems[0].type: unknown system 'plian'; types are plain; "
                        + "did you mean 'plain'?");
    }

    @Test
    void brokenYamlNamesTheLine() {
        assertThat(faults("systems:\n  - {type: plain\nname: x\n"))
                .singleElement()
                .asString()
                .startsWith("a.yaml:3: broken YAML: ");
        assertThat(faults("systems:\n\t- type: plain\n"))
                .singleElement()
                .asString()
                .startsWith("a.yaml:2: broken YAML: ");
        assertThat(faults("# nothing\n")).singleElement().asString().startsWith("a.yaml: the file is empty");
        assertThat(faults("a: &x [*x]"))
                .singleElement()
                .asString()
                .isEqualTo("a.yaml:1: this value contains itself; remove the alias");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "{a: ", "- ", "? "})
    void yamlThatIsTooDeepIsRefusedInOneLine(String opening) {
        assertThat(faults("seed: 1\nsystems:\n " + opening.repeat(100_000) + "x"))
                .containsExactly("a.yaml:3: nested more than 50 deep; is a bracket not closed?");
    }

    @Test
    void whatYamlWouldMultiplyOrMergeIsRefusedWithItsLine() {
        assertThat(faults("a: &a [x]\nb: [" + "*a, ".repeat(101) + "]\n"))
                .containsExactly("a.yaml:2: more than 100 aliases; write the values instead of *a");
        assertThat(faults("systems:\n  - &x {type: plain, name: a}\n  - <<: *x\n    name: b\n"))
                .containsExactly("a.yaml:3: '<<' merges nothing here; write the keys themselves");
        assertThat(faults("seed: 1\nname: a\0b\n"))
                .containsExactly("a.yaml:2: the character U+0000 is not allowed; remove it");
        assertThat(faults("seed: 1\n? [a, b]\n: c\nsystems: [{type: plain}]\n"))
                .containsExactly("a.yaml:2: a key must be plain text");
        assertThat(faults("seed: 1\n? {a: b}\n: c\nsystems: [{type: plain}]\n"))
                .containsExactly("a.yaml:2: a key must be plain text");
        assertThat(faults("seed: 1\nname: *none\n")).singleElement().asString().startsWith("a.yaml:2: broken YAML: ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            name: 3                     | name: '3' is a whole number; put it in quotes if it is meant as text
            name: ''                    | name: ''; write text that is not blank
            name: a/b                   | name: a name has at most 60 characters, no slash and no control character
            name:                       | name: this is empty; write text
            seed: x                     | seed: 'x'; write a whole number from 0 up
            seed: 1.5                   | seed: '1.5' is not whole; write a whole number from 0 up
            seed: 0x10                  | seed: '0x10' is no plain decimal number; write a whole number from 0 up
            data: {docs: "${HOME}/x"}   | data.docs: '${HOME}/x'; environment variables are not filled in here; write the value itself
            data: docs                  | data: this is text; write keys and values: docs, questions, qrels, language
            data: {language: germann}   | data.language: 'germann'; valid is none, danish, dutch, english, finnish, french, german, italian, norwegian, portuguese, russian, spanish, swedish; did you mean 'german'?
            tools: {timeout_s: 0}       | tools.timeout_s: '0' is too small; write a number above 0, at most 3600
            tools: {timeout_s: 1e999999999} | tools.timeout_s: '1e999999999' is no plain decimal number; write a number above 0, at most 3600
            seed: 99999999999999999999  | seed: '99999999999999999999' is too large; write a whole number from 0 to 9223372036854775807
            tools: {allow: [web_search]} | tools.allow[0]: 'web_search'; valid is calculator, date_calc, corpus_grep, lookup_table, list_documents, read_document, search
            tools: {allow: [calculater]} | tools.allow[0]: 'calculater'; valid is calculator, date_calc, corpus_grep, lookup_table, list_documents, read_document, search; did you mean 'calculator'?
            evaluation: {tools_now: 0000-01-01} | evaluation.tools_now: '0000-01-01'; write a date from 0001-01-01 to 9999-12-31
            evaluation: {tools_now: "+10000-01-01"} | evaluation.tools_now: '+10000-01-01'; write a date from 0001-01-01 to 9999-12-31
            tools: {allow: x}           | tools.allow: 'x'; write a list, such as [a, b]
            tools: {allow_network: yes} | tools.allow_network: 'yes'; write true or false
            evaluation: {k: []}         | evaluation.k: the list is empty; write at least one rank, such as [5]
            evaluation: {k: [5, a]}     | evaluation.k[1]: 'a'; write a whole number from 1 to 1000
            evaluation: {tools_now: tomorrow} | evaluation.tools_now: 'tomorrow'; write a date as YYYY-MM-DD
            evaluation: {tools_now: 2025-02-30} | evaluation.tools_now: '2025-02-30'; write a date as YYYY-MM-DD
            """)
    void aValueOfAWrongKindNamesItsKeyAndWhatToWrite(String line, String fault) {
        assertThat(faults("systems: [{type: plain}]\n" + line)).containsExactly("a.yaml:2: " + fault);
    }

    @ParameterizedTest
    @CsvSource({"de, german", "Deutsch, german", "GERMAN, german", "pt-BR, portuguese", "nb, norwegian", "fra, french"})
    void aLanguageIsUnderstoodByItsCodeAndItsOwnNameToNameTheRightOne(String typed, String meant) {
        assertThat(faults("systems: [{type: plain}]\ndata: {language: " + typed + "}"))
                .singleElement()
                .asString()
                .startsWith("a.yaml:2: data.language: '" + typed + "'; valid is none, danish, ")
                .endsWith(", swedish; did you mean '" + meant + "'?");
    }

    @Test
    void aKeyThatIsMisspelledIsNotMissingToo() {
        assertThat(faults("sytems: [{type: plain}]"))
                .singleElement()
                .asString()
                .startsWith("a.yaml:1: unknown key 'sytems'");
    }

    @Test
    void everyLineWithACharacterThatIsNotAllowedIsTold() {
        assertThat(faults("seed: 1\u0007\nname: a\nsystems: \u0001\n"))
                .containsExactly(
                        "a.yaml:1: the character U+0007 is not allowed; remove it",
                        "a.yaml:3: the character U+0001 is not allowed; remove it");
        assertThat(faults("systems:\n  - &x {type: plain}\n  - {<<: *x, name: b}\n  - {<<: 5, type: plain, sise: 1}\n"))
                .containsExactly(
                        "a.yaml:3: '<<' merges nothing here; write the keys themselves",
                        "a.yaml:4: '<<' merges nothing here; write the keys themselves",
                        "a.yaml:4: unknown key 'sise' in systems[2]; valid keys are name, size; did you mean 'size'?");
    }

    @Test
    void behindASecondDocumentTheFirstIsCheckedToo() {
        assertThat(faults("seed: x\nsystems: [{type: plain}]\n---\nseed: 1\n"))
                .containsExactly(
                        "a.yaml:1: seed: 'x'; write a whole number from 0 up",
                        "a.yaml:3: a second document starts here; write one only");
    }

    @Test
    void aMissingSystemListSaysWhatItIs() {
        assertThat(faults("seed: 1"))
                .containsExactly(
                        "a.yaml:1: key 'systems' is missing (list of systems): What is compared, at least one system.");
        assertThat(faults("systems: []"))
                .containsExactly("a.yaml:1: systems: write a list of systems, such as [{type: bm25}]; types are plain");
        assertThat(faults("systems: [plain]"))
                .containsExactly("a.yaml:1: systems[0]: this is text; write a mapping, such as {type: bm25}");
    }
}
