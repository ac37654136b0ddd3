package dev.mudlark.providers.http;

import dev.mudlark.context.Deadline;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpTimeoutException;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Flow;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The body of a reply as a stream that ends with the deadline, whatever the server does, and never gives more than so
 * many bytes. One thread reads.
 */
final class BodyStream extends InputStream implements Flow.Subscriber<List<ByteBuffer>> {

    private static final long SLICE = TimeUnit.MILLISECONDS.toNanos(100);

    private final Deadline deadline;
    private final long most;
    private final LinkedBlockingQueue<Signal> signals = new LinkedBlockingQueue<>();
    private final ArrayDeque<ByteBuffer> ready = new ArrayDeque<>();
    private Flow.@Nullable Subscription subscription;
    private long count;
    private boolean ended;

    BodyStream(Deadline deadline, long most) {
        this.deadline = deadline;
        this.most = most;
    }

    @Override
    public void onSubscribe(Flow.Subscription given) {
        subscription = given;
        given.request(1);
    }

    @Override
    public void onNext(List<ByteBuffer> buffers) {
        signals.add(new Signal(buffers, null, false));
    }

    @Override
    public void onError(Throwable failure) {
        signals.add(new Signal(List.of(), failure, false));
    }

    @Override
    public void onComplete() {
        signals.add(new Signal(List.of(), null, true));
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        if (length == 0) {
            return 0;
        }
        while (ready.isEmpty() && !ended) {
            take(next());
        }
        ByteBuffer buffer = ready.peekFirst();
        if (buffer == null) {
            return -1;
        }
        int taken = Math.min(length, buffer.remaining());
        buffer.get(bytes, offset, taken);
        if (!buffer.hasRemaining()) {
            ready.removeFirst();
        }
        return taken;
    }

    /** Ends the transfer when it is not over. */
    @Override
    public void close() {
        Flow.Subscription current = subscription;
        if (!ended && current != null) {
            current.cancel();
        }
        ended = true;
        ready.clear();
    }

    private Signal next() throws IOException {
        try {
            while (!deadline.isOver()) {
                Signal signal =
                        signals.poll(Math.min(SLICE, deadline.remaining().toNanos()), TimeUnit.NANOSECONDS);
                if (signal != null) {
                    return signal;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        close();
        throw new HttpTimeoutException("the reply did not end in time");
    }

    private void take(Signal signal) throws IOException {
        if (signal.failure() != null) {
            ended = true;
            throw new IOException("the connection broke off", signal.failure());
        }
        if (signal.isEnd()) {
            ended = true;
            return;
        }
        for (ByteBuffer buffer : signal.buffers()) {
            count += buffer.remaining();
            if (buffer.hasRemaining()) {
                ready.addLast(buffer);
            }
        }
        if (count > most) {
            close();
            throw new TooLongException(most);
        }
        Objects.requireNonNull(subscription).request(1);
    }

    /** A body is longer than any reply needs to be. */
    static final class TooLongException extends IOException {
        private static final long serialVersionUID = 1L;

        TooLongException(long most) {
            super("longer than " + (most >> 20) + " MiB");
        }
    }

    private record Signal(
            List<ByteBuffer> buffers, @Nullable Throwable failure, boolean isEnd) {}
}
