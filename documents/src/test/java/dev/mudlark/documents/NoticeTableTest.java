package dev.mudlark.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table of notices in docs/documents.md names the codes in the source, and no others. */
class NoticeTableTest {

    private static final Pattern IN_SOURCE =
            Pattern.compile("(?:broken|skipped|skip|warn|LoadNotice)\\(\\s*(?:where,\\s*|path,\\s*)*\"([a-z_]+)\"");
    private static final Pattern IN_TABLE = Pattern.compile("\\| `([a-z_]+)` \\| (?:warning|skipped|error) \\|");

    @Test
    void everyCodeIsInTheTable() throws IOException {
        Set<String> used = new TreeSet<>();
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
            for (Path source : (Iterable<Path>) sources.filter(Files::isRegularFile)::iterator) {
                used.addAll(matches(IN_SOURCE, Files.readString(source)));
            }
        }
        assertThat(matches(IN_TABLE, Files.readString(Path.of("../docs/documents.md"))))
                .isEqualTo(used);
    }

    private static Set<String> matches(Pattern pattern, String text) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
        return found;
    }
}
