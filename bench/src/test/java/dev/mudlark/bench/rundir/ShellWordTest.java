package dev.mudlark.bench.rundir;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

class ShellWordTest {

    private static final List<String> NAMES = List.of(
            "a",
            "../a-b/c_1.jsonl",
            "my docs/it's",
            "a\\b",
            "$HOME `id` \"x\" !1 {a,b} * ; #",
            "~",
            "~root/a",
            "=ls",
            "a\nb",
            "a\n",
            "it's\n\\n7",
            "\u001b[31mred",
            "\u007f1",
            "\t7",
            "\u0085",
            "a\u202eb",
            "\u200b9",
            "\u2028",
            "Größe/東京");

    private static String of(String path) {
        return ShellWord.of(Path.of(path));
    }

    @Test
    void aPathIsWrittenAsOneWord() {
        assertThat(of("../a-b/c_1.jsonl")).isEqualTo("../a-b/c_1.jsonl");
        assertThat(of("my docs/it's")).isEqualTo("'my docs/it'\\''s'");
        assertThat(of("~root")).isEqualTo("'~root'");
        assertThat(of("=ls")).isEqualTo("'=ls'");
        assertThat(of("")).isEqualTo(".");
    }

    @Test
    void aPathThatLooksLikeAnOptionIsWrittenFromTheCurrentFolder() {
        assertThat(of("-dash/config.yaml")).isEqualTo("./-dash/config.yaml");
        assertThat(of("--help")).isEqualTo("./--help");
        assertThat(of("-a b")).isEqualTo("'./-a b'");
        assertThat(of("-a\nb")).isEqualTo("$'./-a\\nb'");
        assertThat(of("@file")).isEqualTo("./@file");
    }

    @Test
    void whatCannotBeSeenIsEscaped() {
        assertThat(of("a\nb")).isEqualTo("$'a\\nb'");
        assertThat(of("it's\u001b7")).isEqualTo("$'it\\'s\\0337'");
        assertThat(of("a\u202eb")).isEqualTo("$'a\\342\\200\\256b'");
        for (String name : NAMES) {
            assertThat(of(name).codePoints())
                    .as(name)
                    .noneMatch(c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT);
        }
    }

    @Test
    void bashReadsEveryPathBack() throws IOException, InterruptedException {
        Assumptions.assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "no bash here");
        for (String name : NAMES) {
            Process bash = new ProcessBuilder("/bin/bash", "-c", "printf '%s|' " + of(name)).start();
            String read = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(bash.waitFor()).isZero();
            assertThat(read).as(of(name)).isEqualTo(name + "|");
        }
    }
}
