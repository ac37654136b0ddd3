package dev.mudlark.agents.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class MemoTest {

    private final List<Integer> asked = new ArrayList<>();
    private final Memo<Integer, Integer> doubled = new Memo<>(3, n -> {
        asked.add(n);
        return 2 * n;
    });

    @Test
    void aResultIsWorkedOutOnce() {
        assertThat(doubled.apply(1)).isEqualTo(2);
        assertThat(doubled.apply(1)).isEqualTo(2);
        assertThat(asked).containsExactly(1);
    }

    @Test
    void itNeverKeepsMoreThanItMay() {
        for (int n = 0; n < 4; n++) {
            assertThat(doubled.apply(n)).isEqualTo(2 * n);
        }
        assertThat(doubled.apply(3)).isEqualTo(6);
        assertThat(doubled.apply(0)).isZero();
        assertThat(asked).containsExactly(0, 1, 2, 3, 0);
    }

    @Test
    void aSetThatIsChangedChangesNoOther() {
        Function<String, Set<String>> letters = Memo.ofSets(3, text -> new LinkedHashSet<>(List.of(text.split(""))));
        letters.apply("ba").add("c");
        assertThat(letters.apply("ba")).containsExactly("b", "a");
    }
}
