package dev.mudlark.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A small collection on disk with a question of every kind, and a config for it.
 *
 * @param folder where it is
 */
record TinyCollection(Path folder) {

    /** Text that stands in labels only; it must never reach a system. */
    static final String LABEL_ONLY = "zanzibar-label";

    static TinyCollection in(Path folder) {
        TinyCollection tiny = new TinyCollection(folder);
        tiny.write("docs/refunds.md", """
                ---
                title: Refunds
                ---
                # Refunds

                A refund of a monthly plan takes 5 to 10 business days. Ask for it within 30 days of the invoice.
                """);
        tiny.write("docs/plans.md", """
                # Plans

                The Basin plan costs 12.50 a month and was launched on 2024-03-01. The Estuary plan costs 40 a month and
                was launched on 2024-09-15. The fault code of a full disk is KX-4471.
                """);
        tiny.write("docs/limits.csv", "plan,disk_gb,regions\nBasin,20,1\nEstuary,200,3\n");
        tiny.write("questions.jsonl", """
                {"id": "refund", "question": "How long does a refund of a monthly plan take?", "reference_answer": "5 to 10 business days, zanzibar-label.", "expected_keywords": ["5 to 10 business days"], "relevant_doc_ids": ["refunds"], "category": "zanzibar-label"}
                {"id": "year", "question": "What does the Basin plan cost for 12 months?", "reference_answer": "150", "expected_keywords": ["150"], "relevant_doc_ids": ["plans"], "requires_tools": ["calculator"]}
                {"id": "disk", "question": "How many disk_gb does the plan Estuary have?", "expected_keywords": ["200"], "relevant_doc_ids": ["limits.csv#2"], "requires_tools": ["lookup_table"]}
                {"id": "code", "question": "What does KX-4471 mean?", "expected_keywords": ["full disk"], "relevant_doc_ids": ["plans"]}
                {"id": "moon", "question": "Which moon base does the company run?", "reference_answer": "The documents do not say.", "category": "unanswerable"}
                """);
        tiny.write("qrels.jsonl", """
                {"query_id": "refund", "doc_id": "refunds", "relevance": 3}
                {"query_id": "year", "doc_id": "plans", "relevance": 3}
                """);
        tiny.config("""
                name: tiny
                data: {docs: docs, questions: questions.jsonl, qrels: qrels.jsonl}
                models: {generator: mock}
                systems:
                  - type: no_retrieval
                  - type: bm25
                  - type: grep_agent
                  - type: agent_search
                  - {type: agent_search, name: with tools, tools: [calculator, lookup_table, {name: corpus_grep, max_results: 5}]}
                """);
        return tiny;
    }

    /** Writes a file of the collection. */
    Path write(String name, String text) {
        try {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            return Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes the config. */
    Path config(String text) {
        return write("tiny.yaml", text);
    }

    /** Replaces the questions by that many about refunds and the config by one that puts them to two systems. */
    TinyCollection withRefundQuestions(int count) {
        config("""
                data: {docs: docs, questions: questions.jsonl}
                models: {generator: mock}
                systems: [{type: no_retrieval}, {type: bm25}]
                """);
        write(
                "questions.jsonl",
                IntStream.range(0, count)
                        .mapToObj(
                                i -> "{\"id\": \"q" + i + "\", \"question\": \"How long does refund " + i + " take?\"}")
                        .collect(Collectors.joining("\n")));
        return this;
    }

    Path config() {
        return folder.resolve("tiny.yaml");
    }

    Path docs() {
        return folder.resolve("docs");
    }

    Path questions() {
        return folder.resolve("questions.jsonl");
    }

    Path qrels() {
        return folder.resolve("qrels.jsonl");
    }

    /** A folder for a run that does not exist yet. */
    Path out(String name) {
        return folder.resolve("out").resolve(name);
    }
}
