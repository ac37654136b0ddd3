package dev.mudlark.cli;

import dev.mudlark.bench.RunResult;
import dev.mudlark.context.Counted;

/** Prints what a run came to. */
final class Results {

    private Results() {}

    /** Such as {@code 2 of 300 answers are missing}. */
    static String missing(RunResult result) {
        int missing = result.record().missing();
        int asked = missing + result.record().transcripts().size();
        return missing + " of " + Counted.of(asked, "answer") + Counted.either(missing, " is missing", " are missing");
    }

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
