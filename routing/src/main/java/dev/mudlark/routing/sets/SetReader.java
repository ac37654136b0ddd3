package dev.mudlark.routing.sets;

import dev.mudlark.context.FileFault;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.routing.Preset;
import dev.mudlark.routing.RoutingException;
import dev.mudlark.routing.RoutingQuestion;
import dev.mudlark.routing.RoutingSet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads a whole set; every fault is told. */
public final class SetReader {

    static final String QUESTIONS = "questions";
    static final String PRESETS = "presets";
    private static final String TOOLS = "tools";
    private static final String NAME = "name";
    private static final List<String> KEYS = List.of(NAME, TOOLS, QUESTIONS, PRESETS);

    private final Faults faults;
    private boolean toolsKnown = true;

    private SetReader(Faults faults) {
        this.faults = faults;
    }

    /**
     * Reads a file: JSON lines when its name ends in {@code .jsonl}, else YAML.
     *
     * @throws RoutingException with every fault
     */
    public static RoutingSet read(Path file) throws RoutingException {
        Faults faults = new Faults(file.toString());
        Optional<Value> value =
                isJsonLines(file) ? JsonValues.read(text(file), faults) : YamlValues.read(text(file), faults);
        Optional<RoutingSet> set = value.flatMap(found -> new SetReader(faults).set(found, plainName(file)));
        faults.throwIfAny();
        return set.orElseThrow();
    }

    private static boolean isJsonLines(Path file) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith(".jsonl");
    }

    private static String plainName(Path file) {
        String name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    private static String text(Path file) throws RoutingException {
        if (Files.isDirectory(file)) {
            throw new RoutingException(file + ": this is a folder; give the file of a routing set");
        }
        if (!Files.exists(file)) {
            throw new RoutingException(file + ": there is no such file; give the file of a routing set");
        }
        try {
            String text = Files.readString(file, StandardCharsets.UTF_8);
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (IOException e) {
            throw new RoutingException(file + ": the file cannot be read (" + FileFault.of(e) + ")");
        }
    }

    private Optional<RoutingSet> set(Value value, String fileName) {
        if (!(value instanceof Value.Mapping mapping)) {
            faults.add(
                    value.line(),
                    "this is " + value.described() + "; write tools, questions and presets (docs/routing.md)");
            return Optional.empty();
        }
        Fields fields = new Fields("the set", mapping, faults);
        fields.checkKeys(KEYS);
        String name = fields.text(NAME).orElse(fileName);
        List<String> tools = fields.required(TOOLS, "write a list of their names")
                .map(entry -> tools(entry, fields))
                .orElseGet(() -> {
                    toolsKnown = false;
                    return List.of();
                });
        List<RoutingQuestion> questions = fields.required(QUESTIONS, "write a list with at least one question")
                .map(entry -> new QuestionReader(tools, toolsKnown, faults).read(entry.value()))
                .orElse(List.of());
        List<Preset> presets = fields.required(PRESETS, "write at least one, a description for every tool")
                .map(entry -> new PresetReader(tools, toolsKnown, faults).read(entry.value()))
                .orElse(List.of());
        return Optional.of(new RoutingSet(name, tools, questions, presets));
    }

    private List<String> tools(Value.Entry entry, Fields fields) {
        if (!(entry.value() instanceof Value.Items items) || items.values().isEmpty()) {
            faults.add(entry.line(), "tools: write a list with at least one name");
            toolsKnown = false;
            return List.of();
        }
        List<String> tools = new ArrayList<>();
        for (Value item : items.values()) {
            Optional<String> name = fields.text(item, "a tool");
            toolsKnown &= name.isPresent();
            name.ifPresent(found -> {
                checkName(found, tools, item.line());
                tools.add(found);
            });
        }
        return tools.stream().distinct().toList();
    }

    private void checkName(String name, List<String> before, int line) {
        if (name.equals(RoutingQuestion.NONE)) {
            faults.add(line, "tools: 'none' stands for no tool; name the tool otherwise");
        } else if (!ToolSpec.isValidName(name)) {
            faults.add(
                    line, "tools: '" + name + "': use 1 to 64 letters, digits, '_' or '-' (ASCII), as models ask for");
        }
        if (before.contains(name)) {
            faults.add(line, "tools: '" + name + "' stands twice");
        }
    }
}
