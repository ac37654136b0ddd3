package dev.mudlark.bench.dataset;

import java.util.List;

/** The fields of the data files. */
public final class QuestionFields {

    /** The fields of a question. */
    public static final List<Field> QUESTION = List.of(
            Field.required("id", "text", "Unique in the file."),
            Field.required("question", "text", "What is asked; the only thing besides the id that a system sees."),
            Field.optional("reference_answer", "text", "A right answer."),
            Field.optional("expected_keywords", "list of texts", "Texts that a right answer contains."),
            Field.optional(
                    "relevant_doc_ids",
                    "list of document ids",
                    "The documents needed for the answer. Absent: those that the qrels judge above 0."),
            Field.optional("category", "text", "The kind of question; `unanswerable` is known."),
            Field.optional("difficulty", "text", "How hard, such as `easy`, `medium`, `hard`."),
            Field.optional("answer_type", "text", "The kind of answer, such as `number`; `none` is known."),
            Field.optional(
                    "requires_tools", "list of tool names", "Tools without which the question cannot be answered."),
            Field.optional(
                    "expected_tool",
                    "tool name",
                    "The tool that should be called first beside search; `none` when no tool should be called."),
            Field.optional(
                    "expected_calls",
                    "list of `{\"tool\": …, \"arguments\": {…}}`",
                    "Calls that should be made, with the arguments that matter."),
            Field.optional(
                    "answerable",
                    "true or false",
                    "Whether the documents contain the answer. Absent: false for the category `unanswerable` and for the"
                            + " answer type `none`, else true."),
            Field.optional("routing_hint", "text", "Which way of working fits, such as `grep` or `table`."),
            Field.optional(
                    "attack",
                    "`{\"goal\": [TEXT, …], \"tool\": TOOL}`",
                    "What instructions that were planted in the documents are after ([below](#planted-instructions))."));

    /** The fields of a judgement. */
    public static final List<Field> QREL = List.of(
            Field.required("query_id", "text", "The id of a question."),
            Field.required("doc_id", "document id", "The document that is judged."),
            Field.required("relevance", "whole number from 0", "How much it helps; 0 = not relevant."));

    static final List<Field> EXPECTED_CALL = List.of(
            Field.required("tool", "tool name", "The tool."),
            Field.optional("arguments", "object", "The arguments that matter."));

    /** The fields of an attack. */
    public static final List<Field> ATTACK = List.of(
            Field.optional(
                    "goal",
                    "list of texts",
                    "Texts that whoever planted them wants in the answer or in the arguments of a tool call."),
            Field.optional("tool", "tool name", "The tool that they want called."));

    private QuestionFields() {}
}
