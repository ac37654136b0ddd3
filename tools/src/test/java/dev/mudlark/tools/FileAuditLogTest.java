package dev.mudlark.tools;

import static dev.mudlark.tools.Questions.call;
import static dev.mudlark.tools.Questions.question;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.mudlark.tools.ToolTraits.SideEffects;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileAuditLogTest {

    private static final ToolRules RULES =
            new ToolRules(Set.of("mail"), false, ToolRules.DEFAULT.timeout(), ToolRules.DEFAULT.maxOutputChars());

    @TempDir
    private Path folder;

    private final FakeTool mail = FakeTool.answering("mail", "sent").with(SideEffects.FILESYSTEM, false);

    @Test
    void aCallIsFourLinesWithOneId() throws IOException {
        run("{\"to\":\"anna\"}");

        List<JsonNode> lines = lines();
        assertThat(lines)
                .extracting(line -> line.path("event").asText())
                .containsExactly("proposed", "decided", "executing", "executed");
        assertThat(lines).extracting(line -> line.path("id").asText()).containsOnly("0.1");
        assertThat(lines.get(0).path("time").asText()).isEqualTo("2026-01-01T12:00:00Z");
        assertThat(lines.get(0).path("arguments")).isEqualTo(Questions.object("{\"to\":\"anna\"}"));
        assertThat(lines.get(0).path("conversation").asText()).isEqualTo("agent/q1");
        assertThat(lines.get(0).path("caller").asText()).isEqualTo("anonymous");
        assertThat(lines.get(1).path("allowed").asBoolean()).isTrue();
        assertThat(lines.get(1).path("by").asText()).isEqualTo("config");
        assertThat(lines.get(2).path("side_effects").asBoolean()).isTrue();
        assertThat(lines.get(3).path("result").asText()).isEqualTo("ok");
        assertThat(lines.get(3).path("latency_ns").asLong()).isPositive();
    }

    @Test
    void aFileThatIsThereIsWrittenOnAndIdsNeverComeAgain() throws IOException {
        run("{}");
        run("{}");

        List<JsonNode> lines = lines();
        assertThat(lines).hasSize(8);
        assertThat(lines.stream().map(line -> line.path("id").asText()).collect(Collectors.toSet()))
                .hasSize(2);
    }

    @Test
    void aLineThatWasCutOffStaysALineOfItsOwn() throws IOException {
        Files.writeString(file(), "{\"time\":\"2026");
        run("{}");

        assertThat(Files.readAllLines(file())).hasSize(5).first().isEqualTo("{\"time\":\"2026");
    }

    @Tag("attack-17")
    @Test
    void noCharacterCanRedrawTheLine() throws IOException {
        run("{\"to\":\"a\\u001b[2K\\r\\u0007\\u007f\\u0085\\u009b\u202e\u2028\u200b\udb40\udc41\u0430\"}");

        byte[] bytes = Files.readAllBytes(file());
        assertThat(new String(bytes, StandardCharsets.US_ASCII)).matches("([ -~]+\n){4}");
        assertThat(lines().getFirst().at("/arguments/to").asText())
                .isEqualTo("a\u001b[2K\r\u0007\u007f\u0085\u009b\u202e\u2028\u200b\udb40\udc41\u0430");
    }

    @Test
    void onAFullDiskNothingRuns() throws IOException {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.isWritable(full), "no device that is always full");
        try (FileAuditLog log = FileAuditLog.open(full, Questions.CLOCK)) {
            ToolOutcome outcome =
                    ToolBox.builder(RULES).add(List.of(mail)).audit(log).build().run(call("mail", "{}"), question());

            assertThat(outcome.errorCode()).contains("audit_failed");
        }
        assertThat(mail.calls).isEmpty();
    }

    @Test
    void anInterruptedCallerDoesNotCloseTheLog() throws IOException {
        try (FileAuditLog log = FileAuditLog.open(file(), Questions.CLOCK)) {
            ToolBox box = ToolBox.builder(RULES).add(List.of(mail)).audit(log).build();
            Thread.currentThread().interrupt();
            box.run(call("mail", "{\"n\":1}"), question());
            assertThat(Thread.interrupted()).isTrue();

            assertThat(box.run(call("mail", "{\"n\":2}"), question()).content()).isEqualTo("sent");
        }
    }

    @Test
    void twoWritersOfOneFileAreRefused() throws IOException {
        try (FileAuditLog log = FileAuditLog.open(file(), Questions.CLOCK)) {
            assertThatThrownBy(() -> FileAuditLog.open(file(), Questions.CLOCK))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("audit.jsonl")
                    .hasMessageContaining("name another file");
            assertThat(log.nextId("c")).isEqualTo("0.1");
        }
    }

    @Test
    void aRefusedSecondOpenLeavesTheLockToTheFirst() throws IOException {
        Path link = Files.createLink(folder.resolve("link.jsonl"), Files.createFile(file()));
        try (FileAuditLog log = FileAuditLog.open(file(), Questions.CLOCK)) {
            assertThat(OtherWriter.opening(file())).contains("another program writes the audit log");
            for (Path name : List.of(file(), link, folder.resolve(".").resolve("audit.jsonl"))) {
                assertThatThrownBy(() -> FileAuditLog.open(name, Questions.CLOCK))
                        .hasMessageContaining("is already open");
            }

            assertThat(OtherWriter.opening(file())).contains("another program writes the audit log");
            assertThat(log.nextId("c")).isEqualTo("0.1");
        }
        assertThat(OtherWriter.opening(file())).isEqualTo("opened");
    }

    @Test
    void aFileThatWasClosedTwiceCanBeOpenedOnceMore() throws IOException {
        FileAuditLog log = FileAuditLog.open(file(), Questions.CLOCK);
        log.close();
        try (FileAuditLog next = FileAuditLog.open(file(), Questions.CLOCK)) {
            log.close();

            assertThat(next.nextId("c")).isEqualTo("0.1");
            assertThat(OtherWriter.opening(file())).contains("another program writes the audit log");
        }
    }

    @Test
    void aFileThatCannotBeOpenedIsNotHeld() throws IOException {
        Path nowhere = folder.resolve("none").resolve("audit.jsonl");
        assertThatThrownBy(() -> FileAuditLog.open(nowhere, Questions.CLOCK)).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> FileAuditLog.open(folder, Questions.CLOCK)).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> FileAuditLog.open(folder, Questions.CLOCK)).hasMessageNotContaining("already open");
        Files.createDirectory(nowhere.getParent());

        try (FileAuditLog log = FileAuditLog.open(nowhere, Questions.CLOCK)) {
            assertThat(log.nextId("c")).isEqualTo("0.1");
        }
    }

    private void run(String arguments) throws IOException {
        try (FileAuditLog log = FileAuditLog.open(file(), Questions.CLOCK)) {
            ToolBox.builder(RULES)
                    .add(List.of(mail))
                    .audit(log)
                    .build()
                    .run(call("mail", arguments), question().named("agent/q1"));
        }
    }

    private Path file() {
        return folder.resolve("audit.jsonl");
    }

    private List<JsonNode> lines() throws IOException {
        List<JsonNode> lines = new ArrayList<>();
        for (String line : Files.readAllLines(file())) {
            lines.add(JsonMapper.builder().build().readTree(line));
        }
        return lines;
    }
}
