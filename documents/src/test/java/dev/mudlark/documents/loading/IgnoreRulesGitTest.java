package dev.mudlark.documents.loading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Ignore files mean what they mean to git; random rules over a random tree, the seed of a failing case is its parameter. */
class IgnoreRulesGitTest {

    private static final List<String> NAMES = List.of("a", "b", "ab", "a.md", "b.md", "c.txt", "#x", "!x", "x ", "a-b");
    private static final List<String> RULES = List.of(
            "a",
            "b/",
            "/a",
            "/b/",
            "*.md",
            "!a.md",
            "!b.md",
            "a*",
            "?",
            "?.md",
            "[ab]",
            "[!a].md",
            "[^b]*",
            "[a-b].md",
            "**/a",
            "a/**",
            "a/**/b.md",
            "**/b/**",
            "a/b",
            "!a/b",
            "\\#x",
            "\\!x",
            "x\\ ",
            "c.txt  ",
            "# a",
            "",
            "**",
            "!**/",
            "a**b",
            "a/*",
            "!a/a.md",
            "*",
            "!*.txt",
            "[",
            "[a",
            "\\",
            "/",
            "b//a",
            "a\\*",
            "**/",
            "*/b",
            "!/a/");

    @TempDir
    Path root;

    static IntStream seeds() {
        return IntStream.range(0, 40);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void filesLeftAreThoseGitWouldAdd(int seed) throws Exception {
        assumeTrue(hasGit(), "skipped: git is not installed");
        Random random = new Random(seed);
        makeTree(random, root, 0);
        Files.writeString(root.resolve("zz"), "always there");
        String rules = rules(random);
        writeRules(root, rules);
        Path nested = root.resolve("a");
        if (Files.isDirectory(nested) && random.nextBoolean()) {
            writeRules(nested, rules(random));
        }
        git("init", "-q");
        List<String> expected = git(
                        "-c",
                        "core.quotePath=false",
                        "-c",
                        "core.excludesFile=",
                        "ls-files",
                        "--others",
                        "--exclude-standard")
                .lines()
                .filter(path -> !path.endsWith("ignore"))
                .sorted()
                .toList();
        List<String> found = new FolderWalk(root.toRealPath(), new ArrayList<>())
                .files().stream().map(FoundFile::path).toList();
        assertThat(found).as("rules:%n%s", rules).isEqualTo(expected);
    }

    private static void makeTree(Random random, Path folder, int depth) throws IOException {
        for (String name : NAMES) {
            Path child = folder.resolve(name);
            if (depth < 3 && random.nextInt(4) == 0) {
                Files.createDirectory(child);
                makeTree(random, child, depth + 1);
            } else if (random.nextInt(2) == 0) {
                Files.writeString(child, "x");
            }
        }
    }

    private static String rules(Random random) {
        return random.ints(1 + random.nextInt(6), 0, RULES.size())
                .mapToObj(RULES::get)
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static void writeRules(Path folder, String rules) throws IOException {
        Files.writeString(folder.resolve(".gitignore"), rules);
        Files.writeString(folder.resolve(".mudlarkignore"), rules);
    }

    private boolean hasGit() {
        try {
            return git("--version").startsWith("git");
        } catch (IOException | InterruptedException e) {
            return false;
        }
    }

    private String git(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).directory(root.toFile()).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        return output;
    }
}
