package dev.mudlark.providers.http;

import dev.mudlark.context.Deadline;
import java.io.IOException;
import java.net.ProxySelector;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLContext;
import org.jspecify.annotations.Nullable;

/** Sends one request after another. Redirects are not followed: they would carry a key to another host. */
final class Transport {

    private static final long LONGEST_BODY = 64L << 20;
    private static final Duration CONNECT = Duration.ofSeconds(20);
    private static final long SLICE = TimeUnit.MILLISECONDS.toNanos(100);

    private final HttpClient client;

    /**
     * A transport.
     *
     * @param proxy finds the proxy of an address
     * @param trust what certificates are trusted; null for the usual ones
     */
    Transport(ProxySelector proxy, @Nullable SSLContext trust) {
        HttpClient.Builder builder = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(CONNECT)
                .followRedirects(HttpClient.Redirect.NEVER)
                .proxy(proxy);
        if (trust != null) {
            builder.sslContext(trust);
        }
        client = builder.build();
    }

    /**
     * Sends a request and waits for the beginning of the reply.
     *
     * @throws HttpTimeoutException when the deadline passes first
     * @throws IOException when the server cannot be reached
     */
    Reply post(URI address, Map<String, String> headers, String body, Deadline deadline) throws IOException {
        HttpRequest.Builder request = HttpRequest.newBuilder(address)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body, StandardCharsets.UTF_8));
        headers.forEach(request::header);
        return send(request.build(), deadline);
    }

    /** Sends a request without a body. */
    Reply get(URI address, Map<String, String> headers, Deadline deadline) throws IOException {
        HttpRequest.Builder request = HttpRequest.newBuilder(address).GET();
        headers.forEach(request::header);
        return send(request.build(), deadline);
    }

    private Reply send(HttpRequest request, Deadline deadline) throws IOException {
        CompletableFuture<HttpResponse<Flow.Publisher<List<ByteBuffer>>>> coming =
                client.sendAsync(request, HttpResponse.BodyHandlers.ofPublisher());
        try {
            HttpResponse<Flow.Publisher<List<ByteBuffer>>> response = await(coming, deadline);
            BodyStream body = new BodyStream(deadline, LONGEST_BODY);
            response.body().subscribe(body);
            return new Reply(response.statusCode(), response.headers(), body);
        } catch (InterruptedException e) {
            coming.cancel(true);
            Thread.currentThread().interrupt();
            throw new HttpTimeoutException("interrupted");
        } catch (ExecutionException e) {
            throw e.getCause() instanceof IOException io ? io : new IOException(e.getCause());
        }
    }

    private static <T> T await(CompletableFuture<T> coming, Deadline deadline)
            throws InterruptedException, ExecutionException, HttpTimeoutException {
        while (!deadline.isOver()) {
            try {
                return coming.get(Math.min(SLICE, deadline.remaining().toNanos()), TimeUnit.NANOSECONDS);
            } catch (TimeoutException notYet) {
                // Looks at the deadline again.
            }
        }
        coming.cancel(true);
        throw new HttpTimeoutException("no reply in time");
    }

    /**
     * The beginning of a reply.
     *
     * @param status the HTTP status
     * @param headers its headers
     * @param body its body, to be closed
     */
    record Reply(int status, HttpHeaders headers, BodyStream body) implements AutoCloseable {

        /** The whole body as text. */
        String text() throws IOException {
            return new String(body.readAllBytes(), StandardCharsets.UTF_8);
        }

        /** True when the body is a stream of events. */
        boolean isEventStream() {
            return headers.firstValue("Content-Type")
                    .orElse("")
                    .toLowerCase(Locale.ROOT)
                    .startsWith("text/event-stream");
        }

        @Override
        public void close() {
            body.close();
        }
    }
}
