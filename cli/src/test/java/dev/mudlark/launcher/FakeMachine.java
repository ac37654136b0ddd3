package dev.mudlark.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/**
 * A folder with a copy of the launcher and nothing real around it. The copy asks for Java 900 or newer, so that no JDK
 * of the machine that runs the tests can be taken by accident.
 */
final class FakeMachine {
    private static final List<String> TOOLS = List.of(
            "basename cat cmp dirname find grep head ln mkdir mv readlink rm rmdir sed sh sleep touch".split(" "));

    /** What a run of the launcher left behind. */
    record Outcome(int exitCode, String out, String err) {}

    final Path home;
    final Path repository;
    final Path bin;
    private final Map<String, String> environment = new TreeMap<>();

    FakeMachine(Path folder) throws IOException {
        home = Files.createDirectories(folder.resolve("home"));
        bin = Files.createDirectories(folder.resolve("bin"));
        repository = Files.createDirectories(folder.resolve("a repository"));
        for (String tool : TOOLS) {
            Files.createSymbolicLink(bin.resolve(tool), findOnPath(tool));
        }
        Files.createDirectories(repository.resolve("scripts"));
        for (String script : List.of("mudlark", "scripts/jdk.sh")) {
            String text = Files.readString(repositoryRoot().resolve(script));
            executable(repository.resolve(script), text.replace("MIN_JAVA=21", "MIN_JAVA=900"));
        }
        writeOld(repository.resolve("pom.xml"));
        writeOld(repository.resolve("cli/pom.xml"));
        writeOld(source());
    }

    Path source() {
        return repository.resolve("cli/src/main/java/Main.java");
    }

    Path lib() {
        return repository.resolve("lib");
    }

    void set(String name, Path value) {
        environment.put(name, value.toString());
    }

    /** A folder that looks like a JDK; its java prints its own name, the working folder and the program's arguments. */
    Path jdk(Path folder, String version) throws IOException {
        Files.createDirectories(folder.resolve("bin"));
        Files.writeString(folder.resolve("release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"" + version + "\"\n");
        executable(folder.resolve("bin/javac"), "#!/bin/sh\n");
        executable(folder.resolve("bin/java"), """
                #!/bin/sh
                echo "java=%s"
                echo "folder=$(pwd)"
                while [ "$1" != dev.mudlark.cli.Main ]; do
                    case $1 in -cp) echo "classpath=$2" ;; -Dmudlark.command=*) echo "called=${1#*=}" ;;
                        -Dmudlark.input=*) echo "input=${1#*=}" ;; esac
                    shift
                done
                shift
                for a in "$@"; do echo "argument=$a"; done
                exit ${FAKE_EXIT:-0}
                """.formatted(folder.getFileName()));
        return folder;
    }

    void javaOnPath(Path jdk) throws IOException {
        Files.createSymbolicLink(bin.resolve("java"), jdk.resolve("bin/java"));
    }

    /** Installs a Maven that writes the named jars, each with the text of the main source, and counts its runs. */
    void maven(String... jars) throws IOException {
        executable(bin.resolve("mvn"), """
                #!/bin/sh
                echo run >>"%s"
                for a in "$@"; do case $a in -Dlauncher.lib=*) to=${a#*=} ;; esac; done
                echo "[INFO] Building Mudlark cli 0.1.0-SNAPSHOT    [1/1]"
                for jar in %s; do cat "%s" >"$to/$jar"; done
                """.formatted(home.resolve("builds"), String.join(" ", jars), source()));
    }

    /** Has somebody edit the main source while Maven runs. */
    void editDuringTheNextBuild() throws IOException {
        String maven = Files.readString(bin.resolve("mvn"));
        executable(
                bin.resolve("mvn"),
                maven + "until [ \"" + source() + "\" -nt \"$to/.stamp\" ]; do touch \"" + source() + "\"; done\n");
    }

    void brokenMaven() throws IOException {
        executable(bin.resolve("mvn"), "#!/bin/sh\necho '[ERROR] cannot find symbol'\nexit 1\n");
    }

    long builds() throws IOException {
        Path log = home.resolve("builds");
        return Files.exists(log) ? Files.readAllLines(log).size() : 0;
    }

    /** Marks a file as edited after every build so far. */
    void edit(Path file, String text) throws IOException {
        Files.writeString(file, text);
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(60)));
    }

    Outcome run(String... arguments) throws IOException, InterruptedException {
        return await(start(repository.resolve("mudlark"), repository, arguments));
    }

    Process start(Path launcher, Path folder, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(launcher.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        builder.environment().put("PATH", bin.toString());
        builder.environment().put("HOME", home.toString());
        return builder.start();
    }

    /** The outputs are a few lines each, so they fit a pipe and can be read one after the other. */
    static Outcome await(Process process) throws IOException, InterruptedException {
        String out = new String(process.getInputStream().readAllBytes());
        String err = new String(process.getErrorStream().readAllBytes());
        if (!process.waitFor(60, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("the launcher did not end; so far: " + err);
        }
        return new Outcome(process.exitValue(), out, err);
    }

    private static void writeOld(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "old\n");
        for (Path path = file; path.getNameCount() > 2; path = path.getParent()) {
            Files.setLastModifiedTime(path, FileTime.from(Instant.parse("2020-01-01T00:00:00Z")));
        }
    }

    private static void executable(Path file, String script) throws IOException {
        Files.writeString(file, script);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private static Path findOnPath(String tool) {
        return List.of(System.getenv("PATH").split(":")).stream()
                .map(folder -> Path.of(folder, tool))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new AssertionError(tool + " is not on PATH"));
    }

    static Path repositoryRoot() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("mudlark"))) {
            folder = folder.getParent();
        }
        return folder;
    }
}
