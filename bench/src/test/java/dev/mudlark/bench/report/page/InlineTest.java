package dev.mudlark.bench.report.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InlineTest {

    /** The digest as {@code openssl dgst -sha256 -binary | base64} gives it. */
    @Test
    void policyNamesTheHashOfEachPart() {
        Inline script = new Inline(Inline.Kind.SCRIPT, "alert(1)");
        assertThat(Policy.of(List.of(script)))
                .isEqualTo("default-src 'none'; script-src 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';"
                        + " style-src 'none'; base-uri 'none'; form-action 'none'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a</SCRIPT >", "a</style", "<!-- a", "a\r\nb", "a\0b"})
    void refusesTextThatABrowserWouldReadDifferently(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> new Inline(Inline.Kind.SCRIPT, text));
    }
}
