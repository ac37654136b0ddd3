package dev.mudlark.bench;

import dev.mudlark.bench.desk.Desk;
import dev.mudlark.models.ToolCall;
import dev.mudlark.tools.ToolCard;
import dev.mudlark.tools.ToolOutcome;
import java.util.List;

/**
 * The tools of an agent, to be called by hand and without a model; {@link Bench#tools} opens one. Each call is a question
 * of its own, so that an equal call is run again. For one thread.
 */
public final class ToolDesk implements AutoCloseable {

    private final Desk desk;

    ToolDesk(Desk desk) {
        this.desk = desk;
    }

    /** What people are told about the tools, in the order of the documentation. */
    public List<ToolCard> tools() {
        return desk.tools();
    }

    /**
     * Reads the documents now, if some are named; else they are read before the first call that needs them.
     *
     * @throws BenchException when they cannot be read
     */
    public void load() throws BenchException {
        Bench.told(Advice.NONE, () -> {
            desk.load();
            return desk;
        });
    }

    /**
     * Runs a call, through the gate like every other. What the gate and the tool have to say against it stands in the
     * outcome. The index is built before the first call of {@code search}.
     *
     * @throws BenchException when the documents cannot be read or their index cannot be built
     */
    public ToolOutcome call(ToolCall call) throws BenchException {
        return Bench.told(Advice.NONE, () -> desk.call(call));
    }

    /** Closes the embedding model, if it was opened. */
    @Override
    public void close() {
        desk.close();
    }
}
