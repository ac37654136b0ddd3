package dev.mudlark.bench.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.mudlark.bench.BenchException;
import dev.mudlark.bench.RunResult;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.models.Endpoint;
import dev.mudlark.models.ModelRef;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModelChoiceTest {

    private static final String SYSTEMS = "systems:\n  - {type: bm25}\n  - {type: no_retrieval}\n";

    @TempDir
    Path folder;

    private final ScriptedProvider openai = ScriptedProvider.echo("openai");
    private final ScriptedProvider ollama = ScriptedProvider.echo("ollama");

    private LiveRun live(String config) throws IOException {
        return LiveRun.in(folder, 2, config);
    }

    private static JsonNode json(String text) throws IOException {
        return JsonMapper.builder().build().readTree(text);
    }

    @Test
    void theModelOfTheConfigAnswersAndIsNoStandIn() throws Exception {
        LiveRun live = live("models: {generator: 'openai:gpt-5-mini'}\n" + SYSTEMS);
        RunResult result = live.run(openai);
        assertThat(openai.asked()).hasSize(4).containsOnly(ModelRef.parse("openai:gpt-5-mini"));
        assertThat(result.record().systems())
                .allMatch(system -> !system.standIn() && system.model().equals("openai:gpt-5-mini"));
        assertThat(live.file("report.html") + live.file("leaderboard.md")).doesNotContain("stand-in", "notional");
        assertThat(result.evaluation().results().get(0).attempt().costNanoDollars())
                .as("1000 tokens at 0.25 and 100 at 2 dollars a million")
                .isEqualTo(250_000 + 200_000);
    }

    @Test
    void theFlagWinsOverTheConfigAndASystemKeepsItsOwnModel() throws Exception {
        LiveRun live = live("models: {generator: mock}\nsystems:\n  - {type: bm25}\n"
                + "  - {type: no_retrieval, generator: 'ollama:qwen3'}\n");
        RunResult result = live.run(Optional.of(ModelRef.parse("openai:gpt-5")), openai, ollama);
        assertThat(result.record().systems())
                .extracting(SystemInfo::model)
                .containsExactly("openai:gpt-5", "ollama:qwen3");
        assertThat(openai.asked()).hasSize(2);
        assertThat(ollama.asked()).hasSize(2);
        JsonNode manifest = json(live.file("run_manifest.json"));
        assertThat(manifest.path("overrides").path("models.generator").asText()).isEqualTo("openai:gpt-5");
        assertThat(manifest.path("command").asText()).endsWith(" --model openai:gpt-5");
    }

    @Test
    void whereEverySystemNamesItsModelNoneIsMissed() throws Exception {
        LiveRun live = live("systems: [{type: bm25, generator: 'openai:gpt-5'}]\n");
        assertThat(live.run(openai).record().systems())
                .extracting(SystemInfo::model)
                .containsExactly("openai:gpt-5");
    }

    @Test
    void anEndpointIsReachedByItsNameAndTheManifestSaysWhatWasUsedAndNoSecret() throws Exception {
        LiveRun live = live(
                "models: {generator: box/qwen3}\nproviders:\n  box: {api: ollama, base_url: 'http://127.0.0.1:9/x',"
                        + " key_env: BOX_KEY, context_tokens: 8192, max_concurrent: 2, timeout_s: 30}\n"
                        + "pricing:\n  box/qwen3: {input_per_million: 0, output_per_million: 0.5}\n" + SYSTEMS);
        live.run(ollama);
        Endpoint endpoint = ollama.endpoints().getLast();
        assertThat(endpoint.name()).isEqualTo("box");
        assertThat(endpoint.baseUrl()).contains(URI.create("http://127.0.0.1:9/x"));
        assertThat(endpoint.contextTokens()).hasValue(8192);
        assertThat(endpoint.limits().concurrency()).hasValue(2);
        assertThat(endpoint.limits().timeout()).hasSeconds(30);
        assertThat(ollama.asked()).containsOnly(ModelRef.parse("box/qwen3"));
        JsonNode models = json(live.file("run_manifest.json")).path("models");
        assertThat(models.at("/used/0/model").asText()).isEqualTo("box:qwen3");
        assertThat(models.at("/used/0/supports_tools").asBoolean()).isTrue();
        assertThat(models.at("/used/0/price/output_per_million").asDouble()).isEqualTo(0.5);
        assertThat(models.at("/used/0/price/input_per_million").asDouble(-1)).isZero();
        assertThat(models.at("/endpoints/0/key_env").asText()).isEqualTo("BOX_KEY");
        assertThat(models.at("/endpoints/0/base_url").asText()).isEqualTo("http://127.0.0.1:9/x");
    }

    @Test
    void theProvidersPriceDoesNotHoldAtAnotherAddress() throws Exception {
        LiveRun live = live(
                "models: {generator: 'mine/gpt-5'}\nproviders:\n  mine: {api: openai, base_url: 'http://h/v1'}\n"
                        + "  same: {api: openai}\nsystems: [{type: bm25}, {type: no_retrieval, generator: same/gpt-5}]\n");
        live.run(openai);
        JsonNode used = json(live.file("run_manifest.json")).at("/models/used");
        assertThat(used.at("/0/price").isNull()).isTrue();
        assertThat(used.at("/1/price/input_per_million").asDouble()).isEqualTo(1.25);
        assertThat(used.at("/1/price/priced_on").asText()).startsWith("20");
    }

    @Test
    void anAgentOnAModelThatCallsNoToolsIsAFaultThatNamesSomeThatDo() throws Exception {
        LiveRun live = live("models: {generator: 'ollama:gemma3:4b'}\nsystems:\n  - {type: bm25}\n"
                + "  - {type: agent_search, retriever: bm25}\n  - {type: grep_agent, generator: 'ollama:qwen3'}\n");
        assertThat(live.faults(ollama))
                .containsExactly(
                        "c.yaml:5: system 'agent_search' calls tools, and the model ollama:gemma3:4b cannot; take"
                                + " one that can, such as ollama:qwen3, ollama:gpt-oss, ollama:llama3.1, ask it with agent_mode: react_json, or say under models.about"
                                + " that it does (supports_tools: true)");
        assertThat(ollama.asked()).isEmpty();
    }

    @Test
    void whatTheConfigSaysAboutAModelWins() throws Exception {
        LiveRun live =
                live("models:\n  generator: 'ollama:gemma3'\n  about: {'ollama:gemma3': {supports_tools: true}}\n"
                        + "systems: [{type: agent_search, retriever: bm25}]\n");
        assertThat(live.faults(ollama)).isEmpty();
    }

    @Test
    void aCapOnMoneyNeedsAPrice() throws Exception {
        String agent = "systems: [{type: grep_agent, max_cost_usd: 0.5}]\n";
        assertThat(live("models: {generator: 'openai:new-one'}\n" + agent).faults(openai))
                .singleElement()
                .asString()
                .startsWith("c.yaml:3: system 'grep_agent': max_cost_usd needs a model whose price is known");
        assertThat(live("models: {generator: 'openai:new-one'}\n"
                                + "pricing: {'openai:new-one': {input_per_million: 1, output_per_million: 2}}\n"
                                + agent)
                        .faults(openai))
                .isEmpty();
    }

    @Test
    void aKeyIsMissedByARunAndByNoCheck() throws Exception {
        LiveRun live = live("models: {generator: 'openai:keyless'}\n" + SYSTEMS);
        assertThat(live.faults(openai)).isEmpty();
        BenchException refused = catchThrowableOfType(BenchException.class, () -> live.run(openai));
        assertThat(refused.kind()).isEqualTo(BenchException.Kind.COULD_NOT_START);
        assertThat(refused.lines())
                .containsExactly(
                        folder + "/c.yaml:2: models.generator: model 'openai:keyless': set WIRE_KEY to your key");
    }
}
