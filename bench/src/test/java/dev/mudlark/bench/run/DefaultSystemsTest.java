package dev.mudlark.bench.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class DefaultSystemsTest {

    @Test
    void flagsAloneCompareTheSystemsOfTheMainConfig() throws IOException {
        try (InputStream in = FlagsConfig.class.getResourceAsStream("default-systems.yaml")) {
            String defaults = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            assertThat(Files.readString(Path.of("..", "configs", "all.yaml"))).endsWith("\n" + defaults);
        }
    }
}
