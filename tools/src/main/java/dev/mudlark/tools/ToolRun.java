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

/** Runs one permitted call with its deadline and renders what it returns. */
final class ToolRun {

    private static final Logger LOG = System.getLogger(ToolRun.class.getName());

    private final ToolBox box;
    private final Offered tool;
    private final QuestionContext question;
    private final Duration timeout;

    ToolRun(ToolBox box, Offered tool, QuestionContext question) {
        this.box = box;
        this.tool = tool;
        this.question = question;
        this.timeout = tool.traits().timeout().orElse(box.rules().timeout());
    }

    /** @throws ToolException when the tool says so, takes too long or fails */
    Answer run(ObjectNode arguments) throws ToolException {
        ToolResult result = called(arguments.deepCopy());
        try {
            return Answer.of(
                    result, Renderer.render(tool.name(), result, box.rules().maxOutputChars(), question.collection()));
        } catch (RuntimeException e) {
            throw failed(e);
        }
    }

    private ToolResult called(ObjectNode arguments) throws ToolException {
        Deadline deadline = question.deadline().child(timeout);
        ToolContext context = new ToolContext(question, deadline);
        try {
            ToolResult result = box.threads().run(() -> tool.tool().call(arguments, context), deadline);
            if (result == null) {
                throw failed(new NullPointerException("no result"));
            }
            return result;
        } catch (DeadlineException e) {
            throw outOfTime();
        } catch (ExecutionException e) {
            throw thrown(Objects.requireNonNullElse(e.getCause(), e), deadline);
        } finally {
            context.close();
        }
    }

    private ToolException thrown(Throwable cause, Deadline deadline) {
        if (cause instanceof ToolException forTheModel) {
            return forTheModel;
        }
        return cause instanceof DeadlineException && deadline.isOver() ? outOfTime() : failed(cause);
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
        LOG.log(Level.DEBUG, () -> "tool " + tool.name() + " failed", cause);
        return new ToolException(
                ErrorCodes.TOOL_FAILED, "tool " + tool.name() + " failed. Try other arguments or another tool.");
    }
}
