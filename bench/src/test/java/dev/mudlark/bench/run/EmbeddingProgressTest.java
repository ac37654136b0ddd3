package dev.mudlark.bench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.context.Deadline;
import dev.mudlark.context.DeadlineException;
import dev.mudlark.documents.LoadNotice;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EmbeddingProgressTest {

    private static final long SECOND = 1_000_000_000L;

    private final List<String> lines = new ArrayList<>();
    private final Deadline stop = Deadline.none();
    private long now = 5;
    private final EmbeddingProgress watch = new EmbeddingProgress(
            new Progress() {
                @Override
                public void note(String line) {
                    lines.add(line);
                }

                @Override
                public void started(int done, int total) {}

                @Override
                public void answered(int done, int total, int failed) {}
            },
            stop,
            () -> now);

    @Test
    void whatTakesLongIsToldAfterASecondAndThenEveryFive() {
        watch.embedded(0, 3500);
        for (int done = 100; done <= 3500; done += 100) {
            now += SECOND / 2;
            watch.embedded(done, 3500);
        }
        assertThat(lines)
                .containsExactly(
                        "embedding 200 of 3,500 passages",
                        "embedding 1,200 of 3,500 passages",
                        "embedding 2,200 of 3,500 passages",
                        "embedding 3,200 of 3,500 passages");
    }

    @Test
    void whatIsThereAtOnceIsNotTold() {
        watch.embedded(0, 3500);
        now += SECOND / 2;
        watch.embedded(128, 3500);
        watch.embedded(3500, 3500);
        assertThat(lines).isEmpty();
    }

    @Test
    void aRunThatIsStoppedEmbedsNoMore() {
        watch.embedded(0, 10);
        stop.cancel();
        assertThatThrownBy(() -> watch.embedded(5, 10)).isInstanceOf(DeadlineException.class);
    }

    @Test
    void aNoteReachesTheConsoleAndTheManifest() {
        watch.note("table t.csv: 2,000 of 5,300 rows are embedded");
        assertThat(lines).containsExactly("table t.csv: 2,000 of 5,300 rows are embedded");
        assertThat(watch.notices()).extracting(LoadNotice::code).containsExactly("embedding");
    }
}
