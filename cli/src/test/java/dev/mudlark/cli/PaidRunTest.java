package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs that cost money: what is said before, and where they stop. */
class PaidRunTest {

    /** 100 tokens read and 10 written: 2,000 nano-dollars at 10 and 100 dollars for a million. */
    private static final String ANSWER = """
            {"id": "r1", "model": "tiny-1", "choices": [{"index": 0, "finish_reason": "stop",
             "message": {"role": "assistant", "content": "It is 14 days."}}],
             "usage": {"prompt_tokens": 100, "completion_tokens": 10, "total_tokens": 110}}
            """;

    @TempDir
    Path folder;

    private final AtomicInteger asked = new AtomicInteger();
    private HttpServer server;
    private TinyCollection tiny;

    @BeforeEach
    void startTheServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            exchange.getRequestBody().readAllBytes();
            asked.incrementAndGet();
            byte[] bytes = ANSWER.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        server.start();
        tiny = TinyCollection.in(folder);
    }

    @AfterEach
    void stopTheServer() {
        server.stop(0);
    }

    private void config(String evaluation, String pricing) {
        tiny.config("data: {docs: docs, questions: questions.jsonl}\n"
                + "evaluation: {" + evaluation + "}\n"
                + "models: {generator: mine/tiny}\n"
                + pricing
                + "providers:\n  mine: {api: openai, base_url: 'http://127.0.0.1:"
                + server.getAddress().getPort() + "/v1', max_retries: 0}\n"
                + "systems: [{type: no_retrieval}, {type: bm25}]\n");
    }

    private static String priced() {
        return "pricing: {mine/tiny: {input_per_million: 10, output_per_million: 100}}\n";
    }

    @Test
    void aRunStopsBeforeTheCallThatWouldPassItsLimitAndKeepsItsAnswers() throws IOException {
        config("max_cost_usd: 0.104", priced());
        Typed typed = Typed.mudlark("run", tiny.config(), "--out", tiny.out("a"), "--max-workers", "1", "--yes");
        assertThat(typed.code()).isEqualTo(1);
        assertThat(asked)
                .as("a reply of 1,024 tokens is reserved, some 0.1025 USD")
                .hasValue(1);
        assertThat(typed.err()).contains("evaluation.max_cost_usd 0.104 is reached: 0.002 USD are spent");
        assertThat(Files.readString(tiny.out("a").resolve("per_question_results.jsonl"))
                        .lines())
                .hasSize(1)
                .allSatisfy(line -> assertThat(line).doesNotContain("over_budget"));
    }

    @Test
    void aRunThatReachedItsLimitGoesOnWithWhatIsLeftOfAHigherOneAndSaysOneThing() throws IOException {
        config("max_cost_usd: 0.104", priced());
        Typed first = Typed.mudlark("run", tiny.config(), "--out", tiny.out("a"), "--max-workers", "1", "--yes");
        assertThat(first.err())
                .contains("USD are spent; before the run goes on, raise it in " + tiny.config())
                .contains("go on with: mudlark run --resume " + tiny.out("a"))
                .doesNotContain("asks everything again", "new run");
        Typed same = Typed.mudlark("run", "--resume", tiny.out("a"), "--max-workers", "1");
        assertThat(same.err()).contains("max_cost_usd 0.104 is reached: 0.002 USD are spent");
        assertThat(asked).as("nothing fits, as before").hasValue(1);
        config("max_cost_usd: 0.109", priced());
        Typed more = Typed.mudlark("run", "--resume", tiny.out("a"), "--max-workers", "1");
        assertThat(asked)
                .as("0.002 were spent before and each call reserves 0.1024 and its prompt, so a few more fit")
                .hasValueBetween(2, 4);
        assertThat(more.err()).contains("max_cost_usd 0.109 is reached: 0.00" + asked.get() * 2 + " USD are spent");
        config("max_cost_usd: 5", priced());
        Typed rest = Typed.mudlark("run", "--resume", tiny.out("a"), "--max-workers", "1");
        assertThat(rest.code()).as(rest.err()).isZero();
        assertThat(Files.readString(tiny.out("a").resolve("run_manifest.json")))
                .contains("\"spent_nano_usd\" : " + asked.get() * 2_000_000L);
    }

    @Test
    void aLimitOfMoneyNeedsAPrice() {
        config("max_cost_usd: 1", "");
        assertThat(Typed.mudlark("run", tiny.config(), "--out", tiny.out("a")).err())
                .contains("evaluation.max_cost_usd: the price of mine:tiny is not known");
    }

    @Test
    void aRunThatCostsMoreThanTheThresholdIsAskedAboutAndNotBegunWithoutAYes() {
        config("cost_confirm_threshold_usd: 0.000001", priced());
        Typed refused = Typed.mudlark("run", tiny.config(), "--out", tiny.out("a"));
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.error())
                .startsWith("mudlark: this run will cost about 0.0")
                .endsWith(
                        "above evaluation.cost_confirm_threshold_usd 0.000001; pass --yes to begin, or see mudlark estimate");
        assertThat(tiny.out("a")).doesNotExist();
        assertThat(asked).hasValue(0);
        Typed silent = Typed.onATerminal("run", tiny.config(), "--out", tiny.out("a"));
        assertThat(silent.code()).as("a closed input is no yes").isEqualTo(2);
        assertThat(silent.err()).contains("Begin? [y/N]").contains("not begun");
        Typed agreed = Typed.mudlark("run", tiny.config(), "--out", tiny.out("a"), "--yes");
        assertThat(agreed.code()).as(agreed.err()).isZero();
    }

    @Test
    void anEstimateAsksNobodyAndShowsEachSystem() {
        config("k: [1]", priced());
        Typed table = Typed.mudlark("estimate", tiny.config());
        assertThat(table.code()).as(table.err()).isZero();
        assertThat(table.out()).contains("no_retrieval", "bm25", "mine:tiny", "by a rehearsal of ");
        Typed json = Typed.mudlark("estimate", tiny.config(), "--json");
        assertThat(json.out())
                .contains("\"usd\":")
                .contains("\"sampled_questions\":")
                .doesNotContain("null");
        assertThat(asked).hasValue(0);
    }

    @Test
    void theJudgeIsPartOfTheEstimateAndOfTheQuestion() throws IOException {
        config(
                "cost_confirm_threshold_usd: 1",
                priced().replace("}}", "}, mine/judge: {input_per_million: 100000, output_per_million: 100000}}"));
        tiny.config(Files.readString(tiny.config())
                .replace("generator: mine/tiny", "generator: mine/tiny, judge: mine/judge"));
        assertThat(Typed.mudlark("estimate", tiny.config()).out()).contains("(judge)", "mine:judge");
        assertThat(Typed.mudlark("run", tiny.config(), "--out", tiny.out("a")).error())
                .contains("pass --yes to begin");
    }

    @Test
    void anEstimateWithoutAPriceIsUnpricedAndWithTheStandInNothing() {
        config("k: [1]", "");
        assertThat(Typed.mudlark("estimate", tiny.config()).out())
                .contains("unpriced")
                .contains("and what the unpriced models cost");
        assertThat(Typed.mudlark("estimate", tiny.config(), "--json").out()).contains("\"usd\":null");
        assertThat(Typed.mudlark("estimate", tiny.config(), "--mock").out()).contains("Only the stand-in answers");
    }

    @Test
    void oneQuestionIsAskedWithAllItsSteps() {
        config("k: [1]", priced());
        Typed typed = Typed.mudlark("ask", tiny.config(), "bm25", "How long is the notice period?");
        assertThat(typed.code()).as(typed.err()).isZero();
        assertThat(typed.out()).contains("It is 14 days.").contains("retrieve").contains("0.002");
        assertThat(asked).hasValue(1);
    }

    @Test
    void oneQuestionIsAskedForPrograms() throws IOException {
        config("k: [1]", priced());
        Typed typed = Typed.mudlark("ask", tiny.config(), "bm25", "How long does a refund take?", "--json");
        assertThat(typed.code()).as(typed.err()).isZero();
        assertThat(typed.out().lines()).hasSize(1);
        JsonNode json = new ObjectMapper().readTree(typed.out());
        assertThat(json.path("answer").asText()).isEqualTo("It is 14 days.");
        assertThat(json.path("error").isNull()).isTrue();
        assertThat(json.path("input_tokens").asInt()).isEqualTo(100);
        assertThat(json.path("output_tokens").asInt()).isEqualTo(10);
        assertThat(json.path("usd").decimalValue()).isEqualByComparingTo("0.002");
        assertThat(json.path("steps"))
                .extracting(step -> step.path("kind").asText())
                .containsExactly("retrieve", "generate");
        assertThat(json.path("evidence"))
                .isNotEmpty()
                .allMatch(span -> span.path("doc_id").isTextual());
        assertThat(json.path("messages"))
                .extracting(message -> message.path("role").asText())
                .contains("user", "assistant");
    }

    @Test
    void aQuestionThatFailsIsAnErrorWithItsStepsForProgramsToo() throws IOException {
        config("k: [1]", priced());
        server.stop(0);
        Typed typed = Typed.mudlark("ask", tiny.config(), "no_retrieval", "How long?", "--json");
        assertThat(typed.code()).isEqualTo(1);
        JsonNode json = new ObjectMapper().readTree(typed.out());
        assertThat(json.path("answer").isNull()).isTrue();
        assertThat(json.path("error").path("code").asText()).isEqualTo("llm_unavailable");
        assertThat(json.path("steps")).hasSize(1);
    }

    @Test
    void theModelsOfAConfigAreShownAndAskedOnlyWhenTriedForReal() {
        config("k: [1]", priced());
        Typed shown = Typed.mudlark("doctor", tiny.config());
        assertThat(shown.code()).as(shown.err()).isZero();
        assertThat(shown.out())
                .startsWith("mine:tiny (answers in no_retrieval, bm25): not known whether it calls tools,"
                        + " 10 USD read and 100 USD written per million tokens, at http://127.0.0.1:");
        assertThat(asked).hasValue(0);

        Typed tried = Typed.mudlark("doctor", tiny.config(), "--live");
        assertThat(tried.code()).as("no system offers tools").isZero();
        assertThat(tried.lastLine()).isEqualTo("mine:tiny: answers, does NOT call a tool when asked to");
        assertThat(asked).hasValue(2);
    }

    @Test
    void aModelOfAConfigThatCannotBeUsedIsToldWithItsCause() {
        config("k: [1]", "");
        server.stop(0);
        Typed down = Typed.mudlark("doctor", tiny.config(), "--live");
        assertThat(down.code()).isEqualTo(1);
        assertThat(down.out()).contains("price NOT known");
        assertThat(down.lastLine()).startsWith("mine:tiny: FAILED: ");

        tiny.config("data: {docs: docs, questions: questions.jsonl}\n"
                + "models: {generator: mine/tiny}\nsystems: [{type: bm25}]\n"
                + "providers: {mine: {api: openai, base_url: 'http://127.0.0.1:1/v1', key_env: NO_SUCH_KEY_HERE}}\n");
        Typed keyless = Typed.mudlark("doctor", tiny.config());
        assertThat(keyless.code()).isEqualTo(1);
        assertThat(keyless.out()).contains("CANNOT be asked: ").contains("NO_SUCH_KEY_HERE");

        assertThat(Typed.mudlark("doctor", tiny.config(), "--model", "openai:x").error())
                .contains("leave out --model or the CONFIG");
        tiny.config("models: {generator: nobody/tiny}\n");
        assertThat(Typed.mudlark("doctor", tiny.config()).code()).isEqualTo(2);
    }

    @Test
    void anEstimateIsOfAsManyQuestionsAsWillBeAsked() throws IOException {
        config("k: [1]", priced());
        JsonNode all = new ObjectMapper()
                .readTree(Typed.mudlark("estimate", tiny.config(), "--json").out());
        JsonNode two = new ObjectMapper()
                .readTree(Typed.mudlark("estimate", tiny.config(), "--limit", "2", "--json")
                        .out());
        assertThat(all.at("/systems/0/questions").asInt()).isEqualTo(5);
        assertThat(two.at("/systems/0/questions").asInt()).isEqualTo(2);
        assertThat(Typed.mudlark("estimate", tiny.config(), "--limit", "0").code())
                .isEqualTo(2);
    }

    @Test
    void aSystemThatIsNotThereIsToldWithTheLikelyOne() {
        config("k: [1]", priced());
        Typed typed = Typed.mudlark("ask", tiny.config(), "bm52", "How long?");
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.error()).endsWith("no system 'bm52'; there is no_retrieval, bm25; did you mean 'bm25'?");
        assertThat(Typed.mudlark("ask", tiny.config(), "bm25", " ").error()).contains("the question is empty");
    }
}
