package dev.mudlark.bench.rundir;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.evaluation.Transcript;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Calls that were repeated or left behind; the fields are younger than the format. */
class CallFlagsTest {

    @Test
    void flagsOfCallsAndAgentsComeBackAsTheyWere() {
        Transcript flagged = flagged(true);
        Transcript plain = flagged(false);

        assertThat(TranscriptFormat.read(Stored.of(TranscriptFormat.write(flagged), "transcript")))
                .isEqualTo(flagged);
        assertThat(TranscriptFormat.read(Stored.of(TranscriptFormat.write(plain), "transcript")))
                .isEqualTo(plain);
    }

    @Test
    void whatIsNotSetIsLeftOut() {
        ObjectNode written = TranscriptFormat.write(flagged(false));

        assertThat(written.at("/tool_uses/0").has("repeated")).isFalse();
        assertThat(written.at("/tool_uses/0").has("abandoned")).isFalse();
        assertThat(written.path("agent").has("repeated_calls")).isFalse();
        assertThat(TranscriptFormat.write(flagged(true))
                        .at("/tool_uses/0/abandoned")
                        .asBoolean())
                .isTrue();
    }

    private static Transcript flagged(boolean set) {
        return new Transcript(
                "agent",
                "q1",
                "",
                List.of(),
                List.of(new Transcript.ToolUse(
                        "c1", "slow", JsonLines.object(), Optional.of("timeout"), false, List.of(), 1, 0, set, set)),
                List.of(),
                List.of(),
                Optional.of("x"),
                Optional.of(new Transcript.Agent(1, 1, 2, "no_progress", true, false, set)),
                Optional.empty(),
                9);
    }
}
