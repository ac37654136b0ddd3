package dev.mudlark.documents.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.documents.Language;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TermsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "E-4471 | e 4471 e4471",
                "LC_FOO_BAR | lc foo bar lcfoobar",
                "sys.remote_exec() | sy remote exec sysremoteexec",
                "__init__ | init",
                "PyUnicode_New | py unicode new pyunicodenew",
                "HTTPServer | http server httpserver",
                "PEPs | pep",
                "utf8 | utf 8 utf8",
                "3.12.1 | 3 12 1 3.12.1",
                "2025-01-14 | 2025 01 14 2025-01-14",
                "21,600 | 21600",
                "1,234,567.50 | 1234567 50 1234567.50",
                "1,2,3 | 1 2 3",
                "1234,567 | 1234 567",
                "21,6000 | 21 6000",
                "Python's | python",
                "don’t | don t dont",
                "policies, boxes. | policy boxe",
                "Café e\u0301 ﬁne | cafe e fine",
                "STRASSE Straße | strasse",
                "東京 | 東 京",
                "Привет | привет",
                "\uD83D\uDE00 - ... | ''",
                "end.Next | end next endnext"
            })
    void textBecomesTheseTerms(String text, String terms) {
        assertThat(String.join(" ", new QueryTerms(Language.NONE).ofQuery(text)))
                .isEqualTo(terms);
    }

    @ParameterizedTest
    @CsvSource({"what is a refund, refund", "who is it, who is it", "The IT department, department"})
    void wordsWithoutASubjectAreLeftOutUnlessTheyAreAll(String query, String terms) {
        assertThat(List.copyOf(new QueryTerms(Language.NONE).ofQuery(query))).isEqualTo(List.of(terms.split(" ")));
    }
}
