package dev.mudlark.providers;

import dev.langchain4j.agent.tool.ToolExecutionRequest;
import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.output.FinishReason;
import dev.langchain4j.model.output.TokenUsage;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.Usage;
import dev.mudlark.providers.wire.ReplyDraft;
import dev.mudlark.providers.wire.UnreadableReplyException;
import java.util.Objects;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Reads a reply of LangChain4j into a draft. */
record ChatModelReply(ReplyDraft draft) {

    void take(@Nullable ChatResponse reply) {
        AiMessage said = reply == null ? null : reply.aiMessage();
        if (reply == null || said == null) {
            throw new UnreadableReplyException("the ChatModel returned no message");
        }
        draft.text(orNothing(said.text()));
        for (ToolExecutionRequest call : said.toolExecutionRequests()) {
            draft.call(orNothing(call.id()), orNothing(call.name()), orNothing(call.arguments()));
        }
        draft.model(orNothing(reply.modelName()));
        draft.stop(stopReason(reply.finishReason()));
        draft.usage(usage(reply.tokenUsage()));
        draft.state(made -> KeptState.of(said));
    }

    private static String orNothing(@Nullable String text) {
        return Objects.requireNonNullElse(text, "");
    }

    private static StopReason stopReason(@Nullable FinishReason reason) {
        return switch (reason) {
            case STOP -> StopReason.END;
            case TOOL_EXECUTION -> StopReason.TOOL_CALLS;
            case LENGTH -> StopReason.LENGTH;
            case CONTENT_FILTER -> StopReason.CONTENT_FILTER;
            case OTHER -> StopReason.OTHER;
            case null -> StopReason.OTHER;
        };
    }

    private static Usage usage(@Nullable TokenUsage tokens) {
        return tokens == null
                ? Usage.UNKNOWN
                : new Usage(
                        count(tokens.inputTokenCount()),
                        count(tokens.outputTokenCount()),
                        OptionalLong.empty(),
                        OptionalLong.empty(),
                        OptionalLong.empty());
    }

    private static OptionalLong count(@Nullable Integer tokens) {
        return tokens == null || tokens < 0 ? OptionalLong.empty() : OptionalLong.of(tokens);
    }
}
