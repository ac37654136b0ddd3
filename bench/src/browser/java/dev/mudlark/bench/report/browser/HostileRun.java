package dev.mudlark.bench.report.browser;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.mudlark.documents.Passage;
import dev.mudlark.documents.Span;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolResultMessage;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.Evidence;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A run in which every text that others write attacks the page that shows it. */
final class HostileRun {

    private static final List<String> ATTACKS = List.of(
            "</script><script>window.attacked = 1</script>",
            "<img src=x onerror=\"window.attacked = 1\">",
            "--></style><!-- & &lt; \u2028\u2029 ]]> ${window.attacked = 1}",
            "\u202eright to left\u2066 hidden \u200b\u0000\u001b[31m",
            "\u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627 mixed",
            "longword".repeat(200),
            "javascript:window.attacked=1 \ud83d\udca5 \ud800",
            "'\"`\\ $(touch x) __proto__");

    private HostileRun() {}

    static RunRecord of() {
        List<SystemInfo> systems = List.of(system(0), system(1), system(2));
        List<Question> questions = new ArrayList<>();
        List<Transcript> transcripts = new ArrayList<>();
        for (int i = 0; i < 24; i++) {
            Question question = question(i);
            questions.add(question);
            for (SystemInfo system : systems) {
                transcripts.add(transcript(system, question, i));
            }
        }
        return new RunRecord(systems, questions, transcripts, true);
    }

    private static String attack(int i) {
        return ATTACKS.get(i % ATTACKS.size());
    }

    private static SystemInfo system(int i) {
        ToolSpec tool = new ToolSpec("search", attack(i + 1), JsonNodeFactory.instance.objectNode());
        return new SystemInfo(
                attack(i) + i, attack(i), attack(i), true, List.of(tool), 0, 0, Optional.of(3));
    }

    private static Question question(int i) {
        return new Question(
                attack(i) + i,
                attack(i) + " " + attack(i + 3),
                Optional.of(attack(i + 1)),
                List.of(attack(i + 2), "window"),
                List.of(attack(i)),
                Map.of(),
                Optional.of(attack(i % 3)),
                Optional.empty(),
                Optional.empty(),
                i % 2 == 0 ? List.of(attack(i)) : List.of(),
                Optional.empty(),
                List.of(),
                Optional.of(i % 5 != 0),
                Optional.empty());
    }

    private static Transcript transcript(SystemInfo system, Question question, int i) {
        String name = system.tools().getFirst().name();
        ToolCall call = ToolCall.of("c", name, JsonNodeFactory.instance.objectNode().put(attack(i), attack(i + 1)));
        String huge = attack(i).repeat(i == 3 ? 1_000_000 / attack(i).length() : 1);
        Span span = new Span(attack(i), "v", 10, 10 + attack(i).codePointCount(0, attack(i).length()));
        return new Transcript(
                system.name(),
                question.id(),
                attack(i + 1),
                List.of(
                        ChatMessage.user(attack(i)),
                        new AssistantToolCallMessage(attack(i), List.of(call), Optional.empty()),
                        new ToolResultMessage("c", huge, i % 2 == 0),
                        ChatMessage.assistant(huge)),
                List.of(new Transcript.ToolUse(
                        "c",
                        name,
                        call.arguments(),
                        i % 2 == 0 ? Optional.of(attack(i)) : Optional.empty(),
                        true,
                        List.of(new Evidence.DocumentSpan(span)),
                        5,
                        7)),
                List.of(new Transcript.Retrieval(name, List.of(new Passage(span, attack(i), attack(i))))),
                List.of(),
                Optional.of(huge),
                Optional.empty(),
                Optional.empty(),
                1000);
    }
}
