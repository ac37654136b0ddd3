package dev.mudlark.tools.grep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.context.Deadline;
import dev.mudlark.context.DeadlineException;
import dev.mudlark.documents.Collection;
import dev.mudlark.tools.TestDocuments;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.patterns.SafePattern;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SearchTest {

    private static final int DOCUMENTS = 130;

    private final Collection large = large();
    private final Packed packed = new Packs().of(large, Deadline.none());

    private static Collection large() {
        TestDocuments documents = new TestDocuments();
        String filler = "nothing of interest stands on this line of the text\n".repeat(1900);
        for (int i = 0; i < DOCUMENTS; i++) {
            documents.with("doc-%03d".formatted(i), "Needle one\n" + filler + "a second needle\n");
        }
        return documents.collection();
    }

    @AfterEach
    void noThreadIsLeft() {
        long end = System.nanoTime() + Duration.ofSeconds(10).toNanos();
        while (threads() > 0 && System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        assertThat(threads()).isZero();
    }

    private static long threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("mudlark-grep"))
                .count();
    }

    @Test
    void aPackedCollectionTakesAsMuchAsItsText() {
        long text = large.searchable().stream()
                .mapToLong(document -> document.text().length())
                .sum();

        assertThat(packed.bytes()).isEqualTo(text);
        assertThat(packed.chunks()).hasSizeGreaterThan(1);
    }

    @Test
    void twoThreadsFindTheSameInTheSameOrder() throws ToolException {
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        for (LineMatcher matcher : new LineMatcher[] {
            WordMatcher.of("needle", false, packed.rarity()),
            new RegexMatcher(SafePattern.compile("needle", false), packed.rarity()),
            new RegexMatcher(SafePattern.compile("n[e]+d", false), packed.rarity()),
            new RegexMatcher(SafePattern.compile("[m-n]eed[k-m]e", false), packed.rarity())
        }) {
            Hits hits = Search.find(packed.all(), matcher, 3, () -> threads.add(Thread.currentThread()));

            assertThat(hits.total()).isEqualTo(2 * DOCUMENTS);
            assertThat(hits.perSource().stream().map(Matches::id).toList())
                    .isEqualTo(IntStream.range(0, DOCUMENTS)
                            .mapToObj("doc-%03d"::formatted)
                            .toList());
            assertThat(hits.perSource().getLast().parts().getFirst().first(9))
                    .extracting(InSource.Kept::number)
                    .containsExactly(0, 1901);
        }
        assertThat(threads).hasSizeGreaterThan(1);
    }

    @Test
    void aSearchThatIsOutOfTimeStopsBothThreads() {
        WordMatcher matcher = WordMatcher.of("needle", false, packed.rarity());
        AtomicInteger checks = new AtomicInteger();

        assertThatThrownBy(() -> Search.find(packed.all(), matcher, 3, () -> {
                    if (checks.incrementAndGet() > 6) {
                        throw new DeadlineException("over");
                    }
                }))
                .hasMessage("over");
    }

    @Test
    void packingGoesOnBesideACallThatIsOutOfTime() {
        Packs packs = new Packs();
        Collection fresh = large();

        assertThatThrownBy(() -> packs.of(fresh, Deadline.in(Duration.ZERO))).isInstanceOf(DeadlineException.class);
        Packed second = packs.of(fresh, Deadline.in(Duration.ofMinutes(1)));

        assertThat(second.bytes()).isEqualTo(packed.bytes());
        assertThat(packs.of(fresh, Deadline.in(Duration.ofMinutes(1)))).isSameAs(second);
    }

    @Test
    void theRarestWordLeads() {
        assertThat(packed.rarity().frequency("needle"))
                .isLessThan(packed.rarity().frequency("nothing"));
        assertThat(packed.rarity().isFrequent(packed.rarity().frequency("nothing")))
                .isTrue();
        assertThat(packed.rarity().isFrequent(packed.rarity().frequency("needle")))
                .isFalse();
    }
}
