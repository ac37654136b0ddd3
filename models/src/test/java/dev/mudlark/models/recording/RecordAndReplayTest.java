package dev.mudlark.models.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.Secret;
import dev.mudlark.context.Trace;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.Delivery;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmEvent;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.ProviderState;
import dev.mudlark.models.Recording;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.models.Usage;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordAndReplayTest {

    @TempDir
    private Path folder;

    private Recording recording() {
        return Recording.into(folder, "run-1", List.of());
    }

    private Recording replay() {
        return Recording.from(folder, List.of());
    }

    private static Llm of(Recording recording, Llm llm) {
        return recording.wrap(Asked.MODEL, llm);
    }

    private static Llm replayed(Recording replay) {
        return replay.open(Asked.MODEL, () -> {
            throw new AssertionError("a replay opens no model");
        });
    }

    @Test
    void everythingOfAReplyComesBack() {
        ObjectNode arguments =
                Asked.object().put("query", "a\ud800\u2028é").put("heat", 1e10).put("n", 1.50);
        LlmToolResponse full = new LlmToolResponse(
                "text \ud83d\ude00",
                List.of(
                        ToolCall.of("call_1", "search", arguments),
                        ToolCall.malformed("call_2", "search", "{\"a", "it ends too early")),
                new Usage(
                        OptionalLong.of(1),
                        OptionalLong.of(2),
                        OptionalLong.of(3),
                        OptionalLong.of(4),
                        OptionalLong.of(5)),
                "gpt-test-1",
                "openai",
                StopReason.TOOL_CALLS,
                Optional.of(new ProviderState("openai", "gpt-test-1", "{\"signature\":\"S\"}")),
                new Delivery(2, true, OptionalLong.of(4096), false));
        LlmToolResponse live;
        try (Recording recording = recording()) {
            live = of(recording, request -> full).completeWithTools(Asked.by("a", "q"));
        }
        LlmToolResponse again = replayed(replay()).completeWithTools(Asked.by("a", "q"));
        assertThat(again).isEqualTo(live);
        assertThat(again.withDelivery(Delivery.DIRECT).toString())
                .isEqualTo(live.withDelivery(Delivery.DIRECT).toString());
        assertThat(again.toolCalls().get(1)).isEqualTo(full.toolCalls().get(1));
        assertThat(again.toolCalls().get(0).arguments().path("query").asText()).isEqualTo("a\ud800\u2028é");
        assertThat(again.toolCalls().get(0).arguments().path("heat").doubleValue())
                .isEqualTo(1e10);
        assertThat(again.usage()).isEqualTo(full.usage());
        assertThat(again.providerState()).isEqualTo(full.providerState());
        assertThat(again.delivery()).isEqualTo(full.delivery());
        assertThat(again.text()).isEqualTo(full.text());
        assertThat(again.stopReason()).isEqualTo(StopReason.TOOL_CALLS);
    }

    /** Whoever adds something to these has to store it, and to compare requests by it. */
    @Test
    void nothingIsAddedToAConversationWithoutBeingStored() {
        Map<Class<?>, String> known = Map.of(
                LlmToolResponse.class, "text toolCalls usage model provider stopReason providerState delivery",
                Delivery.class, "retries promptCut contextTokens stored",
                Usage.class, "inputTokens outputTokens cachedTokens cacheWriteTokens reasoningTokens",
                ToolCall.class, "id name arguments malformed",
                ProviderState.class, "provider model json",
                LlmRequest.class, "messages system tools options deadline trace",
                LlmOptions.class, "temperature maxTokens toolChoice parallelCalls jsonMode",
                ToolSpec.class, "name description inputSchema");
        known.forEach((type, names) -> assertThat(
                        Arrays.stream(type.getRecordComponents()).map(RecordComponent::getName))
                .containsExactly(names.split(" ")));
    }

    @Test
    void aFailureIsTheSameFailureAgain() {
        try (Recording recording = recording()) {
            Llm failing = of(recording, request -> {
                throw new LlmException(LlmException.Kind.RATE_LIMITED, "too many", OptionalInt.of(429), 4);
            });
            assertThatThrownBy(() -> failing.completeWithTools(Asked.by("a", "q")))
                    .hasMessage("too many");
        }
        LlmException again = catchThrowableOfType(
                LlmException.class, () -> replayed(replay()).completeWithTools(Asked.by("a", "q")));
        assertThat(again.kind()).isEqualTo(LlmException.Kind.RATE_LIMITED);
        assertThat(again).hasMessage("too many");
        assertThat(again.status()).hasValue(429);
        assertThat(again.retries()).isEqualTo(4);
    }

    @Test
    void aCallThatWasGivenUpIsNotWrittenDown() {
        Deadline over = Deadline.none();
        over.cancel();
        LlmRequest request =
                new LlmRequest(List.of(ChatMessage.user("q")), "", List.of(), LlmOptions.DEFAULT, over, new Trace("a"));
        try (Recording recording = recording()) {
            Llm failing = of(recording, asked -> {
                throw new LlmException(LlmException.Kind.TIMEOUT, "cancelled");
            });
            assertThatThrownBy(() -> failing.completeWithTools(request)).hasMessage("cancelled");
        }
        assertThatThrownBy(() -> replayed(replay()).completeWithTools(request)).hasMessageContaining("not recorded");
    }

    @Test
    void theSameRequestIsAnsweredInOrderAndNotOnceMore() {
        AtomicInteger count = new AtomicInteger();
        try (Recording recording = recording()) {
            Llm llm = of(recording, request -> Asked.text("trial " + count.incrementAndGet()));
            for (int i = 0; i < 3; i++) {
                llm.completeWithTools(Asked.by("a", "q"));
            }
        }
        Llm again = replayed(replay());
        for (int i = 1; i <= 3; i++) {
            assertThat(again.completeWithTools(Asked.by("a", "q")).text()).isEqualTo("trial " + i);
        }
        LlmException miss = catchThrowableOfType(LlmException.class, () -> again.completeWithTools(Asked.by("a", "q")));
        assertThat(miss.kind()).isEqualTo(LlmException.Kind.NOT_RECORDED);
        assertThat(miss).hasMessageContaining("this request of 'a' was recorded 3 times and is asked once more");
    }

    @Test
    void equalRequestsOfManyThreadsAreAnsweredByWhoAsksWhateverTheOrder() throws Exception {
        AtomicInteger count = new AtomicInteger();
        Map<String, String> live = new ConcurrentHashMap<>();
        try (Recording recording = recording()) {
            ask(of(recording, request -> Asked.text("reply " + count.incrementAndGet())), 8, live);
        }
        Map<String, String> again = new ConcurrentHashMap<>();
        ask(replayed(replay()), 3, again);
        assertThat(again).hasSize(150).isEqualTo(live);
    }

    private static void ask(Llm llm, int workers, Map<String, String> replies) throws InterruptedException {
        AtomicInteger next = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < workers; i++) {
            threads.add(Thread.ofPlatform().start(() -> {
                for (int question = next.getAndIncrement(); question < 50; question = next.getAndIncrement()) {
                    for (int trial = 0; trial < 3; trial++) {
                        String scope = "system/" + question;
                        replies.put(
                                scope + "#" + trial,
                                llm.completeWithTools(Asked.by(scope, "the same"))
                                        .text());
                    }
                }
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    @Test
    void aRunThatGoesOnReplacesWhatWasAskedHalfway() {
        try (Recording recording = recording()) {
            Llm llm = of(recording, request -> Asked.text("first"));
            llm.completeWithTools(Asked.by("done", "q"));
            llm.completeWithTools(Asked.by("halfway", "q"));
        }
        try (Recording recording = recording()) {
            of(recording, request -> Asked.text("second")).completeWithTools(Asked.by("halfway", "q"));
        }
        Llm again = replayed(replay());
        assertThat(again.completeWithTools(Asked.by("done", "q")).text()).isEqualTo("first");
        assertThat(again.completeWithTools(Asked.by("halfway", "q")).text()).isEqualTo("second");
        assertThatThrownBy(() -> again.completeWithTools(Asked.by("halfway", "q")))
                .hasMessageContaining("was recorded once");
    }

    @Test
    void notesComeBackTheLastOfAName() {
        try (Recording recording = recording()) {
            recording.note("times", Asked.object().put("a", 1));
            recording.note("times", Asked.object().put("a", 2));
        }
        Recording replay = replay();
        assertThat(replay.noted("times")).contains(Asked.object().put("a", 2));
        assertThat(replay.noted("more")).isEmpty();
    }

    @Test
    void aStreamIsRecordedWholeAndHandedOutAgain() {
        List<LlmEvent> live = new ArrayList<>();
        try (Recording recording = recording()) {
            of(recording, request -> Asked.text("hello")).stream(Asked.by("a", "q"), live::add);
        }
        List<LlmEvent> again = new ArrayList<>();
        replayed(replay()).stream(Asked.by("a", "q"), again::add);
        assertThat(live).containsExactly(new LlmEvent.TextDelta("hello"));
        assertThat(again).isEqualTo(live);
    }

    /** Wherever a secret may stand: prompt, message, argument, name, state, schema, reply, failure, note, scope. */
    @Test
    void noSecretIsWritten() throws IOException {
        String key = "sk-canary-0123456789";
        List<Secret> secrets = List.of(Secret.of(key), Secret.of("xy"));
        LlmRequest request = Asked.by(
                "scope " + key,
                List.of(
                        ChatMessage.user("my key is " + key + ", not xy"),
                        new ChatMessage(
                                ChatMessage.Role.ASSISTANT,
                                "",
                                Optional.of(new ProviderState("p", "m", "{\"k\":\"" + key + "\"}")))),
                "system " + key,
                List.of(new ToolSpec("search", "about " + key, Asked.schema("p" + key))),
                LlmOptions.DEFAULT);
        LlmToolResponse reply = new LlmToolResponse(
                key,
                List.of(ToolCall.of("1", key, Asked.object().put(key, key))),
                Usage.UNKNOWN,
                "m",
                "p",
                StopReason.END,
                Optional.empty());
        LlmToolResponse live;
        try (Recording recording = Recording.into(folder, "run-1", secrets)) {
            live = of(recording, asked -> reply).completeWithTools(request);
            assertThatThrownBy(() -> of(recording, asked -> {
                                throw new LlmException("bad key " + key);
                            })
                            .completeWithTools(Asked.by("b", key)))
                    .hasMessage("bad key ***");
            recording.note("about " + key, Asked.object().put("a", key));
        }
        String stored = Files.readString(folder.resolve("calls.jsonl"), StandardCharsets.UTF_8);
        assertThat(stored).doesNotContain("canary").contains("my key is ***, not xy");
        assertThat(live.text()).isEqualTo("***");
        Llm again = Recording.from(folder, secrets).open(Asked.MODEL, () -> live());
        assertThat(again.completeWithTools(request)).isEqualTo(live);
    }

    private static Llm live() {
        throw new AssertionError("a replay opens no model");
    }

    @Test
    void whatCannotBeWrittenFailsAndNothingMoreIsAsked() {
        AtomicInteger count = new AtomicInteger();
        Recording recording = recording();
        Llm llm = of(recording, request -> Asked.text("reply " + count.incrementAndGet()));
        recording.close();
        assertThatThrownBy(() -> llm.completeWithTools(Asked.by("a", "q")))
                .isInstanceOf(LlmException.class)
                .hasMessageContaining("the call could not be recorded: " + folder.resolve("calls.jsonl"));
        assertThatThrownBy(() -> llm.completeWithTools(Asked.by("a", "r"))).isInstanceOf(LlmException.class);
        assertThat(count).hasValue(1);
    }

    @Test
    void offAsksTheModelItself() {
        Llm llm = request -> Asked.text("live");
        try (Recording off = Recording.off()) {
            assertThat(off.wrap(ModelRef.parse("mock"), llm)).isSameAs(llm);
            off.note("a", Asked.object());
            assertThat(off.noted("a")).isEmpty();
        }
    }
}
