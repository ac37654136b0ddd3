package dev.mudlark.bench.report.page;

import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.li;
import static j2html.TagCreator.ol;
import static j2html.TagCreator.pre;
import static j2html.TagCreator.span;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.Message;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolResultMessage;
import j2html.tags.DomContent;
import j2html.tags.specialized.LiTag;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** Every message of a question as it was delivered. */
final class Conversation {

    private final Attempt attempt;
    private final Map<String, Transcript.ToolUse> uses = new HashMap<>();
    private final Map<String, String> toolNames = new HashMap<>();

    private Conversation(Attempt attempt) {
        this.attempt = attempt;
        attempt.transcript().toolUses().forEach(use -> uses.put(use.callId(), use));
    }

    static DomContent of(Attempt attempt) {
        return new Conversation(attempt).content();
    }

    private DomContent content() {
        List<LiTag> turns = new ArrayList<>();
        if (!attempt.transcript().systemPrompt().isEmpty()) {
            turns.add(turn("system", "system prompt", attempt.transcript().systemPrompt()));
        }
        attempt.transcript().messages().forEach(message -> turns.add(turn(message)));
        return turns.isEmpty()
                ? div("No message was sent.").withClass("note")
                : ol(each(turns, turn -> turn)).withClass("conversation");
    }

    private LiTag turn(Message message) {
        return switch (message) {
            case ChatMessage chat ->
                chat.role() == ChatMessage.Role.USER
                        ? turn("user", "user", chat.content())
                        : turn("assistant", "assistant", chat.content());
            case AssistantToolCallMessage calls ->
                li(
                                span("assistant").withClass("role"),
                                iff(!calls.content().isEmpty(), pre(Text.visible(calls.content()))),
                                each(calls.toolCalls(), this::call))
                        .withClass("assistant");
            case ToolResultMessage result -> result(result);
        };
    }

    private DomContent call(ToolCall call) {
        toolNames.put(call.id(), call.name());
        String arguments = call.malformed()
                .map(broken -> broken.raw() + "\n(" + broken.reason() + ")")
                .orElseGet(() -> call.arguments().toPrettyString());
        return div(span("calls " + Text.visible(call.name())).withClass("call"), pre(Text.visible(arguments)));
    }

    private LiTag result(ToolResultMessage result) {
        String name = Text.visible(toolNames.getOrDefault(result.toolCallId(), "tool"));
        String heading = name + (result.isError() ? " failed" : " returned");
        return li(
                        span(heading).withClasses("role", result.isError() ? "alert" : ""),
                        span(facts(uses.get(result.toolCallId()))).withClass("note"),
                        pre(Text.visible(result.content())))
                .withClass("tool");
    }

    private static String facts(Transcript.@org.jspecify.annotations.Nullable ToolUse use) {
        if (use == null) {
            return "";
        }
        String time = Display.millis(OptionalDouble.of(use.latencyNanos() / 1e6));
        String code = use.errorCode().map(text -> ", " + Text.visible(text)).orElse("");
        return time + code + (use.truncated() ? ", cut" : "");
    }

    private static LiTag turn(String kind, String role, String content) {
        return li(span(role).withClass("role"), pre(Text.visible(content))).withClass(kind);
    }
}
