package dev.mudlark.cli;

import dev.mudlark.bench.RunResult;

/** Prints what a run came to. */
final class Results {

    private Results() {}

    /** The comparison, and on the last line the path of the report; or JSON and nothing else. */
    static void print(RunResult result, boolean json, Console console) {
        if (json) {
            console.out().println(ResultJson.of(result));
            return;
        }
        console.out().print(ResultTable.of(result));
        console.out().println(Visible.line(result.report().toString()));
    }
}
