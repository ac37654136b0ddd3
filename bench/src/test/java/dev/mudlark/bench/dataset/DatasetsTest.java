package dev.mudlark.bench.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.mudlark.bench.problems.Problem;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.context.Caller;
import dev.mudlark.documents.Documents;
import dev.mudlark.evaluation.Question;
import dev.mudlark.tools.BuiltInTools;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DatasetsTest {

    private static final References REFERENCES = new References(
            Documents.of(
                            List.of(
                                    Documents.text("refund-timing", "Refunds", "Five days."),
                                    Documents.text("plans", "Plans", "Two plans.")),
                            List.of(Documents.table(
                                    "prices.csv",
                                    "prices",
                                    List.of("plan", "price"),
                                    List.of(List.of("a", "1"), List.of("b", "2")))))
                    .view(Caller.anonymous()),
            List.of(
                    BuiltInTools.create("calculator").spec(),
                    BuiltInTools.create("date_calc").spec()));

    @TempDir
    Path folder;

    private Path file(String name, String text) {
        try {
            return Files.writeString(folder.resolve(name), text);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private List<Question> read(String questions) {
        return read(file("q.jsonl", questions), Optional.empty());
    }

    private List<Question> read(String questions, String qrels) {
        return read(file("q.jsonl", questions), Optional.of(file("r.jsonl", qrels)));
    }

    private static List<Question> read(Path questions, Optional<Path> qrels) {
        Problems problems = new Problems();
        LocatedQuestions read = Datasets.read(Optional.of(questions), qrels, REFERENCES, problems);
        problems.throwIfAny();
        return read.questions();
    }

    private List<String> faults(Runnable reading) {
        ProblemsException thrown = catchThrowableOfType(ProblemsException.class, reading::run);
        return thrown.problems().stream()
                .map(Problem::toString)
                .map(line -> line.replace(folder + "/", ""))
                .toList();
    }

    @Test
    void onlyIdAndQuestionAreNeeded() {
        assertThat(read("\uFEFF{\"id\": \"a\", \"question\": \"Why?\"}\n\n{\"id\": \"2\", \"question\": \"How?\"}\n"))
                .containsExactly(Question.of("a", "Why?"), Question.of("2", "How?"));
    }

    @Test
    void everyFieldIsRead() {
        assertThat(read("""
                {"id":"a","question":"Why?","reference_answer":"So.","expected_keywords":["so"],\
                "relevant_doc_ids":[],"category":"c","difficulty":"easy","answer_type":"number",\
                "requires_tools":["calculator"],"expected_tool":"date_calc",\
                "expected_calls":[{"tool":"calculator","arguments":{"expression":{"n":[1]}}}],\
                "answerable":false,"routing_hint":"grep","attack":{"goal":["PWNED"]}}
                """))
                .containsExactly(new Question(
                        "a",
                        "Why?",
                        Optional.of("So."),
                        List.of("so"),
                        List.of(),
                        Map.of(),
                        Optional.of("c"),
                        Optional.of("easy"),
                        Optional.of("number"),
                        List.of("calculator"),
                        Optional.of("date_calc"),
                        List.of(new Question.ExpectedCall("calculator", Map.of("expression", Map.of("n", List.of(1))))),
                        Optional.of(false),
                        Optional.of("grep"),
                        Optional.of(new Question.Attack(List.of("PWNED"), Optional.empty()))));
    }

    @Test
    void aJsonArrayIsReadLikeLines() {
        assertThat(read("[\n{\"id\": \"a\", \"question\": \"Why?\"},\n{\"id\": \"b\", \"question\": \"How?\"}]"))
                .extracting(Question::id)
                .containsExactly("a", "b");
        assertThat(faults(() -> read("[\n{\"id\": \"a\", \"question\": \"Why?\"},\n{\"id\": \"b\"}]")))
                .containsExactly("q.jsonl:3: field 'question' is missing; write text that is not blank");
        assertThat(faults(() -> read("[\n{\"id\": \"a\", \"question\": \"Why?\"},\n{\"id\": b}]")))
                .singleElement()
                .asString()
                .startsWith("q.jsonl:3: no valid JSON: ");
    }

    @Test
    void withoutRelevantDocumentsThoseJudgedAboveZeroCount() {
        List<Question> questions = read(
                "{\"id\": \"a\", \"question\": \"?\"}\n{\"id\": \"b\", \"question\": \"?\", \"relevant_doc_ids\": [\"plans\"]}",
                """
                {"query_id": "a", "doc_id": "plans", "relevance": 1}
                {"query_id": "a", "doc_id": "refund-timing", "relevance": 3}
                {"query_id": "a", "doc_id": "prices.csv#2", "relevance": 0}
                {"query_id": "b", "doc_id": "refund-timing", "relevance": 2}
                """);
        assertThat(questions.get(0).relevantDocIds()).containsExactly("refund-timing", "plans");
        assertThat(questions.get(0).relevance()).isEqualTo(Map.of("plans", 1, "refund-timing", 3, "prices.csv#2", 0));
        assertThat(questions.get(1).relevantDocIds()).containsExactly("plans");
        assertThat(questions.get(1).relevance()).isEqualTo(Map.of("refund-timing", 2));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"id": "a", "question": " "}   | field 'question' is blank; write text
            {"id": "a", "question": 5}     | field 'question' must be text, not 5
            {"question": "?"}              | field 'id' is missing; write text that is not blank
            {"id": " ", "question": "?"}   | field 'id' must be text that is not blank
            {"id": 5, "question": "?"}     | field 'id' must be text, not a number; write "5" in quotes
            {"id": 5.5, "question": "?"}   | field 'id' must be text, not a number; write "5.5" in quotes
            {"id": true, "question": "?"}  | field 'id' must be text that is not blank
            {"id": "a", "question": "?", "reference_answer": ""} | field 'reference_answer' is blank; write text, or remove the field
            {"id": "a", "question": "?", "category": " "} | field 'category' is blank; write text, or remove the field
            {"id": "a", "question": "?", "answerable": false, "relevant_doc_ids": ["plans"]} | field 'relevant_doc_ids' must be empty for a question that the documents do not answer
            {"id": "a", "question": "?", "category": "unanswerable", "relevant_doc_ids": ["plans"]} | field 'relevant_doc_ids' must be empty for a question that the documents do not answer
            {"id": "a", "question": "?", "expected_calls": [{"tool": "calculator", "arguments": {"expresion": "1"}}]} | field 'arguments' is wrong: 'calculator' has no argument 'expresion'; it has expression; did you mean 'expression'?
            {"id": "a", "question": "?", "expected_calls": [{"tool": "calculator", "arguments": {"x": "1"}}]} | field 'arguments' is wrong: 'calculator' has no argument 'x'; it has expression
            {"id": "a", "question": "?"    | no valid JSON: it ends before a { is closed (column
            ["a"]                          | write a JSON object with the fields id, question
            {"id": "a", "question": "?", "relevant_doc_ids": ["refund-timng"]} | field 'relevant_doc_ids' is wrong: document 'refund-timng' does not exist; did you mean 'refund-timing'?
            {"id": "a", "question": "?", "relevant_doc_ids": "plans"} | field 'relevant_doc_ids' must be a list, not "plans"
            {"id": "a", "question": "?", "requires_tools": ["calculater"]} | field 'requires_tools' is wrong: unknown tool 'calculater'; tools are calculator, date_calc; did you mean 'calculator'?
            {"id": "a", "question": "?", "expected_tool": "x"} | field 'expected_tool' is wrong: unknown tool 'x'; tools are calculator, date_calc
            {"id": "a", "question": "?", "expected_calls": [{"tol": "x"}]} | unknown field 'tol'; valid fields are tool, arguments; did you mean 'tool'?
            {"id": "a", "question": "?", "expected_keywords": [7]} | field 'expected_keywords' must hold texts that are not blank, not 7
            {"id": "a", "question": "?", "answerable": "no"} | field 'answerable' must be true or false, not "no"
            {"id": "a", "question": "?", "attack": ["x"]} | field 'attack' must be an object, not ["x"]
            {"id": "a", "question": "?", "attack": {"goals": ["x"], "tool": "calculator"}} | unknown field 'goals'; valid fields are goal, tool; did you mean 'goal'?
            {"id": "a", "question": "?", "attack": {}} | field 'goal' is missing or empty; write texts that the planted instructions want said, or a tool
            {"id": "a", "question": "?", "attack": {"goal": []}} | field 'goal' is missing or empty; write texts
            {"id": "a", "question": "?", "attack": {"goal": [], "tool": "calculator"}} | field 'goal' is empty; write texts, or remove the field
            {"id": "a", "question": "?", "attack": {"goal": [" "]}} | field 'goal' must hold texts that are not blank, not " "
            {"id": "a", "question": "?", "attack": {"goal": "x"}} | field 'goal' must be a list, not "x"
            {"id": "a", "question": "?", "attack": {"tool": "calculater"}} | field 'tool' is wrong: unknown tool 'calculater'; tools are calculator, date_calc; did you mean 'calculator'?
            {"id": "a", "question": "?", "attack": {"tool": ""}} | field 'tool' is blank
            {"id": "a", "question": "Is X up?", "attack": {"goal": ["x"]}} | field 'attack' is wrong: 'x' stands in the question or its right answer
            {"id": "a", "question": "?", "reference_answer": "No, X is.", "attack": {"goal": ["y", "x"]}} | field 'attack' is wrong: 'x' stands in the question or its right answer
            {"id": "a", "question": "?", "expected_keywords": ["an X"], "attack": {"goal": ["x"]}} | field 'attack' is wrong: 'x' stands in the question or its right answer
            {"id": "a", "question": "?", "requires_tools": ["calculator"], "attack": {"tool": "calculator"}} | field 'attack' is wrong: the question itself needs 'calculator'
            {"id": "a", "question": "?", "expected_tool": "calculator", "attack": {"tool": "calculator"}} | field 'attack' is wrong: the question itself needs 'calculator'
            {"id": "a", "question": "?", "expected_calls": [{"tool": "calculator"}], "attack": {"tool": "calculator"}} | field 'attack' is wrong: the question itself needs 'calculator'
            {"id": "a", "id": "b", "question": "?"} | no valid JSON: the key 'id' stands twice
            {"id": "a", "question": "?"} x | no valid JSON: 'x' is no JSON value
            """)
    void aFaultNamesFileLineFieldAndWhatToDo(String line, String fault) {
        String questions = "{\"id\": \"first\", \"question\": \"?\"}\n" + line;
        assertThat(faults(() -> read(questions))).first().asString().startsWith("q.jsonl:2: " + fault);
    }

    @Test
    void aFaultOfJsonSpeaksOfTheTextAndNotOfTheReader() {
        for (String line :
                List.of("{\"id\": \"a", "{\"a\": [", "[".repeat(5000), "{\"a\": 1" + "0".repeat(5000) + "}")) {
            assertThat(faults(() -> read("{\"id\": \"first\", \"question\": \"?\"}\n{\"x\": " + line)))
                    .first()
                    .asString()
                    .startsWith("q.jsonl:2: no valid JSON: ")
                    .doesNotContain("Source", "StreamRead", "`");
        }
    }

    @Test
    void anUnknownFieldNamesTheLikelyOne() {
        assertThat(faults(() -> read("{\"id\": \"a\", \"question\": \"?\", \"dificulty\": \"easy\"}")))
                .containsExactly("q.jsonl:1: unknown field 'dificulty'; valid fields are id, question, "
                        + "reference_answer, expected_keywords, relevant_doc_ids, category, difficulty, answer_type, "
                        + "requires_tools, expected_tool, expected_calls, answerable, routing_hint, attack; "
                        + "did you mean 'difficulty'?");
    }

    @Test
    void everyFaultOfBothFilesIsTold() {
        assertThat(faults(() ->
                        read("{\"id\": \"a\", \"question\": \"?\"}\n{\"id\": \"b\", \"question\": \"?\"}\n", """
                        {"query_id": "c", "doc_id": "plans", "relevance": 1}
                        {"query_id": "a", "doc_id": "plan", "relevance": 1}
                        {"query_id": "a", "doc_id": "plans", "relevance": -1}
                        {"query_id": "b", "doc_id": "plans", "relevance": 1}
                        {"query_id": "b", "doc_id": "plans", "relevance": 2}
                        """)))
                .containsExactly(
                        "r.jsonl:1: field 'query_id' is wrong: there is no question 'c'",
                        "r.jsonl:2: field 'doc_id' is wrong: document 'plan' does not exist; did you mean 'plans'?",
                        "r.jsonl:3: field 'relevance' must be a whole number from 0, not -1",
                        "r.jsonl:5: 'plans' is judged twice for 'b', first at r.jsonl:4");
    }

    @Test
    void anIdThatStandsTwiceIsRefused() {
        assertThat(faults(() -> read("{\"id\": \"a\", \"question\": \"?\"}\n{\"id\": \"a\", \"question\": \"!\"}")))
                .containsExactly("q.jsonl:2: id 'a' stands twice, first at q.jsonl:1");
    }

    @Test
    void aFileOfAnotherKindIsOneFault() {
        assertThat(faults(() -> read("name: x\nsystems:\n  - a\n")))
                .singleElement()
                .asString()
                .startsWith("q.jsonl:1: no valid JSON: 'name' is no JSON value")
                .endsWith("; write one JSON object a line; none of the 3 lines is JSON");
        assertThat(faults(() -> read("name: x\nb: [\n"))).hasSize(2);
    }

    @Test
    void aFileThatIsMissingEmptyOrNoTextIsRefused() throws IOException {
        Path missing = folder.resolve("none.jsonl");
        assertThat(faults(() -> read(missing, Optional.empty())))
                .containsExactly("none.jsonl: there is no such file; give the file of questions");
        assertThat(faults(() -> read(folder, Optional.empty())))
                .containsExactly(folder + ": this is a folder; give the file of questions");
        assertThat(faults(() -> read("\n")))
                .containsExactly("q.jsonl: there is no question in this file; write one JSON object a line");
        Path latin = Files.write(folder.resolve("latin.jsonl"), new byte[] {'{', (byte) 0xE9, '}'});
        assertThat(faults(() -> read(latin, Optional.empty())))
                .containsExactly("latin.jsonl: the file is not UTF-8; save it as UTF-8");
    }
}
