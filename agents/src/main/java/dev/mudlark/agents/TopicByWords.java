package dev.mudlark.agents;

import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.Usage;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Says yes when the question and the topics share the beginning of a word: four letters or, of longer ones, all but two.
 *
 * @param others answers every other request
 */
record TopicByWords(Llm others) implements Llm {

    private static final Pattern WORD = Pattern.compile("\\p{L}{4,40}");
    private static final int FEWEST_LETTERS = 4;
    private static final int LONGEST_ENDING = 2;
    private static final int SIGNS_OF_A_TOKEN = 4;

    @Override
    public LlmToolResponse completeWithTools(LlmRequest request) {
        Optional<String> topics = TopicDecision.topics(request.system());
        if (topics.isEmpty() || !request.tools().isEmpty()) {
            return others.completeWithTools(request);
        }
        String question = request.messages().getFirst().content();
        String reply = TopicDecision.reply(!Collections.disjoint(stems(question), stems(topics.get())));
        Usage usage = Usage.of(tokens((request.system() + request.messages()).length()), tokens(reply.length()));
        return new LlmToolResponse(reply, List.of(), usage, "mock", "mock", StopReason.END, Optional.empty());
    }

    private static Set<String> stems(String text) {
        Set<String> stems = new HashSet<>();
        WORD.matcher(text.toLowerCase(Locale.ROOT)).results().forEach(word -> {
            int length = word.end() - word.start();
            for (int most = length; most >= Math.max(FEWEST_LETTERS, length - LONGEST_ENDING); most--) {
                stems.add(word.group().substring(0, most));
            }
        });
        return stems;
    }

    private static long tokens(long signs) {
        return (signs + SIGNS_OF_A_TOKEN - 1) / SIGNS_OF_A_TOKEN;
    }
}
