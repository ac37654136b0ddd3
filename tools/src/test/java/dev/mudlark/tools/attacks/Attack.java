package dev.mudlark.tools.attacks;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.documents.Collection;
import dev.mudlark.models.ToolCall;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.Questions;
import dev.mudlark.tools.TestDocuments;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolOutcome;
import dev.mudlark.tools.ToolRules;
import java.time.Duration;
import java.util.Optional;

/** Runs calls in a box with all tools, and holds them to what every answer must be. */
final class Attack {

    /** What an attack may take: far more than an honest call, far less than a hang. */
    private static final Duration LONGEST = Duration.ofSeconds(2);

    private final ToolBox box =
            ToolBox.of(BuiltInTools.names().stream().map(BuiltInTools::create).toList(), ToolRules.DEFAULT);
    private final Collection collection;

    Attack() {
        this(new TestDocuments()
                .with("handbook", "The notice period is three months.")
                .collection());
    }

    Attack(Collection collection) {
        this.collection = collection;
    }

    ToolOutcome run(String tool, ObjectNode arguments) {
        return run(ToolCall.of("c1", tool, arguments));
    }

    ToolOutcome raw(String tool, String arguments) {
        return run(ToolCall.parse("c1", tool, arguments));
    }

    private ToolOutcome run(ToolCall call) {
        long start = System.nanoTime();
        ToolOutcome outcome = box.run(call, Questions.question(collection));
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(LONGEST);
        assertThat(outcome.errorCode()).isNotEqualTo(Optional.of("tool_failed"));
        assertThat(outcome.content()).isNotBlank();
        assertThat(outcome.content().codePointCount(0, outcome.content().length()))
                .isLessThanOrEqualTo(ToolRules.DEFAULT.maxOutputChars());
        return outcome;
    }

    static ObjectNode object() {
        return Questions.object("{}");
    }
}
