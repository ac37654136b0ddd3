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
    private final Deadline deadline;
    private final ToolContext context;
    private final Running<ToolResult> running;
    private boolean abandoned;

    /** Begins to run at once; nobody else has these arguments. */
    ToolRun(ToolBox box, Offered tool, QuestionContext question, ObjectNode arguments) {
        this.box = box;
        this.tool = tool;
        this.question = question;
        this.timeout = tool.traits().timeout().orElse(box.rules().timeout());
        this.deadline = question.deadline().child(timeout);
        this.context = new ToolContext(question, deadline);
        this.running = box.threads().start(() -> tool.tool().call(arguments, context));
    }

    /**
     * Waits for the end.
     *
     * @param meanwhile is done now and then while waiting
     * @throws ToolException when the tool says so, takes too long or fails
     */
    Answer await(Runnable meanwhile) throws ToolException {
        ToolResult result = box.redactor().result(returned(meanwhile));
        try {
            Rendered rendered =
                    Renderer.render(tool.name(), result, box.rules().maxOutputChars(), question.collection());
            return Answer.of(result, box.redactor().rendered(rendered));
        } catch (RuntimeException e) {
            throw failed(e);
        }
    }

    /** Tells the tool to stop when its time is over, for one that waits for another call first. */
    void expire() {
        if (deadline.isOver()) {
            context.close();
            running.stop();
        }
    }

    /** True when the tool goes on although it was told to stop; only after {@link #await}. */
    boolean isAbandoned() {
        return abandoned;
    }

    /** When the tool ended, on the clock of {@link System#nanoTime}; the present for one that goes on. */
    long endedAt() {
        return abandoned ? System.nanoTime() : running.endedAt();
    }

    private ToolResult returned(Runnable meanwhile) throws ToolException {
        try {
            ToolResult result = running.await(deadline, meanwhile);
            if (result == null) {
                throw failed(new NullPointerException("no result"));
            }
            return result;
        } catch (DeadlineException e) {
            ToolException over = outOfTime();
            context.close();
            leaveBehind();
            throw over;
        } catch (ExecutionException e) {
            throw thrown(Objects.requireNonNullElse(e.getCause(), e));
        } finally {
            context.close();
        }
    }

    private void leaveBehind() {
        tool.stuck().incrementAndGet();
        abandoned = running.abandon(tool.stuck()::decrementAndGet);
        if (abandoned) {
            box.leftBehind(tool);
        } else {
            tool.stuck().decrementAndGet();
        }
    }

    private ToolException thrown(Throwable cause) {
        if (cause instanceof ToolException forTheModel) {
            return box.redactor().error(forTheModel);
        }
        // A tool whose time is over may fail in any way: it was interrupted, and its context is closed.
        return deadline.isOver() ? outOfTime() : failed(cause);
    }

    private ToolException outOfTime() {
        if (question.deadline().isOver() || Thread.currentThread().isInterrupted()) {
            return new ToolException(
                    ErrorCodes.CANCELLED, tool.name() + " was stopped: the time for this question is over.");
        }
        return new ToolException(
                ErrorCodes.TIMEOUT,
                tool.name() + " took longer than " + seconds() + " s and was stopped. Ask for less at once.");
    }

    private String seconds() {
        return BigDecimal.valueOf(timeout.toMillis(), 3).stripTrailingZeros().toPlainString();
    }

    /** The model learns that the tool failed, not how; that stands in the log. */
    private ToolException failed(Throwable cause) {
        LOG.log(
                Level.DEBUG,
                () -> "tool " + tool.name() + " failed: " + box.redactor().text(String.valueOf(cause)));
        return new ToolException(
                ErrorCodes.TOOL_FAILED, "tool " + tool.name() + " failed. Try other arguments or another tool.");
    }
}
