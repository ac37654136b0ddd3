package dev.mudlark.bench.starting;

import java.util.List;

/**
 * A question drawn from the documents, with an answer that stands in them or follows from them.
 *
 * @param question what is asked
 * @param answer the right answer
 * @param keywords texts that a right answer contains
 * @param documents ids of the documents that hold the answer
 * @param tools tools that it takes
 */
record StarterQuestion(
        String question, String answer, List<String> keywords, List<String> documents, List<String> tools) {
    StarterQuestion {
        keywords = List.copyOf(keywords);
        documents = List.copyOf(documents);
        tools = List.copyOf(tools);
    }

    /** The same question, whose answer other documents hold. */
    StarterQuestion heldBy(List<String> holders) {
        return new StarterQuestion(question, answer, keywords, holders, tools);
    }
}
