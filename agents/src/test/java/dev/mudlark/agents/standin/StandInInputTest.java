package dev.mudlark.agents.standin;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.mudlark.agents.StandInReading;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.Trace;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Message;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolResultMessage;
import dev.mudlark.models.ToolSpec;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** That no question and no passage keeps the stand-in long, or makes it go deep, whatever they are made of. */
class StandInInputTest {

    private static final long SECOND = 1_000_000_000;
    private static final long SMALL_STACK = 256 * 1024L;
    private static final int ANSWER_CHARACTERS = 700;
    private static final String ASKED =
            "How many more days after 2026-01-01 did Aa Bb cost in percent, rounded, in total?";
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final List<ToolSpec> TOOLS = Stream.of(
                    "search", "corpus_grep", "lookup_table", "read_document", "date_calc", "calculator")
            .map(name -> new ToolSpec(name, "A tool.", JsonNodeFactory.instance.objectNode()))
            .toList();

    @ParameterizedTest
    @ValueSource(ints = {10_000, 100_000, 1_000_000})
    void aQuestionOfWhateverIsAnsweredWithinASecondForEach100Kilobytes(int length) {
        List<String> slow = new ArrayList<>();
        long most = SECOND * Math.max(1, length / 100_000);
        for (String piece : HostileText.some(Math.max(1, length / 50_000))) {
            for (String beginning : List.of("", ASKED)) {
                String question = HostileText.of(beginning, piece, length);
                long took = time(() -> converse(question, "Aa Bb 2 days, 3 EUR. " + piece.repeat(20)));
                if (took > most) {
                    slow.add("'%s%s…' took %d ms".formatted(beginning, piece, took / 1_000_000));
                }
            }
        }
        assertThat(slow).isEmpty();
    }

    @Test
    void twiceTheTextTakesTwiceTheTimeAndNotFourTimes() {
        List<String> slow = new ArrayList<>();
        for (String piece : HostileText.PIECES) {
            long once = best(piece, 10_000);
            long twice = best(piece, 20_000);
            if (twice > 3 * once + SECOND / 20) {
                slow.add("'%s…' took %d and %d ms".formatted(piece, once / 1_000_000, twice / 1_000_000));
            }
        }
        assertThat(slow).isEmpty();
    }

    @Test
    void hundredPassagesOfTenThousandWordsAreReadOnASmallStack() throws InterruptedException {
        String passage = "Line of a passage, with words.\n".repeat(1_700);
        StringBuilder prompt = new StringBuilder();
        for (int i = 0; i < 100; i++) {
            prompt.append("[doc-%d] (chars 0-52700) %s".formatted(i, passage.replace("words", "words" + i)));
        }
        String question = prompt + "\nQuestion: Which line has words7?";
        AtomicReference<@Nullable Throwable> broken = new AtomicReference<>();
        List<String> answers = new ArrayList<>();
        Thread thread = new Thread(null, () -> answers.add(converse(question, passage)), "small", SMALL_STACK);
        thread.setUncaughtExceptionHandler((t, e) -> broken.set(e));
        thread.start();
        thread.join();
        assertThat(broken.get()).isNull();
        assertThat(answers).singleElement().asString().contains("words7. [doc-7]");
    }

    @Test
    void theBeginningOfALongQuestionIsReadUpToAWord() {
        String question = "Where is the lighthouse? " + "word ".repeat(1_000) + "beacon";
        LlmToolResponse reply = reply(List.of(ChatMessage.user(question)));
        String query = reply.toolCalls().getFirst().arguments().path("query").asText();
        assertThat(query).startsWith("Where is the lighthouse? word").endsWith("word");
        assertThat(query).hasSizeBetween(StandInReading.QUESTION_CHARACTERS - 5, StandInReading.QUESTION_CHARACTERS);
    }

    @Test
    void anAnswerFromALongPassageIsCutAtAWord() {
        String passage = "The lighthouse stands on " + "rock ".repeat(1_000) + "by the sea.";
        String answer = converse("Where does the lighthouse stand?", passage);
        String text = answer.substring(0, answer.indexOf(" [a/b]"));
        assertThat(text).startsWith("The lighthouse stands on rock").endsWith("rock");
        assertThat(text.length()).isBetween(ANSWER_CHARACTERS - 5, ANSWER_CHARACTERS);
    }

    @Test
    void aQuantityWrittenLikeAVersionBreaksNothing() {
        String question = "How much do 1.2.3 seats and 4..5, seats cost, 1,,. seats and 7. seats?";
        assertThat(converse(question, "A seat costs EUR 12.50 and EUR 3.")).contains("EUR 12.50");
    }

    private static long best(String piece, int length) {
        long best = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            String text = HostileText.of(i + " Aa Bb cost 3 EUR. ", piece, length);
            best = Math.min(best, time(() -> converse(ASKED, text)));
        }
        return best;
    }

    /** What this thread took of the processor, so that others on the machine do not count. */
    private static long time(Runnable work) {
        long start = THREADS.getCurrentThreadCpuTime();
        work.run();
        return THREADS.getCurrentThreadCpuTime() - start;
    }

    /** The whole conversation, where every tool finds the same text. */
    private static String converse(String question, String found) {
        List<Message> messages = new ArrayList<>(List.of(ChatMessage.user(question)));
        for (int turn = 0; turn < 10; turn++) {
            LlmToolResponse reply = reply(messages);
            if (reply.toolCalls().isEmpty()) {
                return reply.text();
            }
            messages.add(new AssistantToolCallMessage("", reply.toolCalls(), Optional.empty()));
            for (ToolCall call : reply.toolCalls()) {
                messages.add(new ToolResultMessage(call.id(), result(call.name(), found), false));
            }
        }
        throw new AssertionError("no answer after ten turns");
    }

    private static LlmToolResponse reply(List<Message> messages) {
        return new StandIn()
                .completeWithTools(
                        new LlmRequest(messages, "Answer.", TOOLS, LlmOptions.DEFAULT, Deadline.none(), new Trace()));
    }

    private static String result(String tool, String found) {
        return switch (tool) {
            case "corpus_grep" -> "a/b:1: " + found;
            case "lookup_table" -> "a/b#1: cost: 3; " + found;
            case "calculator", "date_calc" -> "1 + 1 = 2";
            default -> "[a/b] " + found;
        };
    }
}
