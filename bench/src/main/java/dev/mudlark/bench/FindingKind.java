package dev.mudlark.bench;

import java.util.Locale;

/** What can be found in a data set before a run. Only {@link #FAULT} keeps it from being run. */
public enum FindingKind {
    FAULT("faults", "nothing can be run before they are mended"),
    TO_EDIT("drafts that are not written yet", "write the question and its answer, and take the mark out"),
    STARTER("starter questions", "they only show that everything works and measure nothing; write your own"),
    DOCUMENT_FLAW("documents with a flaw", "mend the file, or take it out; what is left out cannot be found or read"),
    SIMILAR_DOCUMENTS(
            "groups of near-duplicate documents",
            "keep one of a group, or list all of it in relevant_doc_ids: finding another one counts as a miss"),
    SIMILAR_QUESTIONS("near-duplicate questions", "keep one: the same question twice makes intervals too narrow"),
    ANSWER_IN_QUESTION(
            "answers that stand in their question",
            "ask so that the answer is not told; a question that offers a choice with 'or' is left out here"),
    NAMED_DOCUMENT(
            "questions that name their document",
            "ask for what the document says: a search for its name finds it; fine where looking up an identifier is the"
                    + " point"),
    COPIED_QUESTION(
            "questions in the words of their document",
            "ask in the words of somebody who does not know the document; plain search finds a copied phrase"),
    WORD_OVERLAP(
            "questions in the documents' words on the whole",
            "ask in the words of somebody who does not know the documents: plain search is favoured"),
    KEYWORD_NOT_IN_DOCUMENT(
            "expected keywords that stand in no relevant document",
            "correct the keyword or relevant_doc_ids, or name the tool in requires_tools that computes it; fine for a"
                    + " conclusion such as 'shorter'"),
    ANSWER_WITHOUT_TOOL(
            "questions that need a computation, with all expected keywords in one document",
            "if it gives the answer, reading is enough: change the question, or take the tool out of requires_tools"),
    COMMON_KEYWORD(
            "expected keywords that stand in most documents", "expect something that only a right answer contains"),
    ANSWERED_ANYWAY(
            "unanswerable questions with all expected keywords in one document",
            "if it gives the answer, ask for something else, or mark the question as answerable"),
    NOT_SCORED("questions that cannot be scored", "give a reference_answer or expected_keywords, or answerable: false"),
    LONG_QUESTION(
            "long questions",
            "ask shorter: a search finds little by a long text, and what the stand-in makes of its beginning says nothing"),
    SMALL_CATEGORY(
            "categories with few questions", "add questions or join categories: their intervals say next to nothing"),
    FEW_TOOL_QUESTIONS("few questions that need a tool", "add some: what tools buy shows on these"),
    NO_UNANSWERABLE(
            "no unanswerable question", "add some, with answerable: false: without them nobody sees made-up answers"),
    LANGUAGES(
            "languages that differ",
            "search by words finds little across languages, and needs data.language for other forms of a word");

    private final String title;
    private final String advice;

    FindingKind(String title, String advice) {
        this.title = title;
        this.advice = advice;
    }

    /** Its stable name for programs: lower case with underscores. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What they are called, in the plural. */
    public String title() {
        return title;
    }

    /** What to do about one. */
    public String advice() {
        return advice;
    }
}
