package dev.mudlark.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Surefire runs only classes whose names it knows, and says nothing of the others. */
class TestNamesTest {
    private static final Pattern HAS_TESTS = Pattern.compile(
            "^ *@(Test|ParameterizedTest|RepeatedTest|TestFactory|ArchTest|FuzzTest)\\b", Pattern.MULTILINE);
    private static final Pattern IS_CONTRACT =
            Pattern.compile("^(public )?(abstract (static )?class|interface) ", Pattern.MULTILINE);
    private static final Pattern IS_RUN = Pattern.compile("(Test.*|.*(Test|Tests|TestCase))\\.java");

    @Test
    void everyClassWithTestsHasANameThatSurefireRuns() {
        List<Path> tests = House.sources("src/test/java").stream()
                .filter(TestNamesTest::hasTestsOfItsOwn)
                .toList();
        assertThat(tests)
                .isNotEmpty()
                .allSatisfy(file -> assertThat(file.getFileName().toString()).matches(IS_RUN));
    }

    private static boolean hasTestsOfItsOwn(Path file) {
        try {
            String text = Files.readString(file);
            return HAS_TESTS.matcher(text).find() && !IS_CONTRACT.matcher(text).find();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
