package dev.mudlark.bench.systems;

import dev.mudlark.documents.ScoredPassage;
import java.util.List;

/** What the models are told. */
final class Prompts {

    private static final String CITE =
            "Cite the id of the document that each fact comes from in square brackets, such as"
                    + " [doc_id]. When the documents do not contain the answer, say exactly that instead of guessing.";

    /** For a model that gets passages with the question. */
    static final String WITH_PASSAGES =
            "Answer the question from the passages of the context only, in a few sentences. " + CITE;

    /** For a model that gets the question alone. */
    static final String WITHOUT_DOCUMENTS =
            "Answer the question in a few sentences from what you know. No documents are"
                    + " at hand, so cite none. When you do not know the answer, say so instead of guessing.";

    /** For an agent with search. */
    static final String SEARCHING_AGENT = "Answer the question from a collection of documents that the tools read. Look"
            + " things up before you answer; use a tool for what it does better than you, such as arithmetic, dates,"
            + " exact words and tables. Then answer in a few sentences. "
            + CITE;

    /** For an agent that has no index. */
    static final String GREP_AGENT = "Answer the question from a collection of documents that the tools list, grep and"
            + " read. There is no search: find words that the documents must contain, grep for them, and read on where"
            + " they stand. Then answer in a few sentences. "
            + CITE;

    private Prompts() {}

    /** The passages, each after its document's id, and the question on the last line. */
    static String question(String question, List<ScoredPassage> passages) {
        StringBuilder text = new StringBuilder("Context:\n");
        for (ScoredPassage found : passages) {
            text.append('[')
                    .append(found.passage().span().documentId())
                    .append("] ")
                    .append(found.passage().text())
                    .append("\n\n");
        }
        if (passages.isEmpty()) {
            text.append("(no passage was found)\n\n");
        }
        return text.append("Question: ").append(question).toString();
    }
}
