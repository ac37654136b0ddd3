package dev.mudlark.tools.tables;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Caller;
import dev.mudlark.documents.DocumentStore;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.DocumentsException;
import dev.mudlark.documents.LoadNotice;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.Questions;
import dev.mudlark.tools.ToolOutcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables as they come, from the file to the answer. The names are those of the cases of known faults. */
class TableCasesTest {

    @TempDir
    private Path folder;

    @Test
    @DisplayName("TAB-01")
    void aByteOrderMarkIsNoPartOfAName() throws Exception {
        ToolOutcome outcome = look(csv("\ufeffid,name\n1,Ann\n"), "{'id':'1'}");

        assertThat(cells(outcome)).isEqualTo("[{\"id\":1,\"name\":\"Ann\"}]");
    }

    @Test
    @DisplayName("TAB-02")
    void leadingZerosStayText() throws Exception {
        DocumentStore store = csv("zip,city\n00917,Harbor\n917,Other\n");

        assertThat(cells(look(store, "{'zip':'00917'}"))).isEqualTo("[{\"zip\":\"00917\",\"city\":\"Harbor\"}]");
        assertThat(cells(look(store, "{'zip':'917'}"))).isEqualTo("[{\"zip\":917,\"city\":\"Other\"}]");
    }

    @Test
    @DisplayName("TAB-03")
    void quotedLineBreaksAndQuotesArePartOfACell() throws Exception {
        DocumentStore store = csv("id,note\n1,\"first part\nsecond part\"\n2,\"said \"\"ok\"\" twice\"\n");

        assertThat(store.view(Caller.anonymous()).tables().getFirst().rows()).hasSize(2);
        assertThat(cells(look(store, "{'id':'2'}"))).isEqualTo("[{\"id\":2,\"note\":\"said \\\"ok\\\" twice\"}]");
        assertThat(look(store, "{'note':'first part second part'}").content())
                .startsWith("table.csv#1: id=1; note=first part second part\n");
    }

    @Test
    @DisplayName("TAB-04")
    void semicolonsPartCellsWithDecimalCommasAndLists() throws Exception {
        DocumentStore store = csv("id;kind;cost;tags\n1;K;18,40;['red', 'blue']\n2;K;7,05;['grey', 'pink']\n");

        assertThat(cells(look(store, "{'id':'2'}")))
                .isEqualTo("[{\"id\":2,\"kind\":\"K\",\"cost\":\"7,05\",\"tags\":\"['grey', 'pink']\"}]");
        assertThat(look(store, "{'cost':{'>':10}}").content())
                .contains("rows not compared and left out: cost: 2 no number ('18,40', '7,05')");
    }

    @Test
    @DisplayName("TAB-05")
    void aColumnThatIsThereTwiceIsKeptTwiceAndTold() throws Exception {
        DocumentStore store = csv("id,id,name\n1,2,Ann\n");

        assertThat(cells(look(store, "{'id':'1'}"))).isEqualTo("[{\"id\":1,\"id_2\":2,\"name\":\"Ann\"}]");
        assertThat(store.notices()).extracting(LoadNotice::code).containsExactly("duplicate_header");
        assertThat(store.notices().getFirst().message()).contains("id more than once");
    }

    @Test
    @DisplayName("TAB-08")
    void numbersMatchNumbersAndTextMatchesText() throws Exception {
        DocumentStore store = csv("year,qty,zip,active\n2024,5,01234,TRUE\n");

        assertThat(look(store, "{'year':2024}").content()).endsWith("1 matching row");
        assertThat(look(store, "{'qty':5.0}").content()).endsWith("1 matching row");
        assertThat(look(store, "{'active':true}").content()).endsWith("1 matching row");
        assertThat(look(store, "{'zip':1234}").content()).startsWith("no row of");
        assertThat(look(store, "{'zip':'01234'}").content()).endsWith("1 matching row");
        assertThat(look(store, "{'qty':{'<=':5.00}}").content()).endsWith("1 matching row");
    }

    @Test
    @DisplayName("TAB-09")
    void anUnknownColumnIsAnErrorWithTheRightOnes() throws Exception {
        ToolOutcome outcome = look(csv("product,price\nLamp,10\n"), "{'produkt':'Lamp'}");

        assertThat(outcome.errorCode()).contains("unknown_column");
        assertThat(outcome.content()).contains("'produkt'", "did you mean 'product'?", "product, price");
    }

    private DocumentStore csv(String text) throws IOException, DocumentsException {
        Files.writeString(folder.resolve("table.csv"), text);
        return Documents.load(folder);
    }

    private static ToolOutcome look(DocumentStore store, String where) {
        String arguments = "{\"where\":" + where.replace('\'', '"') + "}";
        return Questions.run(BuiltInTools.create("lookup_table"), store.view(Caller.anonymous()), arguments);
    }

    private static String cells(ToolOutcome outcome) {
        return outcome.data().path("rows").findValues("cells").toString();
    }
}
