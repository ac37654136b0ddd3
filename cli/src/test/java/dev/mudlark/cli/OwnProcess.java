package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The command in a JVM of its own, with the class path of the tests. */
final class OwnProcess {

    private OwnProcess() {}

    static ProcessBuilder mudlark(List<String> jvmFlags, Object... args) {
        Stream<String> java = Stream.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"));
        Stream<String> command =
                Stream.concat(Stream.of("dev.mudlark.cli.Main"), Stream.of(args).map(String::valueOf));
        return new ProcessBuilder(Stream.of(java, jvmFlags.stream(), command)
                .flatMap(words -> words)
                .toList());
    }

    /** The same, started, with what it prints passed over. */
    static Process quiet(Object... args) throws IOException {
        return mudlark(List.of(), args)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    /** Sends a process a signal, such as {@code -INT}. */
    static void signal(String signal, Process process) throws IOException, InterruptedException {
        assertThat(new ProcessBuilder("kill", signal, String.valueOf(process.pid()))
                        .start()
                        .waitFor())
                .isZero();
    }
}
