package dev.mudlark.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import org.junit.jupiter.api.Test;

class AdviceTest {

    @Test
    void whoMayNotWriteIsNotToldToFreeSpace() {
        for (Advice advice : new Advice[] {Advice.OUT, Advice.FOLDER, Advice.NEW, Advice.NONE}) {
            assertThat(advice.on(new AccessDeniedException("run/.lock")))
                    .contains("make it ")
                    .doesNotContain("space");
            assertThat(advice.on(new FileSystemException("run/.lock", null, "Read-only file system")))
                    .doesNotContain("space");
        }
        assertThat(Advice.OUT.on(new FileSystemException("run/.lock", null, "No space left on device")))
                .isEqualTo("free space, or name another folder with --out");
    }
}
