package dev.mudlark.evaluation.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class CitationsTest {

    private static final Set<String> DELIVERED = Set.of("refund-timing", "plans.csv#3", "notes/my file", "list");

    @Test
    void deliveredIdsCountOnceInOrder() {
        Citations read = Citations.of("A [plans.csv#3]. B [refund-timing], C [plans.csv#3].", DELIVERED);
        assertThat(read.delivered()).containsExactly("plans.csv#3", "refund-timing");
        assertThat(read.unknown()).isEmpty();
        assertThat(read.plainText()).isEqualTo("A . B , C .");
    }

    @Test
    void idsWithSpacesAndSeveralInOnePairAreRead() {
        Citations read = Citations.of("A [notes/my file] [refund-timing; plans.csv#3, pep-0008]", DELIVERED);
        assertThat(read.delivered()).containsExactly("notes/my file", "refund-timing", "plans.csv#3");
        assertThat(read.unknown()).containsExactly("pep-0008");
    }

    @Test
    void idsThatWereNotDeliveredAreUnknownAndLeaveTheText() {
        Citations read = Citations.of("It is 2026 [pep-2026]", DELIVERED);
        assertThat(read.delivered()).isEmpty();
        assertThat(read.unknown()).containsExactly("pep-2026");
        assertThat(read.plainText()).isEqualTo("It is 2026 ");
    }

    @Test
    void otherBracketsAreText() {
        String answer =
                "Use list[int] and a[0], see [the docs](https://example.org), [1], [#note], [as is] and [link](x).";
        Citations read = Citations.of(answer, DELIVERED);
        assertThat(read.delivered()).isEmpty();
        assertThat(read.unknown()).isEmpty();
        assertThat(read.plainText()).isEqualTo(answer);
    }
}
