package dev.mudlark.routing;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Puts questions to a router.
 *
 * @param trials how often each is asked
 */
record Questions(Router router, int trials) {

    List<RoutedQuestion> ask(List<RoutingQuestion> questions, int workers) {
        if (workers == 1) {
            return questions.stream().map(this::ask).toList();
        }
        try (ExecutorService pool = Executors.newFixedThreadPool(workers)) {
            List<Future<RoutedQuestion>> asked = questions.stream()
                    .map(question -> pool.submit(() -> ask(question)))
                    .toList();
            List<RoutedQuestion> routed = new ArrayList<>();
            for (Future<RoutedQuestion> future : asked) {
                routed.add(result(future, pool));
            }
            return routed;
        }
    }

    private static RoutedQuestion result(Future<RoutedQuestion> future, ExecutorService pool) {
        try {
            return future.get();
        } catch (ExecutionException e) {
            pool.shutdownNow();
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            pool.shutdownNow();
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    private RoutedQuestion ask(RoutingQuestion question) {
        List<Choice> choices = new ArrayList<>();
        for (int i = 0; i < trials; i++) {
            choices.add(router.choose(question.text()));
        }
        return new RoutedQuestion(question, choices);
    }
}
