package dev.mudlark.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ToolsBatchTest {
    private static final String SUM = "{\"tool\": \"calculator\", \"arguments\": {\"expression\": \"1+1\"}}";

    @TempDir
    Path folder;

    private static List<JsonNode> answers(Typed typed) {
        return typed.out().lines().map(ToolsBatchTest::json).toList();
    }

    private static JsonNode json(String line) {
        try {
            return JsonMapper.builder().build().readTree(line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String kind(JsonNode answer) {
        return answer.path("error").path("kind").asText("");
    }

    private static List<JsonNode> fed(String lines) {
        return answers(Typed.fed(lines.getBytes(UTF_8), "tools", "call", "--batch", "-"));
    }

    @Test
    void aFileIsAnsweredLineByLineInOrder() {
        TinyCollection tiny = TinyCollection.in(folder);
        Path calls = tiny.write(
                "calls.jsonl",
                SUM + "\n{\"tool\": \"list_documents\", \"arguments\": \"\"}\n"
                        + "{\"tool\": \"read_document\", \"arguments\": \"{\\\"doc_id\\\": \\\"refunds\\\",}\"}\n");
        Typed typed = Typed.mudlark("tools", "call", "--batch", calls, "--docs", tiny.docs());
        assertThat(typed.code()).isZero();
        assertThat(typed.err()).isEmpty();
        List<JsonNode> answers = answers(typed);
        assertThat(answers).hasSize(3);
        assertThat(answers.get(0).toString())
                .isEqualTo("{\"text\":\"1+1 = 2\",\"data\":{\"expression\":\"1+1\",\"value\":\"2\",\"rounded\":false},"
                        + "\"error\":null,\"truncated\":false}");
        assertThat(answers.get(1).path("text").asText()).contains("[limits.csv]", "[plans]", "[refunds]");
        assertThat(answers.get(2).path("text").asText()).contains("5 to 10 business days");
    }

    @Test
    void aClosedStandardInputIsOneMessageAndNoAnswer() {
        Typed typed = Typed.withClosedInput("tools", "call", "--batch", "-");

        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.out()).isEmpty();
        assertThat(typed.error()).contains("standard input is closed");
    }

    @Test
    void equalCallsAreRunEachTime() {
        assertThat(fed(SUM + "\n" + SUM + "\n" + SUM))
                .extracting(answer -> answer.path("text").asText())
                .containsExactly("1+1 = 2", "1+1 = 2", "1+1 = 2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "nope | it is no JSON ('nope' is no JSON value",
                "[1] | it is no JSON object; write {",
                "3 | it is no JSON object",
                "{\"tool\": \"calculator\" | it is no JSON (",
                "{\"tool\": \"calculator\", \"arguments\": {}} x | there is more after the object (column 41); write",
                "{\"tool\": \"calculator\", \"arguments\": {}} and more | there is more after the object (column 41)",
                "{\"tool\": \"calculator\", \"arguments\": {}} {} | there is more after the object",
                "{\"arguments\": {}} | \"tool\" is missing; write {",
                "{\"Tool\": \"calculator\", \"arguments\": {}} | \"tool\" is missing (there is \"Tool\")",
                "{\"tool\": \"calculator\"} | \"arguments\" is missing",
                "{\"tool\": \"calculator\", \"argumens\": {}} | \"arguments\" is missing (there is \"argumens\")",
                "{\"tool\": null, \"arguments\": {}} | \"tool\" is not text",
                "{\"tool\": \"a\", \"tool\": \"b\", \"arguments\": {}} | it is no JSON (the key 'tool' stands twice",
                "`   ` | it is empty",
                "`` | it is empty"
            })
    void aLineThatIsNoCallHasItsLineOfErrorAndTheNextIsAnswered(String line, String message) {
        List<JsonNode> answers = fed((line == null ? "" : line) + "\n" + SUM + "\n");
        assertThat(answers).hasSize(2);
        assertThat(kind(answers.get(0))).isEqualTo("malformed_line");
        assertThat(answers.get(0).path("error").path("message").asText()).startsWith("line 1: " + message);
        assertThat(answers.get(0).path("data").isNull()).isTrue();
        assertThat(kind(answers.get(1))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void aLineThatIsNoJsonIsToldInPlainWords(long seed) {
        Random random = new Random(seed);
        String line =
                "{\"tool\": \"calculator\", \"arguments\": [1.5e3, \"a\\u00e9\\n\", {\"b\": [true, null]}, -0.1]}";
        String signs = "{}[]\",:\\/#'0-+.eExu \t\u0001\u00e9\ufeff";
        for (int round = 0; round < 5_000; round++) {
            StringBuilder text = new StringBuilder(line);
            for (int i = 1 + random.nextInt(3); i > 0; i--) {
                int at = random.nextInt(Math.max(1, text.length() - 1));
                switch (random.nextInt(3)) {
                    case 0 -> text.delete(at, at + 1);
                    case 1 -> text.insert(at, signs.charAt(random.nextInt(signs.length())));
                    default -> text.setLength(at + 1);
                }
            }
            assertThat(problem(text.toString()))
                    .as("seed %d: %s", seed, text)
                    .doesNotContainIgnoringCase("token", "unexpected", "expecting", "unrecognized", "Source", "marker")
                    .doesNotContain("cannot be read as JSON", "Feature", "Illegal", "Invalid", "Decimal", "_");
        }
    }

    private static String problem(String line) {
        try {
            BoundedLines lines = new BoundedLines(new ByteArrayInputStream(line.getBytes(UTF_8)));
            Optional<BoundedLines.Line> read = lines.next();
            if (read.isPresent()) {
                BatchLine.read("line", read.get());
            }
            return "";
        } catch (BatchLine.Malformed e) {
            return e.getMessage();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void textThatIsNotUtf8IsAnErrorOfItsLineAlone() {
        byte[] lines = (SUM + "\n#\n" + SUM).getBytes(UTF_8);
        lines[SUM.length() + 1] = (byte) 0xff;
        List<JsonNode> answers = answers(Typed.fed(lines, "tools", "call", "--batch", "-"));
        assertThat(answers).hasSize(3);
        assertThat(answers.get(1).path("text").asText()).isEqualTo("line 2: it is not UTF-8");
        assertThat(kind(answers.get(2))).isEmpty();
    }

    @Test
    void aMarkOfByteOrderAndLineEndsOfWindowsAreNoFault() {
        assertThat(fed("\ufeff" + SUM + "\r\n" + SUM + "\r\n"))
                .hasSize(2)
                .allMatch(answer -> kind(answer).isEmpty());
    }

    @Test
    void nothingIsNoLine() {
        Typed typed = Typed.fed(new byte[0], "tools", "call", "--batch", "-");
        assertThat(typed).isEqualTo(new Typed(0, "", ""));
    }

    @Test
    void aHugeLineIsPassedOverWithoutBeingHeld() {
        int huge = 3 * BoundedLines.MOST_BYTES;
        byte[] lines = ("x".repeat(huge) + "\n" + SUM + "\n").getBytes(UTF_8);
        List<JsonNode> answers = answers(Typed.fed(lines, "tools", "call", "--batch", "-"));
        assertThat(answers).hasSize(2);
        assertThat(answers.get(0).path("text").asText())
                .isEqualTo("line 1: it has more than 4,194,304 bytes; write a shorter call");
        assertThat(kind(answers.get(1))).isEmpty();
    }

    @Test
    void aLineIsReadUpToItsLimitAndNoFurther() throws IOException {
        byte[] most = "x".repeat(BoundedLines.MOST_BYTES).getBytes(UTF_8);
        BoundedLines exact = new BoundedLines(new ByteArrayInputStream(most));
        BoundedLines.Line line = exact.next().orElseThrow();
        assertThat(line.tooLong()).isFalse();
        assertThat(line.bytes().remaining()).isEqualTo(most.length);
        assertThat(exact.next()).isEmpty();
        byte[] more = "x".repeat(BoundedLines.MOST_BYTES + 1).getBytes(UTF_8);
        assertThat(new BoundedLines(new ByteArrayInputStream(more))
                        .next()
                        .orElseThrow()
                        .tooLong())
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"tool\": \"calculator\", \"arguments\": [1]} | malformed_arguments",
                "{\"tool\": \"calculator\", \"arguments\": 3} | malformed_arguments",
                "{\"tool\": \"calculator\", \"arguments\": \"{a\"} | malformed_arguments",
                "{\"tool\": \"calculator\", \"arguments\": null} | invalid_arguments",
                "{\"tool\": \"\", \"arguments\": {}} | unknown_tool",
                "{\"id\": 7, \"tool\": \"list_documents\", \"arguments\": {}} | no_documents"
            })
    void whatTheGateSaysAgainstACallIsItsKind(String line, String kind) {
        Typed typed = Typed.fed(line.getBytes(UTF_8), "tools", "call", "--batch", "-");
        assertThat(typed.code()).isZero();
        assertThat(kind(answers(typed).get(0))).isEqualTo(kind);
        assertThat(answers(typed).get(0).path("text").asText()).isNotEmpty();
    }

    @Test
    void deeplyNestedAndLongNumbersAreErrorsOfTheirLine() {
        String deep = "{\"tool\": \"calculator\", \"arguments\": " + "[".repeat(100_000) + "]".repeat(100_000) + "}";
        String digits = "{\"tool\": \"calculator\", \"arguments\": {\"expression\": " + "9".repeat(100_000) + "}}";
        List<JsonNode> answers = fed(deep + "\n" + digits + "\n" + SUM);
        assertThat(answers).hasSize(3);
        assertThat(kind(answers.get(0))).isNotEmpty();
        assertThat(kind(answers.get(1))).isNotEmpty();
        assertThat(kind(answers.get(2))).isEmpty();
    }

    @Test
    void anAnswerIsWrittenBeforeTheNextLineIsRead() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        AtomicInteger asked = new AtomicInteger();
        InputStream in = new InputStream() {
            private byte[] line = new byte[0];
            private int at;

            @Override
            public int read() {
                if (at == line.length) {
                    assertThat(out.toString(UTF_8).lines().count()).isEqualTo(asked.get());
                    if (asked.incrementAndGet() > 3) {
                        return -1;
                    }
                    line = (SUM + "\n").getBytes(UTF_8);
                    at = 0;
                }
                return line[at++];
            }

            @Override
            public int read(byte[] bytes, int from, int length) {
                int read = read();
                if (read < 0) {
                    return -1;
                }
                bytes[from] = (byte) read;
                return 1;
            }
        };
        PrintStream printed = new PrintStream(out, false, UTF_8);
        Console console =
                new Console(printed, new PrintStream(new ByteArrayOutputStream(), true, UTF_8), false, in, () -> false);
        assertThat(new Mudlark(console, Clock.systemUTC()).run("tools", "call", "--batch", "-"))
                .isZero();
        assertThat(out.toString(UTF_8).lines()).hasSize(3);
    }

    @Test
    void callsWithoutAnEndEndWhenNobodyReads() {
        InputStream endless = new InputStream() {
            private int at;

            @Override
            public int read() {
                String line = SUM + "\n";
                return line.charAt(at++ % line.length());
            }
        };
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream printed = new PrintStream(out, true, UTF_8);
        Console console = new Console(printed, printed, false, endless, () -> out.size() > 1000);
        assertThat(new Mudlark(console, Clock.systemUTC()).run("tools", "call", "--batch", "-"))
                .isZero();
        assertThat(out.size()).isBetween(1000, 2000);
    }

    @Test
    void aFileThatCannotBeReadIsNamedAndNothingIsPrinted() {
        Typed none = Typed.mudlark("tools", "call", "--batch", folder.resolve("none.jsonl"));
        assertThat(none.code()).isEqualTo(2);
        assertThat(none.out()).isEmpty();
        assertThat(none.error()).contains("none.jsonl: there is no such file");
        assertThat(Typed.mudlark("tools", "call", "--batch", folder).error()).contains("this is a folder");
        assertThat(Typed.mudlark("tools", "call", "calculator", "--batch", folder)
                        .error())
                .contains("--batch names the tools");
    }

    @Test
    void documentsThatCannotBeReadEndABatchBeforeItBegins() {
        Typed typed = Typed.fed(SUM.getBytes(UTF_8), "tools", "call", "--batch", "-", "--docs", folder);
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.out()).isEmpty();
        assertThat(typed.error()).startsWith("mudlark: --docs: no readable documents in ");
    }
}
