package dev.mudlark.bench.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.mudlark.models.LlmOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SamplingTest {

    @TempDir
    Path folder;

    private final List<LlmOptions> asked = Collections.synchronizedList(new ArrayList<>());
    private final ScriptedProvider openai = ScriptedProvider.of("openai", (ref, request) -> {
        asked.add(request.options());
        return request.tools().isEmpty() || asked.size() % 3 == 0
                ? ScriptedProvider.reply(ref, "five days")
                : ScriptedProvider.calls(ref, request.tools().getFirst().name(), "query", "refunds");
    });

    private final ScriptedProvider anthropic = ScriptedProvider.echo("anthropic");

    private List<Double> heats() {
        return asked.stream()
                .map(options -> options.temperature().orElse(-1))
                .distinct()
                .toList();
    }

    private List<Integer> limits() {
        return asked.stream()
                .map(options -> options.maxTokens().orElse(-1))
                .distinct()
                .toList();
    }

    @Test
    void everyCallOfEverySystemWritesAsTheConfigSays() throws Exception {
        for (String type : List.of(
                "no_retrieval",
                "bm25",
                "agent_search, retriever: bm25",
                "grep_agent",
                "pipeline_rag, topics: refunds," + " retriever: bm25")) {
            asked.clear();
            LiveRun live = LiveRun.in(
                    folder.resolve(type.substring(0, 4)),
                    2,
                    "models: {generator: 'openai:gpt-4o', temperature: 0.2, max_output_tokens: 900}\n"
                            + "systems: [{type: " + type + "}]\n");
            live.run(openai);
            assertThat(heats()).as(type).containsExactly(0.2);
            assertThat(limits()).as(type).containsExactly(900);
        }
    }

    @Test
    void aSystemGoesBeforeTheSectionAndTheManifestSaysWhatHeldInEach() throws Exception {
        LiveRun live = LiveRun.in(
                folder,
                1,
                "models: {generator: 'openai:gpt-4o', temperature: 0.20, max_output_tokens: 900}\nsystems:\n"
                        + "  - {type: bm25}\n  - {type: no_retrieval, temperature: 0, max_output_tokens: 50}\n");
        live.run(openai);
        assertThat(asked)
                .extracting(options -> options.temperature().orElse(-1))
                .containsExactly(0.2, 0.0);
        assertThat(asked).extracting(options -> options.maxTokens().orElse(-1)).containsExactly(900, 50);
        JsonNode systems = JsonMapper.builder()
                .build()
                .readTree(live.file("run_manifest.json"))
                .path("systems");
        assertThat(StreamSupport.stream(systems.spliterator(), false)
                        .map(system -> system.at("/settings/temperature").asText() + " "
                                + system.at("/settings/max_output_tokens").asText()))
                .containsExactly("0.2 900", "0 50");
    }

    @Test
    void withoutAWordTheProviderDecides() throws Exception {
        LiveRun.in(folder, 1, "models: {generator: 'openai:gpt-4o'}\nsystems: [{type: bm25}]\n")
                .run(openai);
        assertThat(asked).containsExactly(LlmOptions.DEFAULT);
    }

    @Test
    void whatNoProviderTakesIsRefusedWhereItStands() throws Exception {
        assertThat(LiveRun.in(
                                folder,
                                1,
                                "models:\n  generator: 'openai:gpt-4o'\n  temperature: 2.1\n  max_output_tokens: 0\nsystems:\n"
                                        + "  - type: bm25\n    temperature: -1\n    max_output_tokens: 1.5\n")
                        .faults(openai))
                .containsExactly(
                        "c.yaml:4: models.temperature: '2.1' is too large; write a number from 0 to 2",
                        "c.yaml:5: models.max_output_tokens: '0' is too small; write a whole number from 1 to 1000000",
                        "c.yaml:8: systems[0].temperature: '-1' is too small; write a number from 0 to 2",
                        "c.yaml:9: systems[0].max_output_tokens: '1.5' is not whole; write a whole number from 1 to 1000000");
    }

    @Test
    void whatTheModelOfASystemDoesNotTakeIsRefusedToo() throws Exception {
        assertThat(LiveRun.in(
                                folder,
                                1,
                                "models:\n  generator: 'anthropic:claude-haiku-4-5'\n  max_output_tokens: 200000\nsystems:\n"
                                        + "  - type: bm25\n    max_output_tokens: 5\n    temperature: 1.5\n"
                                        + "  - {type: no_retrieval}\n")
                        .faults(anthropic))
                .containsExactly(
                        "c.yaml:8: system 'bm25': temperature 1.5, but anthropic:claude-haiku-4-5 takes 0 to 1; write at most"
                                + " 1",
                        "c.yaml:9: system 'no_retrieval': max_output_tokens 200000, but anthropic:claude-haiku-4-5 reads and"
                                + " writes no more than 200000 tokens together; write fewer, or say under models.about what"
                                + " its context_tokens are");
    }
}
