package dev.mudlark.bench.systems;

import dev.mudlark.documents.ScoredPassage;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.evaluation.Transcript.Retrieval;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Asks a classifier, then retrieves once or answers with a fixed text.
 *
 * @param info what it is
 * @param generator the model that classifies and answers
 * @param classifier the classifier's system prompt
 * @param passages finds passages
 * @param offTopicReply the answer to a question that is not on topic
 */
record Pipeline(SystemInfo info, Generator generator, String classifier, Passages passages, String offTopicReply)
        implements RagSystem {

    @Override
    public Transcript answer(Asked asked, AnswerContext context) {
        long start = System.nanoTime();
        TopicClassifier.Decision decision = new TopicClassifier(generator, classifier).decide(asked.text(), context);
        if (decision.onTopic().isEmpty()) {
            return new Reply(decision.messages(), Optional.empty(), decision.failure())
                    .transcript(info.name(), asked, classifier, List.of(), context, start);
        }
        if (!decision.onTopic().get()) {
            List<Message> messages = with(decision, List.of(ChatMessage.assistant(offTopicReply)));
            return new Reply(messages, Optional.of(offTopicReply), Optional.empty())
                    .transcript(info.name(), asked, classifier, List.of(), context, start);
        }
        List<ScoredPassage> found = passages.find(asked.text(), context.trace());
        List<Retrieval> ranking = passages.ranking(found);
        Reply reply = Reply.ask(generator, Prompts.WITH_PASSAGES, Prompts.question(asked.text(), found), context);
        return new Reply(with(decision, reply.messages()), reply.answer(), reply.failure())
                .transcript(info.name(), asked, prompts(), ranking, context, start);
    }

    /** Both system prompts, as the conversation shows both exchanges. */
    private String prompts() {
        return classifier + "\n\n" + Prompts.WITH_PASSAGES;
    }

    private static List<Message> with(TopicClassifier.Decision decision, List<Message> more) {
        List<Message> messages = new ArrayList<>(decision.messages());
        messages.addAll(more);
        return messages;
    }
}
