package dev.mudlark.documents.vectorcache;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CacheFolderTest {

    private static final Path HOME = Path.of("/home/ann");

    @Test
    void theOwnVariableGoesBeforeTheSharedOneAndThatBeforeTheHomeFolder() {
        assertThat(CacheFolder.of(Map.of("MUDLARK_CACHE", "/own", "XDG_CACHE_HOME", "/xdg"), HOME))
                .isEqualTo(Path.of("/own"));
        assertThat(CacheFolder.of(Map.of("XDG_CACHE_HOME", "/xdg"), HOME)).isEqualTo(Path.of("/xdg/mudlark"));
        assertThat(CacheFolder.of(Map.of(), HOME)).isEqualTo(Path.of("/home/ann/.cache/mudlark"));
    }

    @Test
    void emptyVariablesAndARelativeSharedFolderDoNotCount() {
        assertThat(CacheFolder.of(Map.of("MUDLARK_CACHE", " ", "XDG_CACHE_HOME", "xdg"), HOME))
                .isEqualTo(Path.of("/home/ann/.cache/mudlark"));
    }
}
