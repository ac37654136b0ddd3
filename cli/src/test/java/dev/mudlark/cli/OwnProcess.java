package dev.mudlark.cli;

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
}
