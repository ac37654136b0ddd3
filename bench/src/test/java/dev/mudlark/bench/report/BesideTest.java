package dev.mudlark.bench.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import org.junit.jupiter.api.Test;

class BesideTest {

    @Test
    void bothAreWrittenWhenItReturns() throws IOException {
        Set<String> written = new ConcurrentSkipListSet<>();
        Beside.write(() -> written.add("a"), () -> written.add("b"));
        assertThat(written).containsExactly("a", "b");
    }

    @Test
    void whatEitherThrowsIsThrown() {
        assertThatThrownBy(() -> Beside.write(
                        () -> {
                            throw new IOException("first");
                        },
                        () -> {}))
                .isInstanceOf(IOException.class)
                .hasMessage("first");
        assertThatThrownBy(() -> Beside.write(() -> {}, () -> {
                    throw new IllegalArgumentException("second");
                }))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("second");
    }
}
