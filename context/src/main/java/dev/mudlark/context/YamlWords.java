package dev.mudlark.context;

import java.util.List;

/** What a reader of YAML (SnakeYAML Engine) complains of, in words for people who write YAML. */
public final class YamlWords {

    private record Rule(String marker, String words) {}

    /** The first that stands in a message says what it means. */
    private static final List<Rule> RULES = List.of(
            new Rule("Number of aliases", "an alias (*name) stands for a list or mapping; write it out"),
            new Rule("TAB", "a tab stands where spaces are needed"),
            new Rule("found unexpected end of stream", "a quote is opened and never closed"),
            new Rule("could not find expected ':'", "a key without a colon stands before this line or on it"),
            new Rule(
                    "mapping values are not allowed here",
                    "a second colon on the line, or an indent that fits nowhere;" + " put text with a colon in quotes"),
            new Rule("'<document end>'", "a %directive can stand at the beginning only"),
            new Rule("'<stream end>'", "it ends before a bracket is closed"),
            new Rule(
                    "expected '<document start>'",
                    "this line stands behind the end of what was begun; is its indent" + " right?"),
            new Rule("expected ',' or '}'", "a { is not closed, or a comma is missing"),
            new Rule("expected ',' or ']'", "a [ is not closed, or a comma is missing"),
            new Rule("<block end>", "the indent of this line fits nothing before it"),
            new Rule("expected the node content", "a value is missing here"),
            new Rule("cannot start any token", "a character stands here that must be in quotes"),
            new Rule("unexpected character found", "&, * or ! stands where no name follows; put such text in quotes"),
            new Rule("recursion", "it is nested too deep"),
            new Rule(
                    "expected ",
                    "a sign such as !, |, > or % begins something that does not follow; put such text in" + " quotes"));

    private static final String UNDEFINED = "found undefined alias ";

    private YamlWords() {}

    /** The message in plain words, in one line. */
    public static String of(String message) {
        String line = message.strip().replace('\n', ' ');
        if (line.startsWith(UNDEFINED)) {
            String name = line.substring(UNDEFINED.length());
            return "*" + name + " stands for nothing: no &" + name + " comes before it";
        }
        return RULES.stream()
                .filter(rule -> line.contains(rule.marker()))
                .findFirst()
                .map(Rule::words)
                .orElse(PlainWords.speaksOfCode(line) ? "it cannot be read as YAML" : line);
    }
}
