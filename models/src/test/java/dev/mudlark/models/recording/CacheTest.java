package dev.mudlark.models.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.context.Secret;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Recording;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CacheTest {

    @TempDir
    private Path folder;

    private final AtomicInteger asked = new AtomicInteger();

    private Llm live(Recording cache) {
        return cache.wrap(Asked.MODEL, request -> Asked.text("reply " + asked.incrementAndGet()));
    }

    private Recording cache() {
        return Recording.cache(folder, List.of());
    }

    @Test
    void asksOnceAndMarksWhatWasKept() {
        try (Recording cache = cache()) {
            LlmToolResponse first = live(cache).completeWithTools(Asked.by("a", "q"));
            assertThat(first.text()).isEqualTo("reply 1");
            assertThat(first.delivery().stored()).isFalse();
        }
        try (Recording cache = cache()) {
            LlmToolResponse again = live(cache).completeWithTools(Asked.by("a", "q"));
            assertThat(again.text()).isEqualTo("reply 1");
            assertThat(again.usage().inputTokens()).hasValue(10);
            assertThat(again.delivery().stored()).isTrue();
        }
        assertThat(asked).hasValue(1);
    }

    @Test
    void trialsAreKeptApart() {
        for (int run = 0; run < 2; run++) {
            try (Recording cache = cache()) {
                Llm llm = live(cache);
                assertThat(llm.completeWithTools(Asked.by("a", "q")).text()).isEqualTo("reply 1");
                assertThat(llm.completeWithTools(Asked.by("a", "q")).text()).isEqualTo("reply 2");
                assertThat(llm.completeWithTools(Asked.by("b", "q")).text()).isEqualTo("reply 3");
            }
        }
        assertThat(asked).hasValue(3);
    }

    @Test
    void aFailureIsAskedAgain() {
        try (Recording cache = cache()) {
            Llm failing = cache.wrap(Asked.MODEL, request -> {
                throw new LlmException("down");
            });
            assertThatThrownBy(() -> failing.completeWithTools(Asked.by("a", "q")))
                    .hasMessage("down");
        }
        try (Recording cache = cache()) {
            assertThat(live(cache).completeWithTools(Asked.by("a", "q")).text()).isEqualTo("reply 1");
        }
    }

    @Test
    void aLineThatCannotBeTrustedIsPassedOver() throws IOException {
        try (Recording cache = cache()) {
            live(cache).completeWithTools(Asked.by("a", "q"));
            live(cache).completeWithTools(Asked.by("b", "q"));
        }
        Path file = folder.resolve("calls.jsonl");
        Files.writeString(file, Files.readString(file).replace("reply 1", "reply 9"));
        try (Recording cache = cache()) {
            assertThat(cache.notices())
                    .containsExactly(file + ":6: this line is passed over: the reply is not the one that its sha256 is"
                            + " of; somebody changed it");
            assertThat(live(cache).completeWithTools(Asked.by("a", "q")).text()).isEqualTo("reply 3");
            assertThat(live(cache).completeWithTools(Asked.by("b", "q")).text()).isEqualTo("reply 2");
        }
    }

    @Test
    void aReplyThatCannotBeKeptIsGivenAndTold() {
        Recording cache = cache();
        Llm llm = live(cache);
        cache.close();
        assertThat(llm.completeWithTools(Asked.by("a", "q")).text()).isEqualTo("reply 1");
        assertThat(cache.notices()).hasSize(1);
        assertThat(cache.notices().getFirst()).startsWith("replies are no longer kept: " + folder);
    }

    @Test
    void noSecretIsKept() throws IOException {
        try (Recording cache = Recording.cache(folder, List.of(Secret.of("sk-canary-1")))) {
            cache.wrap(Asked.MODEL, request -> Asked.text("it is sk-canary-1"))
                    .completeWithTools(Asked.by("a", "is it sk-canary-1?"));
        }
        assertThat(Files.readString(folder.resolve("calls.jsonl"))).doesNotContain("canary");
    }

    @Test
    void aRunIsNotReplayedFromIt() {
        cache().close();
        assertThatThrownBy(() -> Recording.from(folder, List.of()))
                .hasMessage(folder + ": this is a cache of replies, not the recording of a run");
    }
}
