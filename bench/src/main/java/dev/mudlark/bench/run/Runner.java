package dev.mudlark.bench.run;

import dev.mudlark.bench.rundir.TranscriptLog;
import dev.mudlark.bench.systems.AnswerContext;
import dev.mudlark.bench.systems.Asked;
import dev.mudlark.bench.systems.RagSystem;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.Trace;
import dev.mudlark.documents.EmbedderException;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.evaluation.Transcript.Failure;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmRequest;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Puts every question to every system. All systems get a question before the next one begins, so that an interrupted
 * run has asked them the same. The order of answers does not matter to anything that is written.
 */
public final class Runner {

    /** The code of a question that broke for a reason no system foresaw. */
    static final String INTERNAL_ERROR = "internal_error";

    /** The code of a question whose text could not be embedded. */
    static final String EMBEDDING_ERROR = "embedding_error";

    private static final Duration GRACE = Duration.ofSeconds(5);

    /** How long questions under way may still take once the money of the run is spent: their calls are paid from what is left. */
    private static final Duration LAST_CALLS = Duration.ofMinutes(5);

    private final List<RagSystem> systems;
    private final List<Question> questions;
    private final Map<String, Llm> models;
    private final Clock clock;
    private final Progress progress;
    private final UnaryOperator<Transcript> timed;
    private final AtomicReference<@Nullable Throwable> broken = new AtomicReference<>();
    private final Deadline hard = Deadline.none();
    private int next;
    private boolean stopped;
    private int done;
    private int failed;

    /**
     * A runner for one run.
     *
     * @param systems what is asked
     * @param questions what is asked of each
     * @param models the model that each system asks, by the system's name
     * @param clock what tools take as today
     * @param progress hears how it goes
     */
    public Runner(
            List<RagSystem> systems,
            List<Question> questions,
            Map<String, Llm> models,
            Clock clock,
            Progress progress) {
        this(systems, questions, models, clock, progress, UnaryOperator.identity());
    }

    /** As the other; {@code timed} gives every transcript the times that it is written with. */
    Runner(
            List<RagSystem> systems,
            List<Question> questions,
            Map<String, Llm> models,
            Clock clock,
            Progress progress,
            UnaryOperator<Transcript> timed) {
        this.systems = List.copyOf(systems);
        this.questions = List.copyOf(questions);
        this.models = Map.copyOf(models);
        this.clock = clock;
        this.progress = progress;
        this.timed = timed;
    }

    /**
     * What a run came to.
     *
     * @param answered questions that have a transcript, over all systems
     * @param failed those of them that failed
     * @param finished true when none is missing
     */
    public record Outcome(int answered, int failed, boolean finished) {}

    /**
     * Runs.
     *
     * @param log gets every transcript as it comes; what it holds already is not asked again
     * @param workers questions answered at the same time, at least 1
     * @param stop once it is over no further question begins; those under way get a few seconds to end
     * @param cut true when questions fail only because the run ends, so that such failures are no answers
     * @throws IOException when a transcript cannot be written; those written before it stay
     */
    public Outcome run(TranscriptLog log, int workers, Deadline stop, BooleanSupplier cut) throws IOException {
        int total = systems.size() * questions.size();
        synchronized (this) {
            done = log.answered();
            failed = log.failed();
        }
        progress.started(log.answered(), total);
        CountDownLatch working = new CountDownLatch(workers);
        for (int i = 0; i < workers; i++) {
            Thread.ofPlatform().daemon().name("question-" + i).start(() -> {
                try {
                    work(log, total, stop, cut);
                } catch (Throwable e) {
                    broken.compareAndSet(null, e);
                } finally {
                    working.countDown();
                }
            });
        }
        await(working, stop, cut);
        rethrow();
        synchronized (this) {
            return new Outcome(done, failed, done == total);
        }
    }

    private void work(TranscriptLog log, int total, Deadline stop, BooleanSupplier cut) throws IOException {
        while (broken.get() == null) {
            int task = take(total, log, stop);
            if (task >= total) {
                return;
            }
            Transcript transcript = ask(systems.get(task % systems.size()), questions.get(task / systems.size()));
            if ((hard.isOver() || cut.getAsBoolean()) && transcript.failure().isPresent()) {
                // It failed because it was stopped, so it was not answered.
                return;
            }
            log.append(timed.apply(transcript));
            count(transcript, total);
        }
    }

    /**
     * The next system and question that the log does not hold; {@code total} when there is none. Once stopped, only those
     * that belong to a question some system already has.
     */
    private synchronized int take(int total, TranscriptLog log, Deadline stop) {
        while (!stopped && next < total) {
            stopped = next % systems.size() == 0 && stop.isOver();
            if (!stopped
                    && !log.holds(
                            system(next), questions.get(next / systems.size()).id())) {
                return next++;
            }
            next++;
        }
        return total;
    }

    private String system(int task) {
        return systems.get(task % systems.size()).info().name();
    }

    private synchronized void count(Transcript transcript, int total) {
        done++;
        failed += transcript.failure().isPresent() ? 1 : 0;
        progress.answered(done, total, failed);
    }

    private Transcript ask(RagSystem system, Question question) {
        WatchedLlm watched =
                new WatchedLlm(Objects.requireNonNull(models.get(system.info().name())));
        Trace trace = new Trace(system.info().name() + "/" + question.id());
        long start = System.nanoTime();
        try {
            return CutPrompt.flagged(system.answer(
                    new Asked(question.id(), question.question()), new AnswerContext(watched, clock, hard, trace)));
        } catch (RuntimeException | StackOverflowError e) {
            Optional<LlmRequest> last = watched.last();
            return new Transcript(
                    system.info().name(),
                    question.id(),
                    last.map(LlmRequest::system).orElse(""),
                    last.map(LlmRequest::messages).orElse(List.of()),
                    List.of(),
                    List.of(),
                    trace.steps(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.of(failure(e)),
                    System.nanoTime() - start);
        }
    }

    private static Failure failure(Throwable e) {
        return e instanceof EmbedderException
                ? new Failure(Failure.Kind.RUN_ERROR, EMBEDDING_ERROR, String.valueOf(e.getMessage()))
                : new Failure(Failure.Kind.RUN_ERROR, INTERNAL_ERROR, e.toString());
    }

    /** Waits for the workers; once stopped, for a short while only. */
    private void await(CountDownLatch working, Deadline stop, BooleanSupplier cut) {
        try {
            while (!working.await(50, TimeUnit.MILLISECONDS)) {
                if (stop.isOver()) {
                    Duration grace = cut.getAsBoolean() ? LAST_CALLS : GRACE;
                    if (!working.await(grace.toMillis(), TimeUnit.MILLISECONDS)) {
                        hard.cancel();
                        working.await(GRACE.toMillis(), TimeUnit.MILLISECONDS);
                    }
                    return;
                }
            }
        } catch (InterruptedException e) {
            hard.cancel();
            Thread.currentThread().interrupt();
        }
    }

    private void rethrow() throws IOException {
        switch (broken.get()) {
            case null -> {}
            case IOException e -> throw e;
            case RuntimeException e -> throw e;
            case Error e -> throw e;
            case Throwable e -> throw new IllegalStateException(e);
        }
    }
}
