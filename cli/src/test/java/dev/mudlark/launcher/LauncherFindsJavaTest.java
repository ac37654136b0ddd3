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
class LauncherFindsJavaTest {
    @TempDir
    Path folder;

    FakeMachine machine;
    Path old;

    @BeforeEach
    void machineWithMavenOnly() throws IOException {
        machine = new FakeMachine(folder);
        machine.maven("mudlark-cli.jar");
        old = machine.jdk(folder.resolve("jdk-17"), "17.0.15");
    }

    @Test
    void mudlarkJavaHomeComesBeforeJavaHomeAndPath() throws Exception {
        machine.set("MUDLARK_JAVA_HOME", machine.jdk(folder.resolve("first"), "901"));
        machine.set("JAVA_HOME", machine.jdk(folder.resolve("second"), "902.0.1"));
        machine.javaOnPath(machine.jdk(folder.resolve("third"), "903"));
        assertThat(machine.run().out()).contains("java=first\n");
    }

    @Test
    void javaHomeComesBeforePath() throws Exception {
        machine.set("JAVA_HOME", machine.jdk(folder.resolve("second"), "900-ea"));
        machine.javaOnPath(machine.jdk(folder.resolve("third"), "903"));
        assertThat(machine.run().out()).contains("java=second\n");
    }

    @Test
    void aJavaHomeThatIsTooOldIsSkippedForTheOneBehindTheLinkOnPath() throws Exception {
        machine.set("JAVA_HOME", old);
        machine.javaOnPath(machine.jdk(folder.resolve("third"), "903.0.2"));
        Outcome outcome = machine.run();
        assertThat(outcome.out()).contains("java=third\n");
        assertThat(outcome.err()).doesNotContain("JAVA_HOME");
    }

    @Test
    void aMudlarkJavaHomeThatIsTooOldIsSkippedAndSaidOnce() throws Exception {
        machine.set("MUDLARK_JAVA_HOME", old);
        machine.set("JAVA_HOME", machine.jdk(folder.resolve("second"), "901"));
        Outcome outcome = machine.run();
        assertThat(outcome.out()).contains("java=second\n");
        assertThat(outcome.err())
                .containsOnlyOnce("MUDLARK_JAVA_HOME (" + old + ") holds no Java 900 or newer; looking elsewhere");
    }

    @Test
    void theNewestOfTheUsualFoldersIsTakenLast() throws Exception {
        machine.javaOnPath(old);
        machine.jdk(machine.home.resolve(".sdkman/candidates/java/z"), "909");
        machine.jdk(machine.home.resolve(".jdks/a"), "901");
        machine.jdk(machine.home.resolve(".jdks/b"), "910.0.1");
        machine.jdk(machine.home.resolve(".jdks/c"), "902");
        assertThat(machine.run().out()).contains("java=b\n");
    }

    @Test
    void aHomeWithoutAReleaseFileIsAskedForItsVersion() throws Exception {
        Path home = machine.jdk(folder.resolve("bare"), "901");
        Files.delete(home.resolve("release"));
        String java = Files.readString(home.resolve("bin/java"));
        Files.writeString(
                home.resolve("bin/java"),
                java.replace(
                        "#!/bin/sh\n",
                        "#!/bin/sh\n[ \"$1\" = -version ] && { echo 'openjdk version \"901.1\" x' >&2; exit 0; }\n"));
        machine.set("JAVA_HOME", home);
        assertThat(machine.run().out()).contains("java=bare\n");
    }

    @Test
    void withoutAnyJavaOneLineNamesThePlacesAndTheExitCodeIsTwo() throws Exception {
        machine.set("JAVA_HOME", old);
        Outcome outcome = machine.run();
        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err().lines())
                .singleElement()
                .asString()
                .startsWith("mudlark: no Java 900 or newer found; install a JDK or set MUDLARK_JAVA_HOME. Looked at: ")
                .contains("MUDLARK_JAVA_HOME (not set)", "JAVA_HOME (" + old + ")", "java on PATH (none)")
                .contains(
                        "/usr/libexec/java_home", "/usr/lib/jvm", "/opt/java", "~/.sdkman/candidates/java", "~/.jdks");
    }

    @Test
    void aRuntimeWithoutACompilerRunsButDoesNotBuild() throws Exception {
        Path runtime = machine.jdk(folder.resolve("runtime"), "901");
        Files.delete(runtime.resolve("bin/javac"));
        machine.set("JAVA_HOME", runtime);
        Outcome outcome = machine.run();
        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.err()).contains("a JDK (with javac) 900 or newer is needed to build lib/");
        machine.jdk(machine.home.resolve(".jdks/compiler"), "902");
        assertThat(machine.run().out()).contains("java=runtime\n");
        assertThat(machine.builds()).isEqualTo(1);
    }
}
