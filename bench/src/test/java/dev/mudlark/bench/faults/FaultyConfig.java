package dev.mudlark.bench.faults;

import dev.mudlark.bench.config.ConfigReader;
import dev.mudlark.bench.config.Option;
import dev.mudlark.bench.config.Section;
import dev.mudlark.bench.systems.Systems;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A config without a fault and the faults that can be planted into it. */
final class FaultyConfig {

    private static final Map<String, String> WRITTEN = Map.of(
            "data.docs", "docs",
            "data.questions", "questions.jsonl",
            "data.qrels", "qrels.jsonl",
            "evaluation.k", "[5]",
            "tools.timeout_s", "10",
            "models.generator", "mock",
            "evaluation.judge.samples", "1",
            "pipeline_rag.topics", "plans",
            "agent_search.retriever", "bm25");
    private static final Map<String, String> WRITTEN_BEHIND_NAMES = Map.of(
            "models.about.supports_tools", "true",
            "providers.api", "wire",
            "pricing.input_per_million", "1",
            "pricing.output_per_million", "2");
    private static final Map<String, String> SPOILED = Map.of(
            "data.docs", "documents",
            "data.questions", "questions",
            "data.qrels", "judgements");
    private static final Set<String> ROOT_SECTIONS = Set.of("data", "evaluation", "tools", "models");
    private static final List<String> NAMED = List.of("models.about", "providers", "pricing", "evaluation.judge");

    private static final Set<String> MAPPINGS = Set.of("tools.max_calls_per_minute");

    private static final List<String> PAIRS =
            List.of("unknown", "self", "back", "again", "one", "half", "kind", "nobodies");

    private final PlantedFile file = new PlantedFile("config.yaml");
    private final List<Fault> faults = new ArrayList<>();

    FaultyConfig() {
        List<Section> sections = new ConfigReader(Systems.catalog()).sections();
        options("", "file", sections.getFirst());
        sections.stream().filter(FaultyConfig::isOfTheRoot).forEach(section -> {
            file.line(section.title(), section.title() + ":");
            options("  ", section.title(), section);
        });
        named(sections);
        file.line("systems", "systems:");
        sections.stream()
                .skip(1)
                .filter(section -> !isOfTheRoot(section) && !NAMED.contains(section.title()))
                .forEach(section -> {
                    file.line(section.title(), "  - type: " + section.title());
                    options("    ", section.title(), section);
                });
        systems();
        contrasts();
        values();
    }

    PlantedFile file() {
        return file;
    }

    List<Fault> faults() {
        return List.copyOf(faults);
    }

    private static boolean isOfTheRoot(Section section) {
        return ROOT_SECTIONS.contains(section.title());
    }

    /** A line for each option, where it can be of a wrong kind, and one for a key that is none. */
    private void options(String indent, String title, Section section) {
        for (Option<?> option : section.options()) {
            String anchor = title + "." + option.name();
            if (title.equals("file") && !Set.of("name", "seed").contains(option.name())
                    || anchor.equals("models.about")) {
                continue;
            }
            if (anchor.equals("evaluation.judge")) {
                file.line("judge", "  judge:");
                options("    ", anchor, section(new ConfigReader(Systems.catalog()).sections(), anchor));
                continue;
            }
            String value = WRITTEN.getOrDefault(anchor, WRITTEN_BEHIND_NAMES.get(anchor));
            file.line(anchor, value == null ? "#" : indent + option.name() + ": " + value);
            boolean mapping = MAPPINGS.contains(anchor);
            Fault wrong = Fault.of(
                    anchor,
                    indent + option.name() + (mapping ? ": [x]" : ": {no: value}"),
                    option.name() + (mapping ? ": this is a list" : ": this is a mapping"));
            boolean system = indent.length() == 4 && !NAMED.contains(title);
            faults.add(
                    SPOILED.containsKey(anchor)
                            ? wrong.spoiling(SPOILED.get(anchor))
                            : system && option.name().equals("name") ? wrong.spoiling("names") : wrong);
        }
        file.line(title + ".more", "#");
        faults.add(Fault.of(title + ".more", indent + "zzzzzzzzz: 1", "unknown key 'zzzzzzzzz'"));
    }

    /** The sections of which there are several, each behind a name; the last of the root before them is models. */
    private void named(List<Section> sections) {
        file.line("facts", "  about:");
        file.line("facts.one", "    'mine/llama':");
        options("      ", "models.about", section(sections, "models.about"));
        file.line("providers", "providers:");
        file.line("providers.one", "  mine:");
        options("    ", "providers", section(sections, "providers"));
        file.line("providers.key", "#");
        file.line("providers.two", "  two: {api: wire}");
        file.line("pricing", "pricing:");
        file.line("pricing.one", "  'mine/llama':");
        options("    ", "pricing", section(sections, "pricing"));
        file.line("pricing.two", "  'two/llama': {input_per_million: 0, output_per_million: 0.123456789}");
        plant("facts.one", "    ':llama':", "models.about: model ':llama': write PROVIDER:NAME");
        plant(
                "providers.api",
                "    api: wrie",
                "providers.mine: no wire format 'wrie'; there is wire; did you mean 'wire'?");
        plant(
                "providers.base_url",
                "    base_url: https://me:secret@host/v1",
                "providers.mine.base_url: this is no address");
        plant(
                "providers.base_url",
                "    base_url: 'http://host/v1?key=secret'",
                "providers.mine.base_url: this is no address");
        plant(
                "providers.key_env",
                "    key_env: sk-secret",
                "providers.mine.key_env: this is no name of an environment");
        plant("providers.key", "    api_key: sk-secret", "providers.mine.api_key: a key never stands in a config");
        plant("providers.max_retries", "    max_retries: 21", "providers.mine.max_retries: '21' is too large");
        faults.add(Fault.of("providers.two", "  mock: {api: wire}", "'mock' is the stand-in")
                .spoiling("endpoints"));
        faults.add(Fault.of("providers.two", "  t/o: {api: wire}", "'t/o' is no name of an endpoint")
                .spoiling("endpoints"));
        plant("providers.two", "  two: wire", "providers.two: this is text; write keys and values");
        plant(
                "pricing.two",
                "  'two/llama': {input_per_million: 1}",
                "key 'output_per_million' is missing in pricing.two/llama");
        plant(
                "pricing.two",
                "  'mine:llama': {input_per_million: -1, output_per_million: 0.0000000001}",
                "pricing: 'mine:llama' names the same as 'mine/llama'",
                "input_per_million: '-1' is too small",
                "has too many decimals");
        faults.add(Fault.of(
                        "no_retrieval.generator",
                        "    generator: mokc",
                        "generator of system 'no_retrieval': model 'mokc': no provider")
                .needing("endpoints"));
    }

    private static Section section(List<Section> sections, String title) {
        return sections.stream()
                .filter(section -> section.title().equals(title))
                .findFirst()
                .orElseThrow();
    }

    private void values() {
        plant("file.seed", "seed: -1", "seed: '-1'");
        plant("data.language", "  language: germann", "did you mean 'german'?");
        plant("data.language", "  language: de", "did you mean 'german'?");
        plant("evaluation.tools_now", "  tools_now: 2026-02-30", "evaluation.tools_now: ");
        plant("tools.allow", "  allow: [calculater, 3]", "tools.allow[0]: ", "tools.allow[1]: ");
        plant("tools.allow", "  allow: [calculator, calculator]", "tools.allow[1]: 'calculator' stands twice");
        plant("evaluation.k", "  k: [5, 5.0]", "evaluation.k[1]: '5.0' stands twice");
        plant(
                "evaluation.k",
                "  k: ['5', 1e3, 0x5, 1.5]",
                "'5' is text; remove the quotes",
                "'0x5' is no",
                "'1.5' is not");
        plant("file.seed", "seed: !foo -1", "the tag !foo means nothing", "'-1' is too small");
        plant("file.seed", "seed: !!python/object:x 1", "the tag !!python/object:x means nothing");
        plant("file.more", "<<: {seed: 3, zzz: 1}", "'<<' merges nothing", "unknown key 'zzz'");
        plant("bm25.more", "    <<: {zzz: 1}", "'<<' merges nothing", "unknown key 'zzz'");
        plant("tools.timeout_s", "  timeout_s: 1e-12", "'1e-12' is too small");
        plant("tools.allow_network", "  allow_network: 'true'", "'true' is text; remove the quotes");
        faults.add(Fault.of("models.generator", "  generator: mokc", "no provider 'mokc'; there is ")
                .needing("endpoints"));
        plant("bm25.top_k", "    tools: [calculator]", "systems[1].tools: a bm25 system calls no tools");
        plant("agent_search.max_steps", "    max_stpes: 3", "did you mean 'max_steps'?");
        faults.add(Fault.of("data.docs", "  docs: none", "data.docs: no such folder")
                .spoiling("documents"));
        faults.add(Fault.of("data.docs", "  dosc: docs", "unknown key 'dosc'").spoiling("documents"));
        faults.add(Fault.of("data.questions", "  questions: none", "data.questions: no such file: ")
                .spoiling("questions"));
        faults.add(Fault.of("data.questions", "  questions: docs", "data.questions: ")
                .spoiling("questions"));
        faults.add(Fault.of("data.qrels", "  qrels: none", "data.qrels: no such file: ")
                .spoiling("judgements"));
        faults.add(Fault.of("data.questions", "  qestions: x", "unknown key 'qestions'")
                .spoiling("questions"));
    }

    private void systems() {
        system("cut", "", "chunk_overlap: 200", "chunk_overlap (200) of system 'cut'");
        system("small", "", "chunk_words: 16", "chunk_overlap (32 by default) of system 'small'");
        system("headed", "chunker: headings", "chunker: headings, chunk_overlap: 3", "chunk_overlap has no meaning");
        system(
                "both",
                "",
                "chunk_overlap: 200, top_k: 0",
                "chunk_overlap (200) of system 'both'",
                "top_k: '0' is too small");
        system("kind", "", "chunk_words: many, chunk_overlap: 200", "chunk_words: 'many'");
        system("close", "", "chunk_wrods: 300, chunk_overlap: 200", "unknown key 'chunk_wrods'");
        agent("apart", "", "ablate: true", "system 'apart': ablate: true needs tools");
        agent(
                "parts",
                "ablate: true, tools: [calculator, date_calc]",
                "ablate: true, tools: [calculater]",
                "calculater");
        agent("sure", "ablate: true, tools: [calculator, date_calc]", "ablate: 3, tools: [calculator]", "ablate: '3'");
        agent("lone", "", "ablate: true, tools: [x]", "unknown tool 'x'");
        agent(
                "grep",
                "",
                "tools: [{name: corpus_grep, max_results: 0, cap: 3}]",
                "max_results is 0",
                "no option 'cap'");
        agent("twice", "", "tools: [search, calculator, calculator]", "always there", "stands twice");
        agent(
                "deep",
                "ablate: true, tools: [calculator]",
                "ablate: true, tools: [calculator], chunk_overlap: 999",
                "chunk_overlap (999) of system 'deep'");
        entry("twin", "{type: bm25, name: twin}", "{type: bm25, name: cut}", "the name 'cut' is taken");
        entry("typed", "{type: bm25, name: typed}", "{type: bm52, name: typed}", "unknown system 'bm52'");
        entry(
                "type",
                "{type: bm25, name: type}",
                "{type: bm52, name: cut}",
                "unknown system",
                "the name 'cut' is taken");
        agent("cheap", "max_cost_usd: 0.5", "max_cost_usd: 1e-12, repeat_guard: yes", "'1e-12' is too small", "'yes'");
        agent("guard", "repeat_guard: on", "repeat_guard: 1", "repeat_guard: '1'");
        system("alias", "", "<<: {top_k: 0}", "'<<' merges nothing", "top_k: '0' is too small");
        entry("none", "{type: bm25, name: none}", "{type: graph}", "unknown system 'graph'");
        file.line("system.bad", "  - {type: bm25, name: bad}");
        faults.add(Fault.of("system.bad", "  - {name: 3}", "key 'type' is missing", "name: '3'")
                .spoiling("names"));
        file.line("system.text", "  - {type: bm25, name: text}");
        faults.add(Fault.of("system.text", "  - text", "this is text; write a mapping")
                .spoiling("names"));
        for (String pair : PAIRS) {
            file.line("system.for_" + pair, "  - {type: bm25, name: for_" + pair + "}");
        }
    }

    private void contrasts() {
        file.line("contrast", "contrast:");
        file.line("pair.fixed", "  - [cut, small]");
        file.line("pair.typed", "  - [typed, cut]");
        file.line("pair.made", "  - [parts (only calculator), sure (no tools)]");
        pair("unknown", "[nobody, cut]", "unknown system 'nobody'");
        pair("self", "[small, small]", "'small' stands against itself");
        pair("back", "[small, cut]", "compared by contrast[0] already, the other way round");
        pair("again", "{system: cut, baseline: small}", "compared by contrast[0] already");
        pair("one", "[cut]", "this is a list of 1");
        pair("half", "{system: nobody, basline: cut}", "unknown key 'basline'", "unknown system 'nobody'");
        pair("kind", "[nobody, 7]", "[1]: '7' is a whole number", "unknown system 'nobody'");
        pair("nobodies", "[nobody, nobody]", "unknown system 'nobody'", "'nobody' stands against itself");
    }

    private void plant(String anchor, String text, String... told) {
        faults.add(Fault.of(anchor, text, told));
    }

    private void entry(String name, String right, String wrong, String... told) {
        file.line("system." + name, "  - " + right);
        plant("system." + name, "  - " + wrong, told);
    }

    private void system(String name, String right, String wrong, String... told) {
        String start = "{type: bm25, name: " + name;
        entry(name, start + (right.isEmpty() ? "" : ", " + right) + "}", start + ", " + wrong + "}", told);
    }

    private void agent(String name, String right, String wrong, String... told) {
        String start = "{type: agent_search, retriever: bm25, name: " + name;
        entry(name, start + (right.isEmpty() ? "" : ", " + right) + "}", start + ", " + wrong + "}", told);
    }

    /** Pairs are between systems of their own, so that no pair stands twice before a fault is planted. */
    private void pair(String name, String wrong, String... told) {
        file.line("pair." + name, "  - {system: cut, baseline: for_" + name + "}");
        Fault fault = Fault.of("pair." + name, "  - " + wrong, told);
        faults.add(wrong.contains("nobody") ? fault.needing("names") : fault);
    }
}
