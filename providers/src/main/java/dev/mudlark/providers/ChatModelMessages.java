package dev.mudlark.providers;

import dev.langchain4j.agent.tool.ToolExecutionRequest;
import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.ToolExecutionResultMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.Message;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolResultMessage;
import dev.mudlark.providers.wire.ToolOutput;
import dev.mudlark.providers.wire.WireJson;
import dev.mudlark.providers.wire.WireRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A conversation in LangChain4j's words. */
record ChatModelMessages(WireRequest request) {

    List<dev.langchain4j.data.message.ChatMessage> write() {
        List<dev.langchain4j.data.message.ChatMessage> messages = new ArrayList<>();
        if (!request.llm().system().isBlank()) {
            messages.add(SystemMessage.from(request.llm().system()));
        }
        Map<String, String> called = request.calledNames();
        request.llm().messages().forEach(message -> messages.add(one(message, called)));
        return messages;
    }

    private dev.langchain4j.data.message.ChatMessage one(Message message, Map<String, String> called) {
        return switch (message) {
            case ChatMessage chat when chat.role() == ChatMessage.Role.USER -> UserMessage.from(chat.content());
            case ChatMessage chat -> {
                AiMessage.Builder said = AiMessage.builder().text(chat.content());
                KeptState.restore(request.own(chat.providerState()), said);
                yield said.build();
            }
            case AssistantToolCallMessage asks -> {
                AiMessage.Builder said = AiMessage.builder()
                        .toolExecutionRequests(
                                asks.toolCalls().stream().map(this::call).toList());
                if (!asks.content().isBlank()) {
                    said.text(asks.content());
                }
                KeptState.restore(request.own(asks.providerState()), said);
                yield said.build();
            }
            case ToolResultMessage result ->
                ToolExecutionResultMessage.builder()
                        .id(result.toolCallId())
                        .toolName(request.names().wire(called.getOrDefault(result.toolCallId(), "unknown")))
                        .text(ToolOutput.text(result))
                        .isError(result.isError())
                        .build();
        };
    }

    private ToolExecutionRequest call(ToolCall call) {
        return ToolExecutionRequest.builder()
                .id(call.id())
                .name(request.names().wire(call.name()))
                .arguments(WireJson.write(call.arguments()))
                .build();
    }
}
