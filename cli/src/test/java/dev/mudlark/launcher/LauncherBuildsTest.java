package dev.mudlark.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.launcher.FakeMachine.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class LauncherBuildsTest {
    @TempDir
    Path folder;

    FakeMachine machine;

    @BeforeEach
    void machineWithAJdkAndMaven() throws IOException {
        machine = new FakeMachine(folder);
        machine.set("JAVA_HOME", machine.jdk(folder.resolve("jdk"), "901"));
        machine.maven("mudlark-cli.jar", "picocli.jar");
    }

    @Test
    void theFirstRunBuildsWithProgressOnStandardErrorAndTheSecondDoesNot() throws Exception {
        Outcome first = machine.run();
        assertThat(first.err().lines())
                .containsExactly(
                        "mudlark: building lib/ (first run) with the JDK in " + folder.resolve("jdk")
                                + "; tests and reviews are left out",
                        "mudlark:   [1/1] Mudlark cli");
        assertThat(first.out()).startsWith("java=jdk\n");
        Outcome second = machine.run();
        assertThat(second.err()).isEmpty();
        assertThat(second.exitCode()).isZero();
        assertThat(machine.builds()).isEqualTo(1);
    }

    @Test
    void anEditedSourceBuildsAgainAndSaysWhy() throws Exception {
        machine.run();
        machine.edit(machine.source(), "new\n");
        assertThat(machine.run().err()).contains("(cli/src/main/java/Main.java is newer than lib/)");
        assertThat(machine.lib().resolve("mudlark-cli.jar")).hasContent("new\n");
    }

    @Test
    void aSourceEditedWhileItWasBuiltBuildsAgain() throws Exception {
        machine.editDuringTheNextBuild();
        machine.run();
        assertThat(machine.run().err()).contains("(cli/src/main/java/Main.java is newer than lib/)");
    }

    @Test
    void anEditedPomBuildsAgain() throws Exception {
        machine.run();
        machine.edit(machine.repository.resolve("cli/pom.xml"), "new\n");
        assertThat(machine.run().err()).contains("(cli/pom.xml is newer than lib/)");
        assertThat(machine.builds()).isEqualTo(2);
    }

    @Test
    void aMissingJarBuildsAgain() throws Exception {
        machine.run();
        Files.delete(machine.lib().resolve("picocli.jar"));
        assertThat(machine.run().err()).contains("(lib/picocli.jar is missing)");
        assertThat(machine.lib().resolve("picocli.jar")).exists();
    }

    @Test
    void jarsThatAreNoLongerNeededGoAndUnchangedOnesStayTheSameFile() throws Exception {
        machine.run();
        Object before = Files.readAttributes(machine.lib().resolve("mudlark-cli.jar"), BasicFileAttributes.class)
                .fileKey();
        machine.maven("mudlark-cli.jar", "other.jar");
        machine.edit(machine.repository.resolve("pom.xml"), "new\n");
        machine.run();
        try (var jars = Files.newDirectoryStream(machine.lib(), "*.jar")) {
            assertThat(jars)
                    .extracting(jar -> jar.getFileName().toString())
                    .containsExactlyInAnyOrder("mudlark-cli.jar", "other.jar");
        }
        Object after = Files.readAttributes(machine.lib().resolve("mudlark-cli.jar"), BasicFileAttributes.class)
                .fileKey();
        assertThat(after).isEqualTo(before);
    }

    @Test
    void aFailedBuildShowsTheErrorNamesItsLogAndExitsTwo() throws Exception {
        machine.brokenMaven();
        Outcome outcome = machine.run();
        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err())
                .contains("[ERROR] cannot find symbol\n")
                .endsWith("mudlark: the build failed; its whole log is "
                        + machine.lib().resolve("build.log") + "\n");
        assertThat(machine.lib().resolve("build.log")).hasContent("[ERROR] cannot find symbol\n");
        machine.maven("mudlark-cli.jar");
        assertThat(machine.run().exitCode()).isZero();
    }

    @Test
    void withoutMavenOneLineSaysSoAndTheExitCodeIsTwo() throws Exception {
        Files.delete(folder.resolve("bin/mvn"));
        Outcome outcome = machine.run();
        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.err())
                .isEqualTo("mudlark: Maven (mvn) is needed to build lib/ and is not on PATH:"
                        + " install Maven 3.8.7 or newer\n");
    }

    @Test
    void launchersStartedTogetherBuildOnce() throws Exception {
        Path launcher = machine.repository.resolve("mudlark");
        Process first = machine.start(launcher, folder);
        Process second = machine.start(launcher, folder);
        assertThat(FakeMachine.await(first).out()).startsWith("java=jdk\n");
        assertThat(FakeMachine.await(second).out()).startsWith("java=jdk\n");
        assertThat(machine.builds()).isEqualTo(1);
        assertThat(Files.exists(machine.lib().resolve(".lock"), LinkOption.NOFOLLOW_LINKS))
                .isFalse();
    }

    @Test
    void theLockOfAProcessThatIsGoneIsTakenOver() throws Exception {
        Process gone = new ProcessBuilder("true").start();
        gone.waitFor();
        Files.createDirectories(machine.lib());
        Files.createSymbolicLink(machine.lib().resolve(".lock"), Path.of(String.valueOf(gone.pid())));
        assertThat(machine.run().exitCode()).isZero();
        assertThat(machine.builds()).isEqualTo(1);
    }
}
