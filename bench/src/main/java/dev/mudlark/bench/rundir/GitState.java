package dev.mudlark.bench.rundir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * What git says about a folder.
 *
 * @param commit the checked-out commit, 40 hexadecimal digits
 * @param dirty true when a tracked file differs from it
 */
public record GitState(String commit, boolean dirty) {

    private static final int SECONDS = 5;

    /** The state of the repository that holds {@code folder}; empty without one, without git, or when git is slow. */
    public static Optional<GitState> of(Path folder) {
        Optional<String> commit = git(folder, "rev-parse", "--verify", "HEAD").map(String::strip);
        if (commit.filter(text -> text.length() >= 40).isEmpty()) {
            return Optional.empty();
        }
        return git(folder, "status", "--porcelain", "--untracked-files=no")
                .map(changes -> new GitState(commit.get(), !changes.isBlank()));
    }

    /** The state of the repository this program was built in; empty when it runs elsewhere. */
    public static Optional<GitState> ofProgram() {
        try {
            Path code = Path.of(GitState.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            for (Path folder = code.getParent(); folder != null; folder = folder.getParent()) {
                if (Files.exists(folder.resolve(".git"))) {
                    // Somebody else's repository may hold our jars.
                    boolean ours =
                            Files.exists(folder.resolve("bench/pom.xml")) && Files.exists(folder.resolve("mudlark"));
                    return ours ? of(folder) : Optional.empty();
                }
            }
            return Optional.empty();
        } catch (java.net.URISyntaxException | java.nio.file.FileSystemNotFoundException | SecurityException e) {
            return Optional.empty();
        }
    }

    private static Optional<String> git(Path folder, String... arguments) {
        List<String> command = new ArrayList<>(List.of("git", "-C", folder.toString()));
        command.addAll(List.of(arguments));
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            process.getOutputStream().close();
            // Short lists fit the pipe; a longer one means dirty anyway.
            String output = new String(process.getInputStream().readNBytes(100_000), StandardCharsets.UTF_8);
            boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
            if (!ended) {
                process.destroyForcibly();
            }
            return ended && process.exitValue() == 0 ? Optional.of(output) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
