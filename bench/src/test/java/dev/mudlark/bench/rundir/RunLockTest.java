package dev.mudlark.bench.rundir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.bench.problems.ProblemsException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunLockTest {

    @TempDir
    Path folder;

    private RunDirectory run() {
        return new RunDirectory(folder);
    }

    @Test
    void whoeverComesSecondIsToldWhoIsAtWork() throws IOException {
        String busy = "another program is at work on this run (mudlark run, process "
                + ProcessHandle.current().pid() + ")";
        RunLock lock = RunLock.of(run(), "mudlark run");
        assertThatThrownBy(() -> RunLock.of(run(), "mudlark rescore"))
                .isInstanceOf(ProblemsException.class)
                .hasMessage(folder + ": " + busy + "; wait for it to end");
        assertThat(RunLock.holder(run())).contains(busy);
        lock.close();
        assertThat(RunLock.holder(run())).isEmpty();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aLockThatAKilledProgramLeftIsTaken() throws IOException {
        Files.writeString(folder.resolve(".lock"), "1 2\n");
        Files.writeString(folder.resolve(".lock-holder"), "mudlark run, process 1\nanother\n");
        assertThat(RunLock.holder(run())).isEmpty();
        RunLock lock = RunLock.of(run(), "mudlark rescore");
        assertThat(folder.resolve(".lock-holder"))
                .content()
                .startsWith(
                        "mudlark rescore, process " + ProcessHandle.current().pid() + "\n");
        lock.close();
        assertThat(folder).isEmptyDirectory();
    }

    /** A process loses its lock on a file by closing any channel to that file. */
    @Test
    void nothingThatIsAskedOfALockHereOpensItForOtherProcesses() throws Exception {
        String here = "mudlark run, process " + ProcessHandle.current().pid();
        RunDirectory.claim(folder.resolve("run"), Samples.request("")).orElseThrow();
        RunDirectory run = new RunDirectory(folder.resolve("run"));
        RunLock lock = RunLock.of(run, "mudlark run");
        assertThat(OtherProgram.locking(run)).contains(here);
        assertThat(RunLock.holder(run)).isPresent();
        assertThatThrownBy(() -> RunLock.of(run, "mudlark rescore")).isInstanceOf(ProblemsException.class);
        assertThatThrownBy(() -> RunDirectory.create(run.folder(), Samples.request("")))
                .isInstanceOf(ProblemsException.class);
        assertThat(OtherProgram.locking(run)).contains(here);
        lock.close();
        assertThat(OtherProgram.locking(run)).isEqualTo("locked");
    }

    @Test
    void ofManyAtOnceOnlyOneHasItAtAnyMoment() throws Exception {
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        AtomicInteger taken = new AtomicInteger();
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            List<Future<?>> work = new ArrayList<>();
            for (int thread = 0; thread < 4; thread++) {
                work.add(threads.submit(() -> {
                    while (taken.get() < 3_000) {
                        try (RunLock lock = RunLock.of(run(), "a test")) {
                            assertThat(lock).isNotNull();
                            most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                            taken.incrementAndGet();
                            inside.decrementAndGet();
                        } catch (ProblemsException e) {
                            Thread.onSpinWait();
                        }
                    }
                    return null;
                }));
            }
            for (Future<?> one : work) {
                one.get();
            }
        }
        assertThat(most).hasValue(1);
        assertThat(folder).isEmptyDirectory();
    }
}
