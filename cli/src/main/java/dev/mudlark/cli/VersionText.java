package dev.mudlark.cli;

import dev.mudlark.bench.Bench;
import picocli.CommandLine.IVersionProvider;

/** The version for {@code --version}. */
final class VersionText implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {line()};
    }

    /** {@code mudlark 1.2.0 (Java 25.0.3)}. */
    static String line() {
        return "mudlark " + Bench.version() + " (Java " + Runtime.version().toString() + ")";
    }
}
