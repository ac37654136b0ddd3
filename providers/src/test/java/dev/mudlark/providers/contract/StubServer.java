package dev.mudlark.providers.contract;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.mudlark.providers.wire.WireJson;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A local server that gives prepared answers in order and remembers what it was asked. */
public final class StubServer implements AutoCloseable {

    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final ConcurrentLinkedQueue<Answer> answers = new ConcurrentLinkedQueue<>();
    private final List<Asked> asked = new CopyOnWriteArrayList<>();

    /** A server on a free port of the loopback address. */
    public StubServer() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/", this::handle);
        server.setExecutor(threads);
        server.start();
    }

    /** Its address. */
    public URI address() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
    }

    /** Answers the next request so. */
    public StubServer then(Answer answer) {
        answers.add(answer);
        return this;
    }

    /** What was asked so far. */
    public List<Asked> asked() {
        return List.copyOf(asked);
    }

    /** The body of the last request. */
    public JsonNode lastBody() {
        return asked.getLast().body();
    }

    private void handle(HttpExchange exchange) throws IOException {
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        asked.add(new Asked(
                exchange.getRequestURI().toString(), Map.copyOf(exchange.getRequestHeaders()), WireJson.read(body)));
        Answer answer = answers.poll();
        try (exchange) {
            (answer == null ? Answer.json(599, "{\"error\":{\"message\":\"the test prepared no answer\"}}") : answer)
                    .give(exchange);
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }

    /**
     * A request.
     *
     * @param path with the query
     * @param headers as sent
     * @param body as JSON
     */
    public record Asked(String path, Map<String, List<String>> headers, JsonNode body) {

        /** The first value of a header; empty when there is none. */
        public String header(String name) {
            return headers.entrySet().stream()
                    .filter(entry -> entry.getKey().equalsIgnoreCase(name))
                    .map(entry -> entry.getValue().getFirst())
                    .findFirst()
                    .orElse("");
        }
    }

    /** What a server does with a request. */
    @FunctionalInterface
    public interface Answer {

        /** Answers. */
        void give(HttpExchange exchange) throws IOException;

        /** A body of JSON. */
        static Answer json(int status, String body) {
            return send(status, "application/json", body, Map.of());
        }

        /** A failure with headers. */
        static Answer failure(int status, String body, Map<String, String> headers) {
            return send(status, "application/json", body, headers);
        }

        /** Server-sent events as they stand. */
        static Answer events(String body) {
            return send(200, "text/event-stream", body, Map.of());
        }

        /** Any body. */
        static Answer send(int status, String type, String body, Map<String, String> headers) {
            return exchange -> {
                byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
                exchange.getResponseHeaders().set("Content-Type", type);
                headers.forEach(exchange.getResponseHeaders()::set);
                exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
                try (OutputStream out = exchange.getResponseBody()) {
                    out.write(bytes);
                }
            };
        }

        /** Promises a longer body than it gives, then hangs up. */
        static Answer hangUp(String type, String beginning) {
            return exchange -> {
                byte[] bytes = beginning.getBytes(StandardCharsets.UTF_8);
                exchange.getResponseHeaders().set("Content-Type", type);
                exchange.sendResponseHeaders(200, bytes.length + 1000L);
                exchange.getResponseBody().write(bytes);
                exchange.getResponseBody().flush();
                exchange.close();
            };
        }

        /** Gives the beginning and then nothing until {@code until} is released. */
        static Answer stall(String type, String beginning, CountDownLatch until) {
            return exchange -> {
                exchange.getResponseHeaders().set("Content-Type", type);
                exchange.sendResponseHeaders(200, 0);
                exchange.getResponseBody().write(beginning.getBytes(StandardCharsets.UTF_8));
                exchange.getResponseBody().flush();
                try {
                    until.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            };
        }
    }
}
