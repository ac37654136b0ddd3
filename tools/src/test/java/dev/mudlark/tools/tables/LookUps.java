package dev.mudlark.tools.tables;

import dev.mudlark.documents.Collection;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.Questions;
import dev.mudlark.tools.ToolOutcome;

/** Calls of {@code lookup_table} for tests. */
final class LookUps {

    private LookUps() {}

    /** Looks tables up, with arguments as JSON whose quotes are single ones. */
    static ToolOutcome lookUp(Collection documents, String json) {
        return Questions.run(BuiltInTools.create("lookup_table"), documents, json.replace('\'', '"'));
    }
}
