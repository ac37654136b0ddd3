package dev.mudlark.tools;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A process of its own that tries to open an audit log. */
final class OtherWriter {

    private OtherWriter() {}

    /** {@code opened}, or why it was not. */
    static String opening(Path file) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        OtherWriter.class.getName(),
                        file.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    /** Opens the file that is its only argument. */
    public static void main(String[] args) {
        try (FileAuditLog log = FileAuditLog.open(Path.of(args[0]), Questions.CLOCK)) {
            System.out.print(log.nextId("c").isEmpty() ? "" : "opened");
        } catch (IOException e) {
            System.out.print(e.getMessage());
        }
    }
}
