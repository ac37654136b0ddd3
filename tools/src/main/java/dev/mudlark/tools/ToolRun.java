package dev.mudlark.tools;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.DeadlineException;
import dev.mudlark.tools.OfferedTools.Offered;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.ExecutionException;

/** One permitted call while it runs, with its deadline; renders what it returns. The only place where a tool is called. */
final class ToolRun {

    private static final Logger LOG = System.getLogger(ToolRun.class.getName());

    private final ToolBox box;
    private final Offered tool;
    private final QuestionContext question;
    private final Duration timeout;
    private final ToolContext context;
    private final Running<ToolResult> running;
    private volatile boolean questionIsOver;
    private boolean abandoned;

    /** Begins to run at once; nobody else has these arguments. */
    ToolRun(ToolBox box, Offered tool, QuestionContext question, ObjectNode arguments, RepeatNote repeats) {
        this.box = box;
        this.tool = tool;
        this.question = question;
        this.timeout = tool.traits().timeout().orElse(box.rules().timeout());
        Deadline deadline = question.deadline().child(timeout);
        // The tool's own, so that a tool which cancels it does not look as if it had run out of time.
        this.context = new ToolContext(question, deadline.child(timeout));
        this.running = box.threads()
                .start(repeats.watched(tool, () -> tool.tool().call(arguments, context)), deadline, new Life());
    }

    /** Has the call stopped when its time is over, also while nobody waits for it. */
    void watchedBy(Watch watch) {
        watch.over(running);
    }

    /**
     * Waits for the end.
     *
     * @throws ToolException when the tool says so, takes too long or fails
     */
    Answer await() throws ToolException {
        ToolResult result = box.redactor().result(returned());
        try {
            Rendered rendered =
                    Renderer.render(tool.name(), result, box.rules().maxOutputChars(), question.collection());
            return Answer.of(result, box.redactor().rendered(rendered));
        } catch (RuntimeException e) {
            throw failed(e);
        }
    }

    /** True when the tool goes on although it was told to stop; only after {@link #await}. */
    boolean isAbandoned() {
        return abandoned;
    }

    /** When the tool ended or was told to stop, on the clock of {@link System#nanoTime}. */
    long endedAt() {
        return running.endedAt();
    }

    private ToolResult returned() throws ToolException {
        try {
            ToolResult result = running.await();
            if (result == null) {
                throw failed(new NullPointerException("no result"));
            }
            return result;
        } catch (DeadlineException e) {
            abandoned = running.isLeftBehind();
            if (abandoned) {
                box.leftBehind(tool);
            }
            throw outOfTime();
        } catch (ExecutionException e) {
            throw thrown(Objects.requireNonNullElse(e.getCause(), e));
        }
    }

    private ToolException thrown(Throwable cause) {
        return cause instanceof ToolException forTheModel
                ? box.redactor().error(ErrorCodes.ofTool(forTheModel))
                : failed(cause);
    }

    private ToolException outOfTime() {
        if (questionIsOver || Thread.currentThread().isInterrupted()) {
            return new ToolException(
                    ErrorCodes.CANCELLED, tool.name() + " was stopped: the time for this question is over.");
        }
        return new ToolException(
                ErrorCodes.TIMEOUT,
                tool.name() + " took longer than " + seconds() + " s and was stopped. Ask for less at once.");
    }

    private String seconds() {
        return BigDecimal.valueOf(timeout.getSeconds())
                .add(BigDecimal.valueOf(timeout.getNano(), 9))
                .stripTrailingZeros()
                .toPlainString();
    }

    /** The model learns that the tool failed, not how; that stands in the log. */
    private ToolException failed(Throwable cause) {
        LOG.log(
                Level.DEBUG,
                () -> "tool " + tool.name() + " failed: " + box.redactor().text(String.valueOf(cause)));
        return new ToolException(
                ErrorCodes.TOOL_FAILED, "tool " + tool.name() + " failed. Try other arguments or another tool.");
    }

    /** Closes the context before the tool is interrupted, and counts the calls that do not stop. */
    private final class Life implements Running.Owner {

        @Override
        public void stopping() {
            questionIsOver = question.deadline().isOver();
            context.close();
            tool.stuck().incrementAndGet();
        }

        @Override
        public void ended(boolean stopped) {
            context.close();
            if (stopped) {
                tool.stuck().decrementAndGet();
            }
        }
    }
}
