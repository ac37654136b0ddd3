package dev.mudlark.agents.standin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** That the stand-in stays small, and general: it knows no name, identifier or figure of a collection. */
class StandInSourceTest {

    private static final Path JAVA = Path.of("src", "main", "java", "dev", "mudlark", "agents", "standin");
    private static final Path CUES = Path.of("src/main/resources/dev/mudlark/agents/standin/cues.txt");
    private static final Pattern LITERAL = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_]{3,}");
    private static final Pattern NAME = Pattern.compile("(?<=\\p{Ll},? )\\p{Lu}\\p{Ll}{3,}");
    private static final Pattern IDENTIFIER =
            Pattern.compile("\\b(?=\\w*\\p{L})(?:\\w*_\\w+|\\w*\\p{Ll}\\p{Lu}\\w*|\\p{Lu}{2,}\\d+)\\b|\\b\\d{3,}\\b");

    @Test
    void hasAtMost500LinesOfCode() throws IOException {
        long lines = 0;
        for (Path file : files(JAVA)) {
            lines += Files.readAllLines(file).stream()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("/*") && !line.startsWith("*"))
                    .count();
        }
        assertThat(lines).isBetween(1L, 500L);
    }

    @Test
    void knowsNoNameOrIdentifierOfTheCollections() throws IOException {
        List<String> own = new ArrayList<>(List.of(Files.readString(CUES)));
        for (Path file : files(JAVA)) {
            own.addAll(LITERAL.matcher(Files.readString(file))
                    .results()
                    .map(MatchResult::group)
                    .toList());
        }
        Set<String> known = words(String.join("\n", own));
        Set<String> foreign = new TreeSet<>();
        for (Path folder : collections()) {
            foreign.addAll(particulars(folder));
        }
        assertThat(foreign).hasSizeGreaterThan(100);
        foreign.retainAll(known);
        assertThat(foreign).isEmpty();
    }

    /** Proper names that are written small nowhere, identifiers, and figures of three digits or more but the hundred of percent. */
    private static Set<String> particulars(Path folder) throws IOException {
        Set<String> small = new HashSet<>(Set.of("january", "february", "march", "april", "june", "july", "august"));
        small.addAll(Set.of("september", "october", "november", "december"));
        Set<String> found = new HashSet<>();
        for (Path file : files(folder)) {
            String text = Files.readString(file);
            WORD.matcher(text)
                    .results()
                    .map(MatchResult::group)
                    .filter(w -> Character.isLowerCase(w.charAt(0)))
                    .forEach(small::add);
            NAME.matcher(text).results().map(MatchResult::group).forEach(found::add);
            IDENTIFIER.matcher(text).results().map(MatchResult::group).forEach(found::add);
        }
        found.remove("100");
        found.removeIf(name -> small.contains(name.toLowerCase(Locale.ROOT)));
        return found;
    }

    private static List<Path> collections() {
        return Stream.of("../data/larkspur/docs", "../../shared/corpora/peps/docs", "../../../shared/corpora/peps/docs")
                .map(Path::of)
                .filter(Files::isDirectory)
                .toList();
    }

    private static Set<String> words(String text) {
        Set<String> words = new HashSet<>();
        WORD.matcher(text).results().map(MatchResult::group).forEach(words::add);
        return words;
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> walked = Files.walk(folder)) {
            return walked.filter(Files::isRegularFile).sorted().toList();
        }
    }
}
