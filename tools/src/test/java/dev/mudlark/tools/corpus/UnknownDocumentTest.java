package dev.mudlark.tools.corpus;

import static dev.mudlark.tools.Questions.question;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.mudlark.context.Caller;
import dev.mudlark.documents.Acl;
import dev.mudlark.documents.Cell;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.Table;
import dev.mudlark.models.ToolCall;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.Questions;
import dev.mudlark.tools.TestDocuments;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolOutcome;
import dev.mudlark.tools.ToolRules;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UnknownDocumentTest {

    private final ToolBox box = ToolBox.of(List.of(BuiltInTools.create("read_document")), ToolRules.DEFAULT);

    private final Collection collection = new TestDocuments()
            .with("guide/start", "Hello.")
            .with("refund-timing", "0123456789")
            .with("lines", "A line of text.")
            .with("two words", "two")
            .withTable("plans.csv", "plan,price", "Basic,5", "Pro,12")
            .withTable("one.csv", "a", "1")
            .withTable("none.csv", "a")
            .collection();

    @ParameterizedTest
    @ValueSource(strings = {"[\"lines\"]", "<lines>", "\u201clines\u201d", "('lines')", "[[lines]]"})
    void bracketsAndQuotesAroundAnIdAreNotHeldAgainstIt(String id) {
        assertThat(read(id).content()).startsWith("[lines] Lines");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[guide/start] Guide/start (6 characters) | guide/start",
                "guide/start  Guide/start                 | guide/start",
                "- [refund-timing] Refund-timing          | refund-timing",
                "refund-timing: Refund-timing             | refund-timing",
                "refund-timing:12                         | refund-timing",
                "[plans.csv] plans (table of 2 rows)      | plans.csv",
                "[plans.csv#2] plans                      | plans.csv#2",
                "[two words] Two words (3 characters)     | two words",
                "GUIDE/Start                              | guide/start",
            })
    void aWholeLineOfAListIsAnsweredWithItsId(String line, String id) {
        ToolOutcome outcome = read(line);

        assertThat(outcome.errorCode()).contains("unknown_document");
        assertThat(outcome.content()).startsWith("there is no document '" + line + "'. Did you mean " + id + "?");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "plans.csv#3   | The rows of plans.csv are 1 to 2: plans.csv#1 to plans.csv#2.",
                "plans.csv#0   | The rows of plans.csv are 1 to 2: plans.csv#1 to plans.csv#2.",
                "plans.csv#-1  | The rows of plans.csv are 1 to 2: plans.csv#1 to plans.csv#2.",
                "plans.csv#Pro | The rows of plans.csv are 1 to 2: plans.csv#1 to plans.csv#2.",
                "one.csv#2     | The only row of one.csv is one.csv#1.",
                "none.csv#1    | The table none.csv has no rows.",
                "plans#2       | Did you mean plans.csv#2?",
                "planz.csv#2   | Did you mean plans.csv#2?",
                "plans#9       | Did you mean a row of plans.csv? The rows of plans.csv are 1 to 2: plans.csv#1 to"
                        + " plans.csv#2.",
                "lines#3       | Did you mean lines?",
            })
    void aRowThatIsNotThereIsAnsweredWithThoseThatAre(String id, String hint) {
        assertThat(read(id).content()).isEqualTo("there is no document '" + id + "'. " + hint);
    }

    @Test
    void aLongLineIsLookedThroughAtOnce() {
        assertThat(read("[ a:".repeat(50_000)).content()).contains("Ids stand in [brackets]");
    }

    private ToolOutcome read(String id) {
        return box.run(
                ToolCall.of(
                        "c",
                        "read_document",
                        JsonNodeFactory.instance.objectNode().put("doc_id", id)),
                question(collection));
    }

    @Test
    void rowsThatMayNotBeReadAreNotOffered() {
        List<String> columns = List.of("name");
        List<Table.Row> rows = IntStream.rangeClosed(1, 7)
                .mapToObj(number -> Table.Row.of(
                        "staff.csv",
                        "staff",
                        columns,
                        number,
                        List.of(Cell.of("p" + number)),
                        number % 2 == 1 ? new Acl(Set.of("boss")) : Acl.PUBLIC,
                        Instant.EPOCH))
                .toList();
        Table staff = new Table("staff.csv", "staff.csv", "staff", columns, rows);
        Collection view = Documents.of(List.of(), List.of(staff)).view(Caller.of("eve"));

        String hidden = box.run(Questions.call("read_document", "{\"doc_id\":\"staff.csv#3\"}"), question(view))
                .content();
        String absent = box.run(Questions.call("read_document", "{\"doc_id\":\"staff.csv#9\"}"), question(view))
                .content();

        assertThat(hidden)
                .isEqualTo(
                        "there is no document 'staff.csv#3'. The 3 rows of staff.csv are among 2 to 6: staff.csv#2 to"
                                + " staff.csv#6.");
        assertThat(absent).isEqualTo(hidden.replace("#3'", "#9'"));
    }
}
