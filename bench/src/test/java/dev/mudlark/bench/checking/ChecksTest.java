package dev.mudlark.bench.checking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mudlark.bench.Bench;
import dev.mudlark.bench.CheckRequest;
import dev.mudlark.bench.CheckResult;
import dev.mudlark.bench.Finding;
import dev.mudlark.bench.FindingKind;
import dev.mudlark.models.Models;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChecksTest {
    @TempDir
    Path folder;

    @BeforeEach
    void writeDocuments() {
        write("docs/refunds.md", "# Refund times\nMoney is back on the account within 5 to 10 business days.");
        write("docs/plans.csv", "plan,price\nBasin,12.50\nEstuary,40\n");
    }

    private void write(String name, String text) {
        try {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private CheckResult check(String... questions) {
        write("q.jsonl", String.join("\n", questions));
        return Bench.validate(
                new CheckRequest(
                        Optional.empty(),
                        Optional.of(folder.resolve("docs")),
                        Optional.of(folder.resolve("q.jsonl")),
                        Optional.empty(),
                        false),
                Models.discover());
    }

    private List<String> found(FindingKind kind, String... questions) {
        return check(questions).findings().stream()
                .filter(finding -> finding.kind() == kind)
                .map(finding -> finding.where() + ": " + finding.message())
                .map(line -> line.replace(folder + "/", ""))
                .toList();
    }

    private static String question(String id, String text, String more) {
        return "{\"id\": \"" + id + "\", \"question\": \"" + text + "\"" + (more.isEmpty() ? "" : ", " + more) + "}";
    }

    @Test
    void aDraftAndAStarterAreToldAndNothingElseOfThem() {
        CheckResult result = check(
                question("a", "TODO ask", "\"expected_keywords\": [\"ask\"]"),
                question("b", "What is 5?", "\"category\": \"starter\", \"expected_keywords\": [\"5\"]"));
        assertThat(result.findings())
                .extracting(Finding::kind)
                .containsExactly(FindingKind.TO_EDIT, FindingKind.STARTER);
        assertThat(found(FindingKind.TO_EDIT, question("c", "What to do?", "\"reference_answer\": \"TODO\"")))
                .containsExactly("q.jsonl:1: a text of 'c' still begins with TODO");
        assertThat(found(FindingKind.TO_EDIT, question("c", "Is TODO a word?", "")))
                .isEmpty();
    }

    @Test
    void aDocumentThatIsBrokenIsToldWithItsPath() {
        assertThat(found(FindingKind.DOCUMENT_FLAW, question("a", "Why?", ""))).isEmpty();
        write("docs/broken.json", "[{\"a\": 1},");
        write("docs/picture.png", "x");
        assertThat(found(FindingKind.DOCUMENT_FLAW, question("a", "Why?", "")))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("docs/broken.json: line 1, ")
                .endsWith("(left out)");
    }

    @Test
    void aDocumentThatStandsTwiceWithFewChangesIsTold() {
        String text = IntStream.range(0, 60).mapToObj(i -> "word" + i).collect(Collectors.joining(" "));
        write("docs/a.md", text);
        write("docs/b.md", text + " more");
        write("docs/c.md", text.replace("7", " seven "));
        assertThat(found(FindingKind.SIMILAR_DOCUMENTS, question("a", "Why?", "")))
                .containsExactly("docs/b.md: shares 98 % of its phrases with a.md");
        write("docs/d.md", text + " more still");
        assertThat(found(FindingKind.SIMILAR_DOCUMENTS, question("a", "Why?", "")))
                .containsExactly(
                        "docs/d.md: is in a group of 3, each of which shares 98 % of its phrases with its closest"
                                + " earlier one; 2 others: a.md, b.md");
        for (int i = 100; i < 125; i++) {
            write("docs/e" + i + ".md", text);
        }
        assertThat(found(FindingKind.SIMILAR_DOCUMENTS, question("a", "Why?", "")))
                .singleElement()
                .asString()
                .startsWith(
                        "docs/e124.md: is in a group of 28, each of which shares 98 to 100 % of its phrases with its"
                                + " closest earlier one; 27 others: a.md, b.md, d.md, e100.md, ")
                .endsWith(", e116.md and 7 more; mudlark inspect --all names them");
    }

    @Test
    void questionsInTheSameWordsAreToldAndThoseOfOnePatternAreNot() {
        assertThat(found(
                        FindingKind.SIMILAR_QUESTIONS,
                        question("a", "What does the Basin plan cost per month?", ""),
                        question("b", "What does the Estuary plan cost per month?", ""),
                        question("c", "Per month, the plan Basin does cost what?", "")))
                .containsExactly(
                        "q.jsonl:3: 'c' asks in the words of 'a': 'Per month, the plan Basin does cost what?'");
    }

    @Test
    void anAnswerThatStandsInItsQuestionIsToldButForAChoice() {
        String keywords = "\"expected_keywords\": [\"Basin\"]";
        assertThat(found(
                        FindingKind.ANSWER_IN_QUESTION,
                        question("a", "Which plan costs what Basin costs?", keywords),
                        question("b", "Is Basin or Estuary cheaper?", keywords),
                        question("c", "Which plan costs 12.50?", keywords),
                        question("d", "Is money back in 5 days?", "\"reference_answer\": \"5 days.\"")))
                .containsExactly(
                        "q.jsonl:1: 'a' tells its answer 'Basin'", "q.jsonl:4: 'd' tells its answer '5 days.'");
    }

    @Test
    void aQuestionThatNamesItsDocumentIsToldWhenAllOfItsDocumentsAreNamed() {
        write("docs/LC-7.md", "# Outage\nThe disk was full.");
        assertThat(found(
                        FindingKind.NAMED_DOCUMENT,
                        question("a", "What do the refund times say?", "\"relevant_doc_ids\": [\"refunds\"]"),
                        question("b", "When is money back?", "\"relevant_doc_ids\": [\"refunds\"]"),
                        question("c", "What broke in LC-7?", "\"relevant_doc_ids\": [\"LC-7\"]"),
                        question("d", "Do refund times pass?", "\"relevant_doc_ids\": [\"refunds\", \"LC-7\"]"),
                        question("e", "Are refund times there?", "")))
                .containsExactly(
                        "q.jsonl:1: 'a' names 'Refund times', refunds.md", "q.jsonl:3: 'c' names 'LC-7', LC-7.md");
    }

    @Test
    void aQuestionThatCopiesItsDocumentIsTold() {
        String relevant = "\"relevant_doc_ids\": [\"refunds\"]";
        assertThat(found(
                        FindingKind.COPIED_QUESTION,
                        question("a", "Is money back on the account within days?", relevant),
                        question("b", "So – is back on THE account within 5 days, true?", relevant)))
                .containsExactly("q.jsonl:2: 'b' repeats 'is back on THE account within 5' of refunds.md");
    }

    @Test
    void questionsInNothingButTheDocumentsWordsAreToldOnTheWhole() {
        String relevant = "\"relevant_doc_ids\": [\"refunds\"]";
        String[] own = IntStream.range(0, 10)
                .mapToObj(i -> question("q" + i, i < 5 ? "Which days is money back?" : "Which sum arrives?", relevant))
                .toArray(String[]::new);
        assertThat(found(FindingKind.WORD_OVERLAP, own)).isEmpty();
        assertThat(check(own).figures().wordsShared()).hasValue(0);
        own[5] = question("q5", "When is money back?", relevant);
        assertThat(found(FindingKind.WORD_OVERLAP, own))
                .containsExactly("q.jsonl: half of the questions have at least 100 % of their content words from their"
                        + " documents");
        assertThat(check(question("a", "Money or gold?", relevant)).figures().wordsShared())
                .hasValue(0.5);
        assertThat(check(question("a", "Money?", "")).figures().wordsShared()).isEmpty();
    }

    @Test
    void aKeywordThatStandsInNoRelevantDocumentIsTold() {
        assertThat(found(
                        FindingKind.KEYWORD_NOT_IN_DOCUMENT,
                        question(
                                "a",
                                "Why?",
                                "\"relevant_doc_ids\": [\"refunds\"], \"expected_keywords\": [\"6 days\", \"7\"]"),
                        question(
                                "b",
                                "Why?",
                                "\"relevant_doc_ids\": [\"refunds\"], \"expected_keywords\": [\"5 to 10\"]"),
                        question(
                                "c",
                                "Why?",
                                "\"relevant_doc_ids\": [\"plans.csv#2\"], \"expected_keywords\": [\"Estuary\"]"),
                        question(
                                "d",
                                "Why?",
                                "\"relevant_doc_ids\": [\"refunds\"], \"expected_keywords\": [\"7\"],"
                                        + " \"requires_tools\": [\"calculator\"]")))
                .containsExactly("q.jsonl:1: 'a' expects '6 days' and 1 more");
    }

    @Test
    void aComputedAnswerThatStandsInADocumentIsTold() {
        String calculator = ", \"requires_tools\": [\"calculator\"]";
        assertThat(found(
                        FindingKind.ANSWER_WITHOUT_TOOL,
                        question("a", "Why?", "\"expected_keywords\": [\"12.50\"]" + calculator),
                        question("b", "Why?", "\"expected_keywords\": [\"25.00\"]" + calculator),
                        question("c", "Why?", "\"expected_keywords\": [\"10\"]" + calculator),
                        question(
                                "d",
                                "Why?",
                                "\"relevant_doc_ids\": [\"refunds\"], \"expected_keywords\": [\"10\"]" + calculator),
                        question(
                                "e",
                                "Why?",
                                "\"expected_keywords\": [\"12.50\"], \"requires_tools\": [\"lookup_table\"]")))
                .containsExactly(
                        "q.jsonl:1: 'a' expects '12.50', see plans.csv#1", "q.jsonl:4: 'd' expects '10', see refunds");
    }

    @Test
    void aKeywordThatStandsInHalfOfTheDocumentsIsTold() {
        IntStream.range(0, 8).forEach(i -> write("docs/d" + i + ".md", "The river no. " + i + (i < 5 ? " flows" : "")));
        String[] questions = {
            question("a", "Why?", "\"expected_keywords\": [\"flows\"]"),
            question("b", "Why?", "\"expected_keywords\": [\"River\", \"3\"]")
        };
        assertThat(found(FindingKind.COMMON_KEYWORD, questions)).isEmpty();
        write("docs/d8.md", "river");
        assertThat(found(FindingKind.COMMON_KEYWORD, questions))
                .containsExactly(
                        "q.jsonl:1: 'a' expects 'flows', which stands in 5 of 10 documents",
                        "q.jsonl:2: 'b' expects 'River', which stands in 9 of 10 documents");
    }

    @Test
    void anUnanswerableQuestionWithItsKeywordsInADocumentIsTold() {
        assertThat(found(
                        FindingKind.ANSWERED_ANYWAY,
                        question(
                                "a",
                                "Why?",
                                "\"answerable\": false, \"expected_keywords\": [\"5 to 10 business days\"]"),
                        question("b", "Why?", "\"answerable\": false, \"expected_keywords\": [\"11 business days\"]"),
                        question("c", "Why?", "\"answerable\": false")))
                .containsExactly("q.jsonl:1: 'a' expects '5 to 10 business days', see refunds");
    }

    @Test
    void aQuestionWithoutALabelForItsAnswerIsTold() {
        assertThat(found(
                        FindingKind.NOT_SCORED,
                        question("a", "Why?", "\"relevant_doc_ids\": [\"refunds\"]"),
                        question("b", "Why?", "\"answerable\": false"),
                        question("c", "Why?", "\"reference_answer\": \"So.\"")))
                .containsExactly("q.jsonl:1: 'a' has neither reference_answer nor expected_keywords");
    }

    @Test
    void tooFewQuestionsOfAKindAreTold() {
        String[] few = IntStream.range(0, 14)
                .mapToObj(i -> question(
                        "q" + i,
                        "Why " + i + "?",
                        "\"category\": \"" + (i < 4 ? "sums" : "facts") + "\", \"requires_tools\": [\"calculator\"]"))
                .toArray(String[]::new);
        assertThat(found(FindingKind.SMALL_CATEGORY, few))
                .containsExactly("q.jsonl: 'sums' has 4 questions; it takes 5 or more to say something about it");
        assertThat(found(FindingKind.FEW_TOOL_QUESTIONS, few))
                .containsExactly(
                        "q.jsonl: 14 of 14 questions name a tool in requires_tools; it takes 15 or more to show a"
                                + " difference");
        assertThat(found(FindingKind.NO_UNANSWERABLE, few)).hasSize(1);
        String[] enough = IntStream.range(0, 15)
                .mapToObj(i -> question(
                        "q" + i,
                        "Why " + i + "?",
                        "\"category\": \"sums\", \"requires_tools\": [\"calculator\"], \"answerable\": " + (i > 0)))
                .toArray(String[]::new);
        assertThat(found(FindingKind.SMALL_CATEGORY, enough)).isEmpty();
        assertThat(found(FindingKind.FEW_TOOL_QUESTIONS, enough)).isEmpty();
        assertThat(found(FindingKind.NO_UNANSWERABLE, enough)).isEmpty();
    }

    @Test
    void questionsInAnotherLanguageThanTheDocumentsAreTold() {
        write("docs/long.md", "The money of the customers is on the account and it is theirs. ".repeat(20));
        String german = "Wie lange ist das Geld auf dem Konto der Kunden und wann ist es bei der Bank?";
        String english = "How long is the money on the account of the customers, and when is it with the bank?";
        String[] inGerman = IntStream.range(0, 5)
                .mapToObj(i -> question("q" + i, german, ""))
                .toArray(String[]::new);
        String[] inEnglish = IntStream.range(0, 5)
                .mapToObj(i -> question("q" + i, english, ""))
                .toArray(String[]::new);
        assertThat(found(FindingKind.LANGUAGES, inGerman))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("q.jsonl: the documents are in English, the questions in German: ");
        assertThat(found(FindingKind.LANGUAGES, inEnglish)).isEmpty();
    }

    @Test
    void theFiguresCountWhatThereIs() {
        CheckResult result = check(
                question("a", "Why?", "\"relevant_doc_ids\": [\"refunds\"], \"requires_tools\": [\"calculator\"]"),
                question("b", "How?", "\"answerable\": false"));
        assertThat(result.figures().documents()).isEqualTo(1);
        assertThat(result.figures().tables()).isEqualTo(1);
        assertThat(result.figures().rows()).isEqualTo(2);
        assertThat(result.figures().questions()).isEqualTo(2);
        assertThat(result.figures().needTools()).isEqualTo(1);
        assertThat(result.figures().unanswerable()).isEqualTo(1);
        assertThat(result.figures().unusedDocuments()).hasValue(1);
        assertThat(check(question("a", "Why?", "")).figures().unusedDocuments()).isEmpty();
    }

    @Test
    void theSmallestDifferenceFollowsTheFormula() {
        // 2.801585 * sqrt(0.3 / n), by a pocket calculator.
        assertThat(SmallestDifference.of(160)).hasValueCloseTo(0.12131, within(5e-6));
        assertThat(SmallestDifference.of(1)).hasValue(1);
        assertThat(SmallestDifference.of(0)).isEmpty();
    }

    @Test
    void aQuestionLongerThanTheStandInReadsIsToldWithItsLine() {
        String read = "w".repeat(1_999) + "?";
        assertThat(found(FindingKind.LONG_QUESTION, question("a", "Why?", ""), question("b", read + "!", "")))
                .containsExactly("q.jsonl:2: 'b' has 2,001 characters; the stand-in (--mock) reads the first 2,000");
        assertThat(found(FindingKind.LONG_QUESTION, question("a", "  " + read, "")))
                .isEmpty();
    }
}
