package dev.mudlark.tools;

import dev.mudlark.models.ToolCall;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The calls of one reply. Calls of tools that are read-only and parallel-safe run beside each other; any other waits for
 * those before it and runs alone. Whether a call may run, and what it reserves of the budget, is decided in the order of
 * the calls; results, steps of the trace and ends in the audit log have that order too. A call is stopped when its time is
 * over, whatever its caller does meanwhile, and what it returns later is a timeout. For one thread.
 */
public final class ToolTurn {

    /** Calls of a reply that run at the same time. */
    static final int MOST_AT_ONCE = 4;

    private final ToolBox box;
    private final QuestionContext question;
    private final Deque<GatePass> open = new ArrayDeque<>();
    private final List<ToolOutcome> outcomes = new ArrayList<>();

    ToolTurn(ToolBox box, QuestionContext question) {
        this.box = box;
        this.question = question;
    }

    /** Lets a call in, or refuses it; then it runs, has run, or never will. */
    public void run(ToolCall call) {
        boolean beside = box.tools().mayRunBeside(call.name());
        endAllBut(beside ? MOST_AT_ONCE - 1 : 0);
        GatePass pass = new GatePass(box, call, question);
        open.addLast(pass);
        pass.begin();
        pass.watchedBy(box.watch());
        endAllBut(beside ? MOST_AT_ONCE : 0);
    }

    /**
     * Answers a call that must not run for a reason of the caller's.
     *
     * @param code stable and countable
     * @param text for the model
     */
    public void refuse(ToolCall call, String code, String text) {
        GatePass pass = new GatePass(box, call, question);
        open.addLast(pass);
        pass.refuse(new ToolException(code, text));
    }

    /** Waits for all; one outcome for each call, in order. */
    public List<ToolOutcome> end() {
        endAllBut(0);
        return List.copyOf(outcomes);
    }

    private void endAllBut(int most) {
        while (open.size() > most) {
            outcomes.add(open.removeFirst().end());
        }
    }
}
