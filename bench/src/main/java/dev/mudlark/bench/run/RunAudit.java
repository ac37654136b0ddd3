package dev.mudlark.bench.run;

import dev.mudlark.tools.AuditEvent;
import dev.mudlark.tools.AuditLog;
import dev.mudlark.tools.FileAuditLog;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import org.jspecify.annotations.Nullable;

/**
 * The audit log of a run, in its folder. Tools are put together before there is a folder; until then nothing can be
 * recorded, so that no call runs. The file comes with the first event, and a run that is resumed writes on. Safe for use
 * by several threads.
 */
public final class RunAudit implements AuditLog, AutoCloseable {

    private @Nullable Path file;
    private @Nullable Clock clock;
    private @Nullable FileAuditLog log;

    /** From here on events go to this file, which is made when it is not there. */
    synchronized void begin(Path path, Clock time) {
        file = path;
        clock = time;
    }

    @Override
    public void record(AuditEvent event) {
        open().record(event);
    }

    @Override
    public String nextId(String callId) {
        return open().nextId(callId);
    }

    @Override
    public synchronized void close() throws IOException {
        file = null;
        if (log != null) {
            log.close();
            log = null;
        }
    }

    private synchronized FileAuditLog open() {
        if (file == null || clock == null) {
            throw new IllegalStateException("the run has no folder");
        }
        if (log == null) {
            try {
                log = FileAuditLog.open(file, clock);
            } catch (IOException e) {
                throw new UncheckedIOException("the audit log cannot be opened", e);
            }
        }
        return log;
    }
}
