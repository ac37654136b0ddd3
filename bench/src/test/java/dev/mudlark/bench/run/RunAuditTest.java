package dev.mudlark.bench.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Budget;
import dev.mudlark.context.Caller;
import dev.mudlark.context.Deadline;
import dev.mudlark.documents.Documents;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.QuestionContext;
import dev.mudlark.tools.Tool;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolContext;
import dev.mudlark.tools.ToolOutcome;
import dev.mudlark.tools.ToolResult;
import dev.mudlark.tools.ToolRules;
import dev.mudlark.tools.ToolTraits;
import dev.mudlark.tools.ToolTraits.SideEffects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunAuditTest {

    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-01-01T12:00:00Z"), ZoneOffset.UTC);

    @TempDir
    private Path folder;

    private final AtomicInteger runs = new AtomicInteger();
    private final RunAudit audit = new RunAudit();
    private final ToolBox box = ToolBox.builder(new ToolRules(Set.of("counter"), false, Duration.ofSeconds(10), 4000))
            .add(List.of(new Counter()))
            .audit(audit)
            .build();

    @Test
    void nothingRunsBeforeThereIsAFolderOrAfterTheRun() throws IOException {
        assertThat(call().errorCode()).contains("audit_failed");
        audit.begin(file(), CLOCK);
        audit.close();

        assertThat(call().errorCode()).contains("audit_failed");
        assertThat(runs).hasValue(0);
        assertThat(file()).doesNotExist();
    }

    @Test
    void callsAreWrittenIntoTheFolderAndAResumedRunWritesOn() throws IOException {
        audit.begin(file(), CLOCK);
        assertThat(call().isError()).isFalse();
        audit.close();
        audit.begin(file(), CLOCK);
        assertThat(call().isError()).isFalse();
        audit.close();

        assertThat(runs).hasValue(2);
        assertThat(Files.readAllLines(file())).hasSize(8).allMatch(line -> line.contains("\"tool\":\"counter\""));
    }

    private ToolOutcome call() {
        QuestionContext question = QuestionContext.of(
                Documents.of(List.of(), List.of()).view(Caller.anonymous()),
                Optional.empty(),
                Caller.anonymous(),
                CLOCK,
                Deadline.none(),
                Budget.unlimited());
        return box.run(ToolCall.of("c1", "counter", JsonNodeFactory.instance.objectNode()), question);
    }

    private Path file() {
        return folder.resolve("audit.jsonl");
    }

    private final class Counter implements Tool {

        @Override
        public ToolSpec spec() {
            return new ToolSpec(
                    "counter", "Counts.", JsonNodeFactory.instance.objectNode().put("type", "object"));
        }

        @Override
        public ToolTraits traits() {
            return new ToolTraits(SideEffects.FILESYSTEM, false, Optional.empty(), false, 0);
        }

        @Override
        public ToolResult call(ObjectNode arguments, ToolContext context) {
            return ToolResult.note("run " + runs.incrementAndGet());
        }
    }
}
