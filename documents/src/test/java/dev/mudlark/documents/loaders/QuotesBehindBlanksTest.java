package dev.mudlark.documents.loaders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.documents.Cell;
import dev.mudlark.documents.LoadException;
import dev.mudlark.documents.LoadNotice;
import dev.mudlark.documents.SourceFile;
import dev.mudlark.documents.Table;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuotesBehindBlanksTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "id, name, age\n1, \"a, b\", 3\n",
                "id,name,age\n1, \"a, b\" ,3\n",
                "id,name,age\r\n1,\t\"a, b\",3\r\n",
                "\"id\", \"name\", \"age\"\n\"1\", \"a, b\", \"3\"\n",
                "sep=,\nid, name, age\n1, \"a, b\", 3\n",
            })
    void aQuoteBehindABlankOpensACell(String text) throws Exception {
        SourceFile file = file(text);
        Table table = table(file);

        assertThat(table.columns()).containsExactly("id", "name", "age");
        assertThat(texts(table, 0)).containsExactly("1", "a, b", "3");
        assertThat(file.notices()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(chars = {';', '|', ','})
    void betweenAllSeparators(char separator) throws Exception {
        Table table = table(file("id, name\n1 , \"a, b\" \n2, \"c\"\n".replace(',', separator)));

        assertThat(texts(table, 0)).containsExactly("1", "a" + separator + " b");
        assertThat(texts(table, 1)).containsExactly("2", "c");
    }

    @Test
    void alsoInTheHeaderAlone() throws Exception {
        Table table = table(file("id, \"name, first\", age\n1, \"Ann, Lee\", 3\n"));

        assertThat(table.columns()).containsExactly("id", "name, first", "age");
        assertThat(texts(table, 0)).containsExactly("1", "Ann, Lee", "3");
    }

    @Test
    void withLineBreaksAndDoubledQuotes() throws Exception {
        Table table = table(file("id, name\n1, \"a,\n\"\"b\"\"\"\n2, \"c, d\"\n"));

        assertThat(table.rows()).hasSize(2);
        assertThat(texts(table, 0)).containsExactly("1", "a,\n\"b\"");
        assertThat(texts(table, 1)).containsExactly("2", "c, d");
    }

    @Test
    void cellsThatStrictReadingDoesNotSplitKeepTheirBlanksAndQuotes() throws Exception {
        Table table = table(file("id, name\n1, \"Ann\"\n2, plain \n"));

        assertThat(texts(table, 0)).containsExactly("1", " \"Ann\"");
        assertThat(texts(table, 1)).containsExactly("2", " plain ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // An inch mark that is never closed would take the rest of the file with it.
                "size,note,more\n1, \"5 inch,a\n2,3,4,5\n",
                // Still ragged when read so.
                "a,b\n1, \"x, y\"\n1,2,3\n",
                // Text stands behind the closing quote.
                "a,b\n1, \"x, y\" and z\n",
            })
    void whatGivesNoEvenTableIsReadAsTheStandardSays(String text) throws Exception {
        SourceFile file = file(text);
        Table table = table(file);

        assertThat(table.rows().getFirst().cells())
                .extracting(Cell::text)
                .anySatisfy(cell -> assertThat(cell).startsWith(" \""));
        assertThat(table.rows()).hasSize((int) text.lines().count() - 1);
    }

    @Test
    void aRowThatIsRaggedEitherWayIsTold() throws Exception {
        SourceFile file = file("a,b\n1, \"x, y\"\n1,2,3\n");
        table(file);

        assertThat(file.notices()).extracting(LoadNotice::code).containsExactly("ragged_row", "ragged_row");
    }

    private static List<String> texts(Table table, int row) {
        return table.rows().get(row).cells().stream().map(Cell::text).toList();
    }

    private static SourceFile file(String text) {
        return new SourceFile("t.csv", text.getBytes(StandardCharsets.UTF_8), Instant.EPOCH);
    }

    private static Table table(SourceFile file) throws LoadException {
        return new CsvLoader().load(file).tables().getFirst().table();
    }
}
