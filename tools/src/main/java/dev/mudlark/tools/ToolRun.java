package dev.mudlark.tools;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Counted;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.DeadlineException;
import dev.mudlark.tools.OfferedTools.Offered;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;

/** One permitted call while it runs, with its deadline; renders what it returns. The only place where a tool is called. */
final class ToolRun {

    private static final Logger LOG = System.getLogger(ToolRun.class.getName());

    private final ToolBox box;
    private final Offered tool;
    private final QuestionContext question;
    private final Duration timeout;
    private final ToolContext context;
    private final Running<Answer> running;
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
        Callable<ToolResult> call = repeats.watched(tool, () -> tool.tool().call(arguments, context));
        this.running = box.threads().start(() -> answer(call), deadline, new Life());
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
        try {
            Answer answer = running.await();
            if (answer != null) {
                return answer;
            }
        } catch (DeadlineException e) {
            abandoned = running.isLeftBehind();
            if (abandoned) {
                box.leftBehind(tool);
            }
            throw outOfTime();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof ToolException forTheModel) {
                throw forTheModel;
            }
        }
        throw running.hasBegun() ? failed() : notBegun();
    }

    /** False when there was no thread to run on; only after {@link #await}. */
    boolean hasBegun() {
        return running.hasBegun();
    }

    /** True when the tool goes on although it was told to stop; only after {@link #await}. */
    boolean isAbandoned() {
        return abandoned;
    }

    /** When the tool ended or was told to stop, on the clock of {@link System#nanoTime}. */
    long endedAt() {
        return running.endedAt();
    }

    /** Runs on the tool's thread to the end, since what a tool hands over may be code of its own. */
    private Answer answer(Callable<ToolResult> call) throws ToolException {
        try {
            ToolResult result = box.redactor().result(called(call));
            Rendered rendered = box.redactor()
                    .rendered(
                            Renderer.render(tool.name(), result, box.rules().maxOutputChars(), question.collection()));
            Nesting.check(rendered.data());
            return Answer.of(result, rendered);
        } catch (ToolException e) {
            throw box.redactor().error(ErrorCodes.ofTool(e));
        } catch (Throwable e) {
            log(e);
            throw failed();
        }
    }

    private ToolResult called(Callable<ToolResult> call) throws Exception {
        try {
            ToolResult result = Objects.requireNonNull(call.call(), "no result");
            Nesting.check(result.data());
            return result;
        } finally {
            context.close();
        }
    }

    private ToolException outOfTime() {
        if (questionIsOver || Thread.currentThread().isInterrupted()) {
            return new ToolException(
                    ErrorCodes.CANCELLED, tool.name() + " was stopped: the time for this question is over.");
        }
        return new ToolException(
                ErrorCodes.TIMEOUT,
                tool.name() + " took longer than " + Counted.seconds(timeout)
                        + " s and was stopped. Ask for less at once.");
    }

    /** The model learns that the tool failed, not how; that stands in the log. */
    private ToolException failed() {
        return new ToolException(
                ErrorCodes.TOOL_FAILED, "tool " + tool.name() + " failed. Try other arguments or another tool.");
    }

    private ToolException notBegun() {
        return new ToolException(
                ErrorCodes.TOOL_FAILED,
                "tool " + tool.name() + " was not run, since there is no thread left to run it on. Try again later, or"
                        + " answer with what you have.");
    }

    private void log(Throwable fault) {
        if (LOG.isLoggable(Level.DEBUG)) {
            String words = box.redactor().text(Failures.words(fault));
            LOG.log(Level.DEBUG, "tool {0} failed: {1}", tool.name(), words);
        }
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
