package dev.mudlark.bench.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class InstructiveOrderTest {

    private final List<ExplorerCase> cases = ExplorerCase.of(ExplorerCases.report(80));
    private final List<ExplorerCase> order = InstructiveOrder.of(cases);

    private static String pair(ExplorerCase one) {
        return one.typePlace(-1) + " of " + one.system();
    }

    @Test
    void everyPairOfTypeAndSystemComesBeforeAnyPairComesAgain() {
        Set<String> pairs = cases.stream()
                .filter(ExplorerCase::failed)
                .map(InstructiveOrderTest::pair)
                .collect(Collectors.toSet());
        List<String> first = order.stream()
                .filter(ExplorerCase::failed)
                .limit(pairs.size())
                .map(InstructiveOrderTest::pair)
                .toList();
        assertThat(pairs).hasSizeGreaterThan(8);
        assertThat(new HashSet<>(first)).isEqualTo(pairs);
    }

    @Test
    void bestAnswerFollowsTheFailureItIsBetterThan() {
        ExplorerCase failure = order.getFirst();
        ExplorerCase better = order.get(1);
        assertThat(failure.isDisputed()).isTrue();
        assertThat(better.question()).isEqualTo(failure.question());
        assertThat(better.score().orElseThrow() - failure.score().orElse(0)).isGreaterThanOrEqualTo(0.5);
    }

    @Test
    void holdsEveryFailureAndEveryDisagreementOnceAndNothingElse() {
        assertThat(order).doesNotHaveDuplicates();
        assertThat(order)
                .containsExactlyInAnyOrderElementsOf(cases.stream()
                        .filter(one -> one.failed() || one.isDisputed())
                        .toList());
    }
}
