package dev.mudlark.routing.sets;

import dev.mudlark.context.DidYouMean;
import dev.mudlark.routing.Preset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/**
 * Reads the presets of a set.
 *
 * @param tools the tools, each of which needs a description
 * @param toolsKnown false when some of the tools could not be read
 */
record PresetReader(List<String> tools, boolean toolsKnown, Faults faults) {

    List<Preset> read(Value value) {
        if (!(value instanceof Value.Mapping mapping) || mapping.entries().isEmpty()) {
            faults.add(value.line(), "presets: write at least one, a name with a description for every tool");
            return List.of();
        }
        List<Preset> presets = new ArrayList<>();
        for (Value.Entry entry : mapping.entries()) {
            if (entry.key().isBlank()) {
                faults.add(entry.line(), "presets: a name is blank; write one");
            }
            presets.add(new Preset(entry.key(), descriptions(entry)));
        }
        return presets;
    }

    private SequencedMap<String, String> descriptions(Value.Entry preset) {
        String what = "preset '" + preset.key() + "'";
        SequencedMap<String, String> ordered = new LinkedHashMap<>();
        if (!(preset.value() instanceof Value.Mapping mapping)) {
            faults.add(
                    preset.line(), what + " is " + preset.value().described() + "; write a description for every tool");
            return ordered;
        }
        Fields fields = new Fields(what, mapping, faults);
        Map<String, String> written = new LinkedHashMap<>();
        for (Value.Entry entry : mapping.entries()) {
            if (toolsKnown && !tools.contains(entry.key())) {
                faults.add(
                        entry.line(),
                        what + ": no tool '" + entry.key() + "'; there is " + String.join(", ", tools)
                                + DidYouMean.hint(entry.key(), tools));
            }
            fields.text(entry.value(), "the description of " + entry.key())
                    .ifPresent(text -> written.put(entry.key(), text));
        }
        for (String tool : tools) {
            String text = written.get(tool);
            if (text != null) {
                ordered.put(tool, text);
            } else if (fields.entry(tool).isEmpty()) {
                faults.add(preset.line(), what + ": no description of '" + tool + "'; write one");
            }
        }
        return ordered;
    }
}
