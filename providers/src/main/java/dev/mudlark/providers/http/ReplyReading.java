package dev.mudlark.providers.http;

import dev.mudlark.models.LlmException.Kind;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.providers.wire.Dialect;
import dev.mudlark.providers.wire.FaultInReplyException;
import dev.mudlark.providers.wire.ReplyDraft;
import dev.mudlark.providers.wire.StreamReader;
import dev.mudlark.providers.wire.UnreadableReplyException;
import dev.mudlark.providers.wire.WireFault;
import dev.mudlark.providers.wire.WireJson;
import java.io.IOException;
import java.net.ConnectException;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import javax.net.ssl.SSLException;

/** Reads the reply of one attempt, or says what is wrong with it. */
record ReplyReading(Dialect dialect, ReplyDraft draft, Faults faults, InstantSource clock) {

    private static final int GOOD = 200;

    /** The response of a reply. */
    LlmToolResponse read(Transport.Reply reply) throws IOException, Failure {
        if (reply.status() != GOOD) {
            throw faults.status(reply.status(), fault(reply), retryAfter(reply));
        }
        try {
            if (draft.request().stream()) {
                readStream(reply);
            } else {
                dialect.readWhole(WireJson.read(reply.text()), draft);
            }
            return draft.response();
        } catch (FaultInReplyException e) {
            throw faults.status(e.status(), e.fault(), Optional.empty());
        } catch (UnreadableReplyException e) {
            throw faults.of(Kind.UNREADABLE, "the reply cannot be read: " + e.getMessage(), false);
        }
    }

    /** The failure of an attempt whose connection failed. */
    Failure broken(IOException e, boolean questionIsOver) {
        if (e instanceof BodyStream.TooLongException) {
            return faults.of(Kind.UNREADABLE, "the reply is " + e.getMessage(), false);
        }
        if (e instanceof HttpTimeoutException && !(e instanceof HttpConnectTimeoutException)) {
            return questionIsOver
                    ? faults.of(Kind.TIMEOUT, "no whole reply before the time of this question was over", false)
                    : faults.of(Kind.TIMEOUT, "no whole reply within timeout_s", true);
        }
        if (e instanceof SSLException) {
            return faults.of(
                    Kind.UNAVAILABLE,
                    "no trusted connection to " + faults.address() + " (" + e.getMessage()
                            + "); name your certificates with ca_file",
                    false);
        }
        boolean unreachable = e instanceof ConnectException || e.getCause() instanceof UnresolvedAddressException;
        return unreachable || e instanceof HttpConnectTimeoutException
                ? faults.of(Kind.UNAVAILABLE, "nothing answers at " + faults.address(), true)
                : faults.of(Kind.CUT_OFF, "the connection to " + faults.address() + " broke off", true);
    }

    private void readStream(Transport.Reply reply) throws IOException, Failure {
        StreamReader reader = dialect.readStream(draft);
        EventLines lines = new EventLines(reply.body());
        Optional<String> next = next(lines);
        while (next.isPresent()) {
            reader.event(next.get());
            next = next(lines);
        }
        if (!reader.isComplete()) {
            throw faults.of(Kind.CUT_OFF, "the reply broke off before its end", true);
        }
    }

    private Optional<String> next(EventLines lines) throws IOException {
        return dialect.framing() == Dialect.Framing.JSON_LINES ? lines.nextLine() : lines.nextEvent();
    }

    private WireFault fault(Transport.Reply reply) throws IOException {
        try {
            return dialect.fault(WireJson.read(reply.text()));
        } catch (UnreadableReplyException e) {
            return WireFault.NONE;
        }
    }

    private Optional<Duration> retryAfter(Transport.Reply reply) {
        return reply.headers().firstValue("Retry-After").flatMap(text -> RetryAfter.read(text, clock));
    }
}
