package dev.mudlark.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class NoticeTest {
    /** Libraries that only the tests use: they are on the class path here and never in lib/. */
    private static final Set<String> ONLY_FOR_TESTS = Set.of(
            "apiguardian-api",
            "archunit",
            "archunit-junit6",
            "archunit-junit6-api",
            "archunit-junit6-engine",
            "archunit-junit6-engine-api",
            "assertj-core",
            "byte-buddy",
            "junit-jupiter",
            "junit-jupiter-api",
            "junit-jupiter-engine",
            "junit-jupiter-params",
            "junit-platform-commons",
            "junit-platform-engine",
            "junit-platform-launcher",
            "opentest4j");

    private static final Pattern VERSION = Pattern.compile("-\\d[^/]*\\.jar$");

    @Test
    void everyLibraryThatIsShippedIsNamedInTheNotice() throws IOException {
        String notice = Files.readString(House.repositoryRoot().resolve("NOTICE"));
        List<String> shipped = librariesOnTheClassPath()
                .filter(name -> !ONLY_FOR_TESTS.contains(name))
                .toList();
        assertThat(shipped).contains("picocli", "lucene-core");
        assertThat(shipped.stream().filter(name -> !names(notice, name)))
                .as("libraries in lib/ that NOTICE does not name (or, if only tests use them, that this test does not)")
                .isEmpty();
    }

    private static boolean names(String notice, String library) {
        return Pattern.compile("(?<![\\w-])" + Pattern.quote(library) + "(?![\\w-])")
                .matcher(notice)
                .find();
    }

    private static Stream<String> librariesOnTheClassPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).getFileName().toString())
                .filter(file -> file.endsWith(".jar") && !file.startsWith("mudlark-") && !file.startsWith("surefire"))
                .map(file -> VERSION.matcher(file).replaceFirst(""));
    }
}
