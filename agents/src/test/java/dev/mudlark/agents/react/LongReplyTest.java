package dev.mudlark.agents.react;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Replies of a million characters; what reads one again from each bracket takes minutes. */
class LongReplyTest {

    private static final int LENGTH = 1_000_000;
    private static final Duration ENOUGH = Duration.ofSeconds(10);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "}",
                "{}",
                "{\"",
                "{\"a\":",
                "{\"a\":1}",
                "{\"a\":1 ",
                "{\"action\":\"search\"}",
                "{\"answer\":{",
                "[{",
                "\"",
                "\\",
                "`{",
                "<data",
                ">",
                "<think>",
            })
    void aLongReplyIsReadInTimeLinearInItsLength(String piece) {
        String reply = piece.repeat(LENGTH / piece.length());
        ReplyReader reader = new ReplyReader(Set.of("search"));

        assertTimeoutPreemptively(ENOUGH, () -> {
            reader.shown(reply);
            assertThat(reader.read(reply)).isNotNull();
            assertThat(reader.read("x " + reply + "{\"answer\":\"y\"}")).isNotNull();
            assertThat(reader.read("{\"answer\":\"y\"}" + reply)).isNotNull();
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"a\":", "["})
    void whatIsNestedTooDeeplyIsNotTaken(String open) {
        String close = open.startsWith("{") ? "}" : "]";
        String nested = open.repeat(LENGTH / 10) + "1" + close.repeat(LENGTH / 10);

        assertThat(new ReplyReader(Set.of()).read("{\"answer\":" + nested + "}"))
                .isInstanceOf(Reading.Neither.class);
    }
}
