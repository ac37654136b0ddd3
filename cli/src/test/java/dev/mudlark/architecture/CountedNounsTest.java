package dev.mudlark.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is counted in a message goes through {@code Counted}, so that none says "1 files". */
class CountedNounsTest {
    private static final String NOUNS = "files|folders|documents|tables|rows|columns|cells|lines|words|characters|bytes"
            + "|passages|tokens|questions|answers|systems|tools|calls|steps|keywords|judgements|drafts|pairs|faults"
            + "|warnings|failures|kinds|categories|days|entries|matches|hits|records|results|messages";

    /** A value, then a text that begins with a plural: {@code count + " files"}. A number that never is 1 is a constant. */
    private static final Pattern ADDED = Pattern.compile(
            "([\\w.)\\]]+)\\s*\\+\\s*\"(?: (?:more|matching|other|long))? (?:" + NOUNS + ")\\b(?!: must be at least)");

    private static final Pattern FORMATTED = Pattern.compile("%,?d (?:" + NOUNS + ")\\b");
    private static final Pattern CONSTANT = Pattern.compile("(?:\\w+\\.)?[A-Z][A-Z_]+\\)*");

    @Test
    void noMessagePutsAPluralBehindANumberThatMayBeOne() throws IOException {
        List<String> found = new ArrayList<>();
        List<Path> sources = House.sources("src/main/java");
        for (Path source : sources) {
            plurals(Files.readString(source)).forEach(text -> found.add(source.getFileName() + ": " + text));
        }
        assertThat(sources).isNotEmpty();
        assertThat(found).isEmpty();
    }

    @Test
    void theRuleSeesEachWayOfWritingIt() {
        for (String wrong : List.of(
                "say(count + \" files passed over\")",
                "say(files.size()\n    + \" more rows\")",
                "String.format(\"%,d documents\", n)")) {
            assertThat(plurals(wrong)).as(wrong).hasSize(1);
        }
        for (String right : List.of(
                "say(Counted.of(count, \"file\"))",
                "say(\"at most \" + LONGEST + \" characters\")",
                "say(\"two files\")")) {
            assertThat(plurals(right)).as(right).isEmpty();
        }
    }

    private static List<String> plurals(String source) {
        return Stream.concat(
                        ADDED.matcher(source)
                                .results()
                                .filter(match ->
                                        !CONSTANT.matcher(match.group(1)).matches()),
                        FORMATTED.matcher(source).results())
                .map(match -> match.group())
                .toList();
    }
}
