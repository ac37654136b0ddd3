package dev.mudlark.providers.http;

import dev.mudlark.models.LlmException.Kind;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.providers.wire.Dialect;
import dev.mudlark.providers.wire.FaultInReplyException;
import dev.mudlark.providers.wire.ReplyDraft;
import dev.mudlark.providers.wire.StreamReader;
import dev.mudlark.providers.wire.UnreadableReplyException;
import dev.mudlark.providers.wire.WireJson;
import java.io.IOException;
import java.time.InstantSource;
import java.util.Optional;

/** Reads the reply of one attempt, or says what is wrong with it. */
record ReplyReading(Dialect dialect, ReplyDraft draft, Faults faults, InstantSource clock) {

    private static final int GOOD = 200;
    private static final int SERVER_ERROR = 500;

    /** The response of a reply. */
    LlmToolResponse read(Transport.Reply reply) throws IOException, Failure {
        if (reply.status() != GOOD) {
            throw new BadReply(faults, clock).refused(reply, dialect::fault);
        }
        try {
            if (draft.request().stream()) {
                readStream(reply);
            } else {
                dialect.readWhole(WireJson.read(reply.text()), draft);
            }
            return draft.response();
        } catch (FaultInReplyException e) {
            Failure failure = faults.status(e.status(), e.fault(), Optional.empty());
            throw e.status() >= SERVER_ERROR || draft.isHandedOut() ? failure.perhapsCharged() : failure;
        } catch (UnreadableReplyException e) {
            throw faults.of(Kind.UNREADABLE, "the reply cannot be read: " + e.getMessage(), false);
        }
    }

    private void readStream(Transport.Reply reply) throws IOException, Failure {
        StreamReader reader = dialect.readStream(draft);
        EventLines lines = new EventLines(reply.body());
        Optional<String> next = next(lines);
        while (next.isPresent()) {
            reader.event(next.get());
            next = reader.isOver() ? Optional.empty() : next(lines);
        }
        if (!reader.isComplete()) {
            throw faults.of(Kind.CUT_OFF, "the reply broke off before its end", true);
        }
    }

    private Optional<String> next(EventLines lines) throws IOException {
        return dialect.framing() == Dialect.Framing.JSON_LINES ? lines.nextLine() : lines.nextEvent();
    }
}
