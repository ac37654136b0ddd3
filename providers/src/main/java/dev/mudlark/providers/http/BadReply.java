package dev.mudlark.providers.http;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.models.LlmException.Kind;
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
import java.util.function.Function;
import javax.net.ssl.SSLException;

/** What a refusal or a broken connection means. */
record BadReply(Faults faults, InstantSource clock) {

    /** The failure of a reply whose status is no success. */
    Failure refused(Transport.Reply reply, Function<JsonNode, WireFault> said) throws IOException {
        return faults.status(reply.status(), fault(reply, said), retryAfter(reply));
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

    private static WireFault fault(Transport.Reply reply, Function<JsonNode, WireFault> said) throws IOException {
        try {
            return said.apply(WireJson.read(reply.text()));
        } catch (UnreadableReplyException e) {
            return WireFault.NONE;
        }
    }

    private Optional<Duration> retryAfter(Transport.Reply reply) {
        return reply.headers().firstValue("Retry-After").flatMap(text -> RetryAfter.read(text, clock));
    }
}
