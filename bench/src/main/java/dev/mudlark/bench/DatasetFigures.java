package dev.mudlark.bench;

import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * What a data set amounts to.
 *
 * @param documents documents that are no tables
 * @param tables tables
 * @param rows rows of all tables
 * @param filesPassedOver files that are in the folder and not in the collection
 * @param questions questions that can be read
 * @param needTools questions that need a tool
 * @param unanswerable questions that the documents do not answer
 * @param unusedDocuments documents and tables that no question is about; empty when no question says what it is about
 * @param wordsShared the share of its content words that a question has from its relevant documents, median over the
 *     questions that name some, 0 to 1; empty when none does
 * @param smallestDifference smallest difference in answer score between two systems that all questions can be expected to
 *     show; empty without questions
 * @param smallestDifferenceTools the same for the questions that need a tool
 */
public record DatasetFigures(
        int documents,
        int tables,
        int rows,
        int filesPassedOver,
        int questions,
        int needTools,
        int unanswerable,
        OptionalInt unusedDocuments,
        OptionalDouble wordsShared,
        OptionalDouble smallestDifference,
        OptionalDouble smallestDifferenceTools) {}
