package dev.mudlark.documents.loaders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.documents.Cell;
import dev.mudlark.documents.LoadException;
import dev.mudlark.documents.Loader;
import dev.mudlark.documents.SourceFile;
import dev.mudlark.documents.Table;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpreadsheetLinesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sep=;\na;b\n1,5;2\n",
                "SEP=;\r\na;b\r\n1,5;2\r\n",
                "\"sep=;\"\na;b\n1,5;2\n",
                "sep=,\na,b\n\"1,5\",2\n",
                "sep=\t\na\tb\n1,5\t2\n",
                "sep=^\na^b\n1,5^2\n",
            })
    void aLineThatNamesTheSeparatorIsNoHeader(String text) throws Exception {
        Table table = table(new CsvLoader(), text);

        assertThat(table.columns()).containsExactly("a", "b");
        assertThat(table.rows()).hasSize(1);
        assertThat(table.rows().getFirst().id()).isEqualTo("t.csv#1");
        assertThat(table.rows().getFirst().cells()).extracting(Cell::text).containsExactly("1,5", "2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"sep=x\n1\n", "separator\n1\n", "sep=\n1\n", "sep\n1\n", "sep=;;\n1\n", "sep==5\n1\n"})
    void aHeaderThatLooksAlmostSoStaysOne(String text) throws Exception {
        assertThat(table(new CsvLoader(), text).columns().getFirst())
                .isEqualTo(text.substring(0, text.indexOf('\n')).split(";", -1)[0]);
    }

    @Test
    void aFileOfNothingElseIsEmpty() {
        assertThatThrownBy(() -> table(new CsvLoader(), "sep=;\n"))
                .isInstanceOf(LoadException.class)
                .hasMessageContaining("holds no text");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a,b\n1,2\n   \n3,4\n",
                "  \na,b\n1,2\n3,4\n \t \n",
                "a;b\r\n1;2\r\n \r\n  \r\n3;4\r\n",
                "\n \n\na|b\n1|2\n\u2003\n3|4",
            })
    void aLineOfBlanksOnlyIsNoRow(String text) throws Exception {
        Table table = table(new CsvLoader(), text);

        assertThat(table.columns()).containsExactly("a", "b");
        assertThat(table.rows()).extracting(Table.Row::id).containsExactly("t.csv#1", "t.csv#2");
        assertThat(table.rows().getLast().cells()).extracting(Cell::text).containsExactly("3", "4");
    }

    @Test
    void emptyCellsAreStillRows() throws Exception {
        assertThat(table(new CsvLoader(), "a,b\n,\n , \n").rows()).hasSize(2);
        assertThat(table(new CsvLoader(), "a\n\"\"\n1\n").rows()).hasSize(2);
        assertThat(table(new TsvLoader(), "a\tb\n  \n\t\n1\t2\n").rows()).hasSize(2);
    }

    private static Table table(Loader loader, String text) throws LoadException {
        SourceFile file = new SourceFile("t.csv", text.getBytes(StandardCharsets.UTF_8), Instant.EPOCH);
        return loader.load(file).tables().getFirst().table();
    }
}
