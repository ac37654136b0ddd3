package dev.mudlark.models.recording;

import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.Message;
import dev.mudlark.models.ToolResultMessage;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A request that was not recorded.
 *
 * @param store the recording
 * @param scope who asked
 * @param hash what was asked
 * @param n which time it was, from 1
 */
record Miss(Store store, String scope, String hash, int n) {

    private static final int MOST_COMPARED = 1_000;

    private static final String ADVICE = "; put back what changed since it was recorded, or record again";

    private record Candidate(Outline outline, List<String> differences, int sameMessages) {}

    /** What is missing, and in what the most similar request that is there differs. */
    String say(RequestForm form, LlmRequest request) {
        String who = scope.isEmpty() ? "this request" : "this request of '" + Shown.of(scope) + "'";
        Collection<Store.Call> own = store.calls(scope);
        if (n > 1 && own.stream().anyMatch(call -> call.hash().equals(hash))) {
            return who + " was recorded " + times(n - 1) + " and is asked once more" + ADVICE;
        }
        Outline asked = Outline.read(form.outline(), part -> part);
        String nothing = own.isEmpty() && !scope.isEmpty() ? ", nor anything else under that name" : "";
        return who + " was not recorded" + nothing
                + nearest(asked, request, own.isEmpty() ? store.calls() : own)
                        .map(differences -> "; the nearest recorded request differs in: " + differences)
                        .orElse("; the recording is empty")
                + ADVICE;
    }

    private static String times(int count) {
        return count == 1 ? "once" : count + " times";
    }

    private static Optional<String> nearest(Outline asked, LlmRequest request, Collection<Store.Call> calls) {
        return calls.stream()
                .limit(MOST_COMPARED)
                .map(call -> compare(asked, request, call.outline()))
                .min(Comparator.comparingInt(
                                (Candidate candidate) -> candidate.differences().size())
                        .thenComparing(Candidate::sameMessages, Comparator.reverseOrder()))
                .map(candidate -> String.join(", ", candidate.differences()));
    }

    private static Candidate compare(Outline asked, LlmRequest request, Outline recorded) {
        List<String> differences = new ArrayList<>();
        if (!asked.model().equals(recorded.model())) {
            differences.add("model (" + Shown.of(recorded.model()) + " was recorded, " + asked.model() + " is asked)");
        }
        if (!asked.options().equals(recorded.options())) {
            differences.add("options");
        }
        if (!asked.system().equals(recorded.system())) {
            differences.add("system prompt");
        }
        if (!asked.tools().equals(recorded.tools())) {
            differences.add("tools");
        }
        int same = common(asked.messages(), recorded.messages());
        if (!asked.messages().equals(recorded.messages())) {
            differences.add(
                    message(same, request.messages(), recorded.messages().size()));
        }
        if (differences.isEmpty()) {
            differences.add("who asked it");
        }
        return new Candidate(recorded, differences, same);
    }

    private static int common(List<String> some, List<String> others) {
        int same = 0;
        while (same < some.size() && same < others.size() && some.get(same).equals(others.get(same))) {
            same++;
        }
        return same;
    }

    private static String message(int at, List<Message> messages, int recorded) {
        if (at == messages.size() || at == recorded) {
            return "number of messages (" + recorded + " were recorded, " + messages.size() + " are sent)";
        }
        String who = switch (messages.get(at)) {
            case ToolResultMessage result -> "a tool's result";
            case AssistantToolCallMessage calls -> "the model's calls";
            case ChatMessage chat -> chat.role() == ChatMessage.Role.USER ? "the user's" : "the model's";
        };
        return "message " + (at + 1) + " of " + messages.size() + " (" + who + ")";
    }
}
