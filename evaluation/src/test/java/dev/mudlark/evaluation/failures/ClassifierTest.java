package dev.mudlark.evaluation.failures;

import static dev.mudlark.evaluation.Asked.AGENT;
import static dev.mudlark.evaluation.Asked.BM25;
import static dev.mudlark.evaluation.Asked.NO_RETRIEVAL;
import static dev.mudlark.evaluation.Asked.passage;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.mudlark.evaluation.Asked;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.FailureType;
import dev.mudlark.evaluation.Label;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.tools.Evidence;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A small conversation for each type, and for each pair of types that could both be meant. */
class ClassifierTest {

    private static final String ABSTAINS = "The documents do not contain the answer.";
    private static final SystemInfo TABLES = Asked.system("tables", "agent_search", "search", "lookup_table");
    private static final SystemInfo GREP = Asked.system("grep", "agent_search", "search", "corpus_grep");

    /** The fact stands in document a. */
    private static final Label FACT = Label.of("fact").keywords("red").documents("a");

    /** Two facts in two documents. */
    private static final Label TWO = Label.of("two").keywords("red", "oak").documents("a", "b");

    /** The answer is computed from document a. */
    private static final Label SUM =
            Label.of("sum").keywords("12 days").documents("a").needs("calculator");

    private static final Label DATE =
            Label.of("date").keywords("2026-03-05").documents("a").needs("date_calc");
    private static final Label WEEKDAY =
            Label.of("weekday").keywords("Friday").documents("a").needs("date_calc");
    private static final Label ABSENT = Label.of("absent").unanswerable();

    private static Asked agent(Label label) {
        return Asked.of(AGENT, label.question());
    }

    private static Asked found(Label label, String text) {
        return agent(label).found("search", passage("a", text)).calls("search");
    }

    private static Arguments is(String type, String why, Asked asked) {
        return arguments(type, why, asked);
    }

    static Stream<Arguments> right() {
        return Stream.of(
                is("no_failure", "right and cited", found(FACT, "It is red.").answers("Red [a].")),
                is(
                        "no_failure",
                        "right and cited beside an unknown id",
                        found(FACT, "red").answers("Red [a] [zz].")),
                is("no_failure", "abstains rightly", agent(ABSENT).answers(ABSTAINS)),
                is(
                        "no_failure",
                        "right from memory, no source to lose",
                        agent(FACT).answers("Red.")),
                is(
                        "no_failure",
                        "no relevant document was shown",
                        found(Label.of("q").keywords("red"), "x").answers("Red.")),
                is(
                        "no_failure",
                        "a document that the qrels grade gives the fact too",
                        Asked.of(BM25, FACT.qrels(Map.of("a", 3, "c", 2)).question())
                                .found("bm25", passage("a", "red"), passage("c", "red"))
                                .answers("Red [c].")),
                is(
                        "no_failure",
                        "right after a limit",
                        found(FACT, "red").stops("max_cost", true).answers("Red [a].")),
                is(
                        "no_failure",
                        "right after a failed call",
                        found(SUM, "x").fails("calculator", "x").answers("12 days [a]")),
                is("no_failure", "right without the tool", found(SUM, "x").answers("12 days [a]")),
                is(
                        "lost_source",
                        "right and cites nothing",
                        found(FACT, "It is red.").answers("Red.")),
                is(
                        "lost_source",
                        "right and cites what was not shown",
                        found(FACT, "red").answers("Red [zz].")),
                is(
                        "lost_source",
                        "right and cites another document",
                        Asked.of(BM25, FACT.question())
                                .found("bm25", passage("a", "red"), passage("c", "blue"))
                                .answers("Red [c].")),
                is(
                        "no_failure",
                        "close enough to the reference",
                        agent(Label.of("q").reference("a red lamp")).answers("red lamp")));
    }

    static Stream<Arguments> notRight() {
        return Stream.of(
                is(
                        "hallucination",
                        "answers what the documents do not have",
                        agent(ABSENT).answers("Red.")),
                is(
                        "hallucination",
                        "a limit is no excuse",
                        agent(ABSENT).stops("max_cost", true).answers("Red.")),
                is(
                        "hallucination",
                        "nor is a failed call",
                        agent(ABSENT).fails("search", "x").answers("Red.")),
                is(
                        "empty_answer",
                        "unanswerable, and nothing said",
                        agent(ABSENT).answers(" ")),
                is("empty_answer", "citations are no words", found(FACT, "red").answers("[a]")),
                is("empty_answer", "rather than a skip", agent(FACT).answers("")),
                is("empty_answer", "even without a label", agent(Label.of("q")).answers("")),
                is(
                        "budget",
                        "stopped by a cap",
                        found(FACT, "red").stops("max_tool_calls", true).answers("Blue.")),
                is(
                        "budget",
                        "stopped by the step limit",
                        found(FACT, "red").stops("max_steps", false).answers("Blue.")),
                is(
                        "budget",
                        "rather than a skip",
                        found(SUM, "x").stops("max_cost", true).answers("13 days")),
                is(
                        "budget",
                        "rather than empty",
                        agent(FACT).stops("max_tokens", true).answers("")),
                is(
                        "evidence_ignored",
                        "stopped for going in circles, which no higher limit mends",
                        found(FACT, "red").stops("no_progress", false).answers("Blue.")),
                is(
                        "retrieval_miss",
                        "nothing relevant shown",
                        Asked.of(BM25, FACT.question())
                                .found("bm25", passage("b", "red"))
                                .answers("Blue.")),
                is(
                        "retrieval_miss",
                        "an honest refusal",
                        Asked.of(BM25, FACT.question())
                                .found("bm25", passage("b", "x"))
                                .answers(ABSTAINS)),
                is(
                        "retrieval_miss",
                        "no retrieval at all",
                        Asked.of(NO_RETRIEVAL, FACT.question()).answers("Blue.")),
                is(
                        "retrieval_miss",
                        "the right document, another passage",
                        found(FACT, "It has a door.").answers("Blue.")),
                is(
                        "retrieval_miss",
                        "rather than a skip with nothing to compute with",
                        agent(SUM)
                                .found("search", passage("b", "x"))
                                .calls("search")
                                .answers("13 days")),
                is(
                        "retrieval_miss",
                        "rather than a wrong number",
                        Asked.of(BM25, SUM.question())
                                .found("bm25", passage("b", "x"))
                                .answers("13 days")),
                is(
                        "retrieval_miss",
                        "a refusal with nothing shown, where no document is named",
                        Asked.of(
                                        NO_RETRIEVAL,
                                        Label.of("q")
                                                .keywords("12 days")
                                                .needs("date_calc")
                                                .question())
                                .answers(ABSTAINS)),
                is(
                        "over_refusal",
                        "refuses with the fact in view",
                        found(FACT, "It is red.").answers(ABSTAINS)),
                is(
                        "retrieval_miss",
                        "a refusal with one of two facts in view",
                        found(TWO, "red").answers(ABSTAINS)),
                is(
                        "over_refusal",
                        "a refusal with both facts in view",
                        found(TWO, "red").found("search", passage("b", "oak")).answers(ABSTAINS)),
                is(
                        "retrieval_miss",
                        "computed with one of two documents in view",
                        found(SUM.documents("a", "b"), "x").calls("calculator").answers("13 days")),
                is(
                        "retrieval_miss",
                        "rather than a skip with half of what is computed with",
                        found(SUM.documents("a", "b"), "x").answers("13 days")),
                is(
                        "retrieval_miss",
                        "a fact from memory",
                        Asked.of(NO_RETRIEVAL, TWO.question()).answers("Red.")),
                is(
                        "evidence_ignored",
                        "a bare number beside two facts",
                        found(Label.of("q").keywords("red", "5").documents("a"), "red")
                                .answers("See page 8.")),
                is(
                        "over_refusal",
                        "refuses instead of computing",
                        found(SUM, "x").answers(ABSTAINS)),
                is(
                        "evidence_ignored",
                        "the fact was shown",
                        found(FACT, "It is red.").answers("Blue [a].")),
                is(
                        "evidence_ignored",
                        "a number that was shown",
                        found(Label.of("q").keywords("12 days").documents("a"), "12 days")
                                .answers("It is 14 days.")),
                is(
                        "evidence_ignored",
                        "a result that the tool gave",
                        found(SUM, "x")
                                .use("calculator", Optional.empty(), 0, 0, new Evidence.Computed("calculator", "12"))
                                .answers("Red.")),
                is(
                        "evidence_ignored",
                        "a weekday is asked, a date given",
                        found(WEEKDAY, "x").calls("date_calc").answers("On 2026-03-06.")),
                is(
                        "partial",
                        "one of two facts",
                        found(TWO, "red").found("search", passage("b", "oak")).answers("Red.")),
                is(
                        "partial",
                        "a keyword of the question is no fact",
                        found(Label.of("oak").keywords("oak", "red", "tin").documents("a"), "red tin")
                                .answers("Oak and tin.")),
                is(
                        "evidence_ignored",
                        "the question's own words alone",
                        found(Label.of("oak").keywords("oak", "red").documents("a"), "red oak")
                                .answers("Oak.")),
                is(
                        "partial",
                        "some words of the reference",
                        found(
                                        Label.of("q")
                                                .reference("red oak with iron feet and a lid")
                                                .documents("a"),
                                        "x")
                                .answers("It is red, made of glass and stands on nothing.")));
    }

    static Stream<Arguments> tools() {
        return Stream.of(
                is("silent_skip", "no call at all", agent(FACT).answers("Blue.")),
                is(
                        "classifier_veto",
                        "the classifier said no",
                        Asked.of(BM25, FACT.question()).classified("no").answers(ABSTAINS)),
                is(
                        "retrieval_miss",
                        "the classifier said yes",
                        Asked.of(BM25, FACT.question()).classified("yes").answers(ABSTAINS)),
                is(
                        "no_failure",
                        "the classifier said no to what the documents do not have",
                        Asked.of(BM25, ABSENT.question()).classified("no").answers(ABSTAINS)),
                is(
                        "silent_skip",
                        "says off topic of what the documents have",
                        agent(FACT).calls("off_topic").answers("That is off topic.")),
                is(
                        "silent_skip",
                        "says that the documents have nothing, without a look",
                        agent(FACT).answers(ABSTAINS)),
                is(
                        "silent_skip",
                        "the needed tool was never called",
                        found(SUM, "x").answers("13 days")),
                is(
                        "silent_skip",
                        "an expected tool counts",
                        found(Label.of("q").keywords("red").documents("a").expects("calculator"), "x")
                                .answers("Blue.")),
                is(
                        "silent_skip",
                        "the table was not looked up",
                        Asked.of(TABLES, FACT.needs("lookup_table").question())
                                .found("search", passage("b", "x"))
                                .calls("search")
                                .answers("Blue.")),
                is(
                        "silent_skip",
                        "one of two needed tools",
                        found(SUM.needs("calculator", "date_calc"), "x")
                                .calls("calculator")
                                .answers("13 days")),
                is(
                        "evidence_ignored",
                        "search stood in for corpus_grep",
                        Asked.of(GREP, FACT.needs("corpus_grep").question())
                                .found("search", passage("a", "red"))
                                .calls("search")
                                .answers("Blue.")),
                is(
                        "silent_skip",
                        "search found nothing, corpus_grep was left out",
                        Asked.of(GREP, FACT.needs("corpus_grep").question())
                                .found("search", passage("b", "x"))
                                .calls("search")
                                .answers("Blue.")),
                is(
                        "wrong_number",
                        "the needed tool was not offered",
                        Asked.of(BM25, SUM.question())
                                .found("bm25", passage("a", "x"))
                                .answers("13 days")),
                is(
                        "tool_error_unrecovered",
                        "the needed tool failed",
                        found(SUM, "x").fails("calculator", "invalid_arguments").answers("13 days")),
                is(
                        "tool_error_unrecovered",
                        "rather than a refusal",
                        found(SUM, "x").fails("calculator", "x").answers(ABSTAINS)),
                is(
                        "tool_error_unrecovered",
                        "rather than a limit",
                        found(SUM, "x")
                                .fails("calculator", "x")
                                .stops("max_steps", false)
                                .answers("13 days")),
                is(
                        "tool_error_unrecovered",
                        "rather than a skip of another",
                        found(SUM.needs("calculator", "date_calc"), "x")
                                .fails("calculator", "x")
                                .answers("13 days")),
                is(
                        "tool_error_unrecovered",
                        "rather than empty",
                        found(SUM, "x").fails("calculator", "x").answers("")),
                is(
                        "tool_error_unrecovered",
                        "every search failed",
                        agent(FACT).fails("search", "timeout").answers("Blue.")),
                is(
                        "tool_error_unrecovered",
                        "a tool that does not exist",
                        found(FACT, "red").fails("serach", "unknown_tool").answers("Blue.")),
                is(
                        "evidence_ignored",
                        "another call than the one that does not exist",
                        agent(FACT)
                                .fails("serach", "unknown_tool")
                                .found("search", passage("a", "red"))
                                .calls("search")
                                .answers("Blue.")),
                is(
                        "wrong_number",
                        "the call was repeated and worked",
                        found(SUM, "x")
                                .fails("calculator", "x")
                                .calls("calculator")
                                .answers("13 days")),
                is(
                        "wrong_number",
                        "a failed tool that is not needed",
                        found(SUM, "x")
                                .fails("date_calc", "x")
                                .calls("calculator")
                                .answers("13 days")),
                is(
                        "silent_skip",
                        "a call refused at a limit is none",
                        found(SUM, "x").fails("calculator", "limit_reached").answers("13 days")),
                is(
                        "retrieval_miss",
                        "a failed read after a search",
                        agent(FACT)
                                .found("search", passage("b", "x"))
                                .calls("search")
                                .fails("read_document", "unknown_document")
                                .answers("Blue.")));
    }

    static Stream<Arguments> numbersAndDates() {
        return Stream.of(
                is(
                        "wrong_number",
                        "another number",
                        found(SUM, "x").calls("calculator").answers("It takes 13 days [a].")),
                is(
                        "evidence_ignored",
                        "a number of something else",
                        found(SUM, "x").calls("calculator").answers("It takes 3 pages [a].")),
                is(
                        "evidence_ignored",
                        "digits of an id",
                        found(SUM, "x").calls("calculator").answers("See LC-13 in version 2.1.3.")),
                is(
                        "wrong_number",
                        "the right one among its like is missing",
                        found(SUM.keywords("12", "15"), "x").calls("calculator").answers("12 and 16.")),
                is(
                        "partial",
                        "one of two numbers and no other",
                        found(SUM.keywords("12", "15"), "x").calls("calculator").answers("12.")),
                is(
                        "evidence_ignored",
                        "a code is no number",
                        found(SUM.keywords("00142"), "x").calls("calculator").answers("It is 143.")),
                is(
                        "wrong_date",
                        "another date",
                        found(DATE, "x").calls("date_calc").answers("On 2026-03-06.")),
                is(
                        "wrong_date",
                        "another date in words",
                        found(DATE, "x").calls("date_calc").answers("On 6 March 2026.")),
                is(
                        "evidence_ignored",
                        "no date",
                        found(DATE, "x").calls("date_calc").answers("In spring.")),
                is(
                        "wrong_date",
                        "another weekday",
                        found(WEEKDAY, "x").calls("date_calc").answers("A Monday.")),
                is(
                        "wrong_number",
                        "a date is no other number",
                        found(SUM, "x").calls("calculator").answers("From 2026-03-05 on 14 days.")));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource({"right", "notRight", "tools", "numbersAndDates"})
    void isOfTheType(String type, String why, Asked asked) {
        Optional<FailureType> found = Asked.evaluate(EvaluationSettings.DEFAULT, List.of(asked))
                .results()
                .getFirst()
                .failure();
        assertThat(found.map(FailureType::id)).as(why).contains(type);
    }
}
