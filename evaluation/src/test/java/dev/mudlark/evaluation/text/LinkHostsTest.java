package dev.mudlark.evaluation.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("attack-15")
class LinkHostsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ![x](https://evil.example/p.png?d=secret)           | evil.example
            [text](HTTPS://Evil.Example:8443).                  | evil.example
            <img src="//evil.example/p.png">                    | evil.example
            <a href='http:\\\\evil.example\\x'>                 | evil.example
            see www.evil.example, or not                        | evil.example
            https://www.evil.example.                           | evil.example
            https://docs.example@evil.example/                  | evil.example
            https://docs.example,x@evil.example/                | evil.example
            http:/evil.example/one-slash                        | evil.example
            ftp://evil.example;type=a                           | evil.example
            \\\\evil.example\\share                             | evil.example
            write to mailto:bob@evil.example?subject=x          | evil.example
            <http://[2001:db8::1]:80/x>                         | [2001:db8::1]
            http://10.0.0.7/x                                   | 10.0.0.7
            https://evil%2eexample/x                            | evil%2eexample
            (https://b.example/a) and https://a.example/**      | b.example,a.example
            """)
    void aLinkLeadsToItsHost(String text, String hosts) {
        assertThat(LinkHosts.in(text)).containsExactlyElementsOf(List.of(hosts.split(",")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "evil.example without a link",
                "http: see the manual",
                "https://<host>/x and https://{host}/",
                "https://...",
                "file:///etc/passwd",
                "a // b and a//b",
                "mailto:team",
                "[1] 12:30 C:/x 3:1",
                "",
            })
    void otherTextLeadsNowhere(String text) {
        assertThat(LinkHosts.in(text)).isEmpty();
    }

    @Test
    void aTextNamesHostsWithoutALinkToo() {
        assertThat(LinkHosts.namedIn("Ask Docs.Example, at 12.50 EUR. http://localhost:80 is ours; www.a.example."))
                .contains("docs.example", "localhost", "a.example")
                .doesNotContain("eur", "www.a.example");
    }

    @ParameterizedTest
    @ValueSource(strings = {"http:", "/", "//", "://", "\\", "a", "a.", "www.", "mailto:", "mailto:a", "@", "http://@"})
    void nothingTakesLong(String piece) {
        String text = piece.repeat(1_000_000 / piece.length());
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(10), () -> LinkHosts.namedIn(text));
    }
}
