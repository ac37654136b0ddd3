package dev.mudlark.evaluation;

import dev.mudlark.evaluation.failures.Classifier;
import dev.mudlark.evaluation.metrics.Metric;
import dev.mudlark.evaluation.metrics.Metrics;
import dev.mudlark.evaluation.text.Abstention;
import java.util.Locale;

/** Writes docs/metrics.md from what the metrics say of themselves. */
final class MetricsPage {

    private static final String INTRODUCTION = """
            # Metrics

            Generated from the classes of `dev.mudlark.evaluation.metrics` and `…failures`; a test fails when it is stale.

            Every number is computed from the transcripts of a run and the labels of its questions, so `mudlark rescore RUN`
            computes the same. `metrics_summary.csv` has a row for each system and subset: `all`, `needs_tools` (questions
            that declare `requires_tools`) and `other`.

            - `n` counts the questions asked, `n_error` those that failed on the way, `n_unscoreable` those that were answered
              but could not be scored. Neither of the last two is ever counted as a zero: means are over the rest.
            - A metric is the mean over the questions it says something about, unless its formula says otherwise. When there
              is no such question the cell is empty, which is not zero.
            - `k` counts passages. A passage is relevant when its document stands in `relevant_doc_ids`.
            - The ranking of a system that searches more than once: each search, corpus_grep or read_document call that
              delivered passages is one ranking; they are merged by Reciprocal Rank Fusion, `sum of 1 / (60 + rank)` (Cormack,
              Clarke and Büttcher 2009). The same span is the same passage, whichever tool found it. Equal scores stand in the
              order in which they first came.
            - Questions are answerable unless they say `answerable: false`, their category is `unanswerable` or their answer
              type is `none`.
            - Intervals cover 95 %. For rates they are Wilson's (Wilson 1927); for the others percentile bootstraps of the mean
              over questions (2,000 resamples, seeded), none below two questions.
            - Money is kept in integer nano-dollars and shown in USD.

            The columns of `metrics_summary.csv` are `system`, `system_type`, `subset`, `n`, `n_error`, the metrics of the
            table below in this order (the first five for each k) up to `needless_call_rate`, `n_unscoreable`, `n_unpriced`, `retries`, the attack metrics where
            a question has an [`attack`](datasets.md#planted-instructions), and those of a judge where there is one, with
            `judge_is_generator`: `true` where the judge is the model that answered, also at another endpoint or as a dated snapshot. Numbers have
            six decimals, money nine.
            `per_question_results.jsonl` has the values of each question by the same names, `null` where a metric says nothing.

            """;

    private static final String ABSTENTION = """
            ## What counts as an abstention

            An answer abstains when one of the phrases below stands in its first sentence, or anywhere in an answer that cites
            no delivered document. It does not when that first sentence goes on with `but`, `however` or `though` and the
            answer cites a delivered document. So a caveat behind a cited answer is no abstention, and neither is "No.". The
            phrases are regular expressions over folded text (`n't` and `cannot` spelled out), English only:

            """;

    private static final String CITATIONS = """

            ## What counts as a citation

            A document id in square brackets, several parted by commas or semicolons. It counts when a passage of that document
            was shown to the model; other ids are listed as `unknown_citations`. Only text that looks like an id does so: it has a
            letter, no white space and no sign in front. Numbers in brackets, such as `[4]`, are no ids unless a document is called so:
            they stay in the answer and are not listed. Citations are removed before an answer is
            compared with anything.
            """;

    private static final String FAILURES = """

            ## Types of failure

            What went wrong with a question is one type, so that the counts of `failures.csv` add up. It is read from the labels
            and from what is recorded: tool calls and their error codes, what was shown, citations, the metrics above, how the
            agent ended. Of the answer's words only expected keywords, numbers and dates are looked for.

            The types are tried in the order of the table, and a question is of the first whose rule holds: first what happened
            to the run, then what kept the system from finding the answer, then what is wrong with the answer itself. Two go
            before: a question without a label to score by is of no type (`unknown`; `null` in `per_question_results.jsonl`), unless
            its answer is empty; and for all but `run_error`, `lost_source` and `no_failure` the answer must not be right.

            - An answer is *right* when its answer_score is at least 0.5 and, where there are expected keywords, every one stands in
              it. The score alone would not do: an answer with the wrong number in a sentence that is otherwise the reference
              answer scores above 0.5. For an unanswerable question only an abstention is right.
            - A *needed tool* stands in requires_tools, expected_tool or expected_calls. An answer is *computed* when one of them is
              another than search, corpus_grep, read_document and list_documents.
            - A *needed* document stands in relevant_doc_ids; without them all documents count as such. A *relevant* document is
              a needed one, or one with a grade above 0 in the qrels: it may give the same fact, but does not replace the other
              for a computation.
            - A keyword *was shown* when a tool computed it or, unless the answer is computed, when a shown passage of a relevant
              document has it. Keywords that the question itself says count only when it says them all.

            """;

    private MetricsPage() {}

    static String write() {
        StringBuilder page = new StringBuilder(INTRODUCTION);
        page.append("| metric | unit | better | interval |\n| --- | --- | --- | --- |\n");
        for (Metric metric : Metrics.of(EvaluationSettings.DEFAULT)) {
            MetricInfo info = metric.info();
            page.append("| `").append(name(info)).append("` | ").append(unit(info.unit()));
            page.append(" | ").append(lower(info.direction())).append(" | ");
            page.append(lower(info.spread())).append(" |\n");
        }
        for (Metric metric : Metrics.of(EvaluationSettings.DEFAULT)) {
            entry(page, metric.info());
        }
        page.append(ContrastsChapter.write());
        page.append('\n').append(ABSTENTION);
        Abstention.phrases()
                .forEach(phrase -> page.append("    ").append(phrase).append('\n'));
        page.append("\nwhere\n\n");
        Abstention.wordLists().forEach((word, list) -> page.append("    %-8s %s\n".formatted(word, list)));
        page.append(CITATIONS).append(FAILURES);
        page.append("| type | meaning |\n| --- | --- |\n");
        for (FailureType type : FailureType.values()) {
            page.append("| `").append(type.id()).append("` | ").append(type.definition());
            page.append(" |\n");
        }
        Classifier.conditions().forEach((type, when) -> entry(page, type, when));
        return page.toString();
    }

    private static void entry(StringBuilder page, FailureType type, String when) {
        page.append("\n### `").append(type.id()).append("`\n\n");
        page.append(type.definition()).append("\n\n");
        page.append("- When: ").append(when).append(".\n");
        page.append("- What to do: ").append(type.advice()).append('\n');
    }

    private static void entry(StringBuilder page, MetricInfo info) {
        page.append("\n## `").append(name(info)).append("`\n\n");
        page.append(info.meaning()).append("\n\n");
        page.append("- Formula: ").append(info.formula().replace("*", "\\*")).append(".\n");
        page.append("- Empty for: ").append(info.whenEmpty()).append(".\n");
    }

    private static String name(MetricInfo info) {
        return info.name().replace("@5", "@k");
    }

    private static String unit(MetricInfo.Unit unit) {
        return switch (unit) {
            case SHARE -> "0 to 1";
            case GRADE -> "1 to 5";
            case USD -> "USD";
            case MILLISECONDS -> "ms";
            case SECONDS -> "s";
            case COUNT -> "count";
        };
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
