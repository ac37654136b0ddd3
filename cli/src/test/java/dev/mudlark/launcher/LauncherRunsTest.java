package dev.mudlark.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.launcher.FakeMachine.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class LauncherRunsTest {
    @TempDir
    Path folder;

    FakeMachine machine;

    @BeforeEach
    void machineWithAJdkAndMaven() throws IOException {
        machine = new FakeMachine(folder);
        machine.set("JAVA_HOME", machine.jdk(folder.resolve("jdk"), "901"));
        machine.maven("mudlark-cli.jar");
    }

    @Test
    void argumentsArriveAsTheyWereWritten() throws Exception {
        assertThat(machine.run("run", "a b", "", "*", "--x=\"q\"").out())
                .contains("argument=run\nargument=a b\nargument=\nargument=*\nargument=--x=\"q\"\n");
    }

    @Test
    void classesOfTheUserStandBehindThoseOfTheCommand() throws Exception {
        assertThat(machine.run().out()).contains("classpath=" + machine.lib() + "/*\n");
        machine.set("MUDLARK_CLASSPATH", Path.of("my prices.jar:classes"));
        assertThat(machine.run().out()).contains("classpath=" + machine.lib() + "/*:my prices.jar:classes\n");
    }

    @Test
    void theCommandsExitCodeIsTheLaunchers() throws Exception {
        machine.set("FAKE_EXIT", Path.of("7"));
        assertThat(machine.run().exitCode()).isEqualTo(7);
    }

    @Test
    void startedThroughARelativeLinkItStaysInTheCallersFolder() throws Exception {
        Path elsewhere = Files.createDirectories(folder.resolve("else where"));
        Path link = Files.createSymbolicLink(elsewhere.resolve("mud"), Path.of("../a repository/mudlark"));
        Path second = Files.createSymbolicLink(elsewhere.resolve("mud2"), link);
        Outcome outcome = FakeMachine.await(machine.start(second, elsewhere, "docs"));
        assertThat(outcome.out()).contains("folder=" + elsewhere.toRealPath() + "\n", "argument=docs\n");
        assertThat(machine.lib().resolve("mudlark-cli.jar")).exists();
    }

    @Test
    void theCommandLearnsHowItWasCalled() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("mud"), machine.repository.resolve("mudlark"));
        Path onThePath =
                Files.createSymbolicLink(machine.bin.resolve("mudlark"), machine.repository.resolve("mudlark"));

        assertThat(FakeMachine.await(machine.start(link, folder)).out()).contains("called=" + link + "\n");
        assertThat(FakeMachine.await(machine.start(onThePath, folder)).out()).contains("called=mudlark\n");
    }

    @Test
    void theCommandLearnsThatItsInputIsClosed() throws Exception {
        String launcher = machine.repository.resolve("mudlark").toString();
        Path shell = Path.of("/bin/sh");

        assertThat(FakeMachine.await(machine.start(shell, folder, "-c", "exec \"$0\" <&-", launcher))
                        .out())
                .contains("input=closed\n");
        assertThat(FakeMachine.await(machine.start(shell, folder, "-c", "exec \"$0\" </dev/null", launcher))
                        .out())
                .doesNotContain("input=");
    }
}
