package dev.mudlark.routing.sets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.mudlark.routing.RoutingException;
import dev.mudlark.routing.RoutingSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BadSetTest {

    private static final String GOOD = """
            name: shop
            tools: [handbook, web]
            questions:
              - {id: q1, text: "How long?", expected: handbook, split: golden}
              - {id: q2, text: "Who won?", expected: [web, handbook], split: held_out, source: own}
            presets:
              plain:
                handbook: "Our prices."
                web: "News."
            """;

    @TempDir
    Path folder;

    @Test
    void aGoodSetIsReadWhole() throws IOException, RoutingException {
        RoutingSet set = RoutingSet.read(write("shop.yaml", GOOD));
        assertThat(set.name()).isEqualTo("shop");
        assertThat(set.tools()).containsExactly("handbook", "web");
        assertThat(set.questions().get(1).expected()).containsExactly("web", "handbook");
        assertThat(set.questions().get(1).line()).isEqualTo(5);
        assertThat(set.presets().getFirst().descriptions()).containsEntry("web", "News.");
    }

    @Test
    void jsonLinesSayTheSame() throws IOException, RoutingException {
        Path file = write("shop.jsonl", """
                {"name": "shop", "tools": ["handbook", "web"]}
                {"presets": {"plain": {"handbook": "Our prices.", "web": "News."}}}
                {"presets": {"short": {"handbook": "Prices.", "web": "News."}}}

                {"id": "q1", "text": "How long?", "expected": "handbook", "split": "golden"}
                {"id": "q2", "text": "Who won?", "expected": ["web", "handbook"], "split": "held_out", "source": "own"}
                """);
        RoutingSet set = RoutingSet.read(file);
        assertThat(set.presets()).extracting(preset -> preset.name()).containsExactly("plain", "short");
        assertThat(set.questions().get(1).line()).isEqualTo(6);
        assertThat(set.questions()).extracting(question -> question.text()).containsExactly("How long?", "Who won?");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "id: q2|id: q1|:5: question id 'q1' stands twice, first on line 4",
                "Who won?|how  LONG?|:5: question 'q2' has the text of 'q1' on line 4",
                "expected: handbook,|expected: handbok,|:4: question 'q1': expected: no tool 'handbok'; there is handbook, web, none; did you mean 'handbook'?",
                "[web, handbook], split|[web, nope], split|:5: question 'q2': expected: no tool 'nope'",
                "[web, handbook], split|[web, none], split|:5: question 'q2': none stands alone",
                "[web, handbook], split|[], split|:5: question 'q2': expected is an empty list",
                "[web, handbook], split|[web, web], split|:5: question 'q2': expected names 'web' twice",
                "split: held_out|split: heldout|:5: question 'q2': split: no 'heldout'; there is golden, held_out; did you mean 'held_out'?",
                "How long?|  |:4: question 'q1': text is blank",
                "id: q1, |'' |:4: question 1: 'id' is missing",
                "id: q1, |id: 7, |:4: question 1: id: 7 is no text; put it in quotes",
                "source: own|sorce: own|:5: question 'q2': unknown key 'sorce'; known are id, text, expected, split, source; did you mean 'source'?",
                "web: \"News.\"|wep: \"News.\"|:9: preset 'plain': no tool 'wep'; there is handbook, web; did you mean 'web'?",
                "web: \"News.\"|wep: \"News.\"|:7: preset 'plain': no description of 'web'",
                "web: \"News.\"|web: \"\"|:9: preset 'plain': the description of web is blank",
                "web: \"News.\"|web:|:9: preset 'plain': the description of web is empty",
                "presets:|preset:|:6: the set: unknown key 'preset'; known are name, tools, questions, presets; did you mean 'presets'?",
                "presets:|preset:|:1: the set: 'presets' is missing",
                "[handbook, web]|[handbook, web, web]|:2: tools: 'web' stands twice",
                "[handbook, web]|[handbook, web, none]|:2: tools: 'none' stands for no tool",
                "[handbook, web]|[handbook, web, 'a b']|:2: tools: 'a b': use 1 to 64 letters",
                "[handbook, web]|[]|:2: tools: write a list with at least one name",
                "name: shop|name: [|:3: broken YAML",
                "name: shop|name: *x|:1: *x stands for something elsewhere",
                "tools: [handbook, web]|tools: [[[[[[[[[[[[[[[[[[[[[[handbook]]]]]]]]]]]]]]]]]]]]]]|:2: nested more than 20 deep",
            })
    void whatIsWrongIsToldWithItsLine(String before, @Nullable String after, String expected) throws IOException {
        String text = GOOD.replace(before, after == null ? "" : after);
        assertThat(text).isNotEqualTo(GOOD);
        assertThat(faults(write("shop.yaml", text)))
                .anySatisfy(line -> assertThat(line).contains("shop.yaml" + expected));
    }

    @Test
    void everyFaultIsToldAtOnceInTheOrderOfTheLines() throws IOException {
        String text = GOOD.replace("id: q2", "id: q1")
                .replace("split: golden", "split: gold")
                .replace("News.", " ");
        assertThat(faults(write("shop.yaml", text)))
                .extracting(line -> line.substring(line.indexOf(':') + 1, line.indexOf(':') + 2))
                .containsExactly("4", "5", "9");
    }

    @Test
    void anUnreadableToolDoesNotMakeEveryQuestionWrong() throws IOException {
        assertThat(faults(write("shop.yaml", GOOD.replace("[handbook, web]", "[handbook, 7]"))))
                .containsExactly(folder.resolve("shop.yaml")
                        + ":2: the set: a tool: 7 is no text; put it in quotes if it is meant as text");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "empty.yaml|''|the file is empty",
                "list.yaml|- a|:1: this is a list; write tools, questions and presets",
                "broken.jsonl|{\"tools\": [}|:1: no valid JSON",
                "value.jsonl|7|:1: no JSON object; write one a line",
                "two.jsonl|{\"name\": \"a\"} {}|:1: more than one JSON value on this line",
                "none.jsonl|{\"name\": \"a\"}|:1: the set: 'questions' is missing",
            })
    void filesThatAreNoSetAreRefused(String name, String text, String expected) throws IOException {
        assertThat(faults(write(name, text)))
                .anySatisfy(line -> assertThat(line).contains(name, expected));
    }

    @Test
    void aPresetThatStandsTwiceInJsonLinesIsRefused() throws IOException {
        String preset = "{\"presets\": {\"plain\": {\"a\": \"x\"}}}\n";
        assertThat(faults(write("shop.jsonl", preset + preset)))
                .anySatisfy(line -> assertThat(line).contains(":2: preset 'plain' stands twice, first on line 1"));
    }

    @Test
    void aMissingFileAFolderAndOtherEncodingsAreTold() throws IOException {
        assertThat(faults(folder.resolve("nothing.yaml")))
                .hasSize(1)
                .first()
                .asString()
                .contains("no such file");
        assertThat(faults(folder)).hasSize(1).first().asString().contains("this is a folder");
        Path latin = Files.write(folder.resolve("latin.yaml"), new byte[] {'n', ':', (byte) 0xe9});
        assertThat(faults(latin)).hasSize(1).first().asString().contains("it is not UTF-8");
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private static List<String> faults(Path file) {
        return catchThrowableOfType(RoutingException.class, () -> RoutingSet.read(file))
                .lines();
    }
}
