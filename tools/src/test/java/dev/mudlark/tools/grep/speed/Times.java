package dev.mudlark.tools.grep.speed;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;

/** Measured times, in ms. */
final class Times {

    private static final OperatingSystemMXBean PROCESS =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private final List<Double> all = new ArrayList<>();
    private double leastCpu = Double.MAX_VALUE;

    /** Something to measure. */
    interface Work {
        void run() throws Exception;
    }

    void measure(Work work) throws Exception {
        long cpuStart = PROCESS.getProcessCpuTime();
        long start = System.nanoTime();
        work.run();
        add((System.nanoTime() - start) / 1e6);
        leastCpu = Math.min(leastCpu, (PROCESS.getProcessCpuTime() - cpuStart) / 1e6);
    }

    /** The least processor time of all threads, in ms. */
    double leastCpu() {
        return leastCpu;
    }

    void add(double millis) {
        all.add(millis);
    }

    void addAll(Times others) {
        all.addAll(others.all);
    }

    double median() {
        return all.stream().sorted().toList().get(all.size() / 2);
    }

    double best() {
        return all.stream().mapToDouble(Double::doubleValue).min().orElseThrow();
    }
}
