package dev.mudlark.bench.config;

import dev.mudlark.tools.BuiltInTools;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The names of tools that a config may speak of: the built-in ones, and the functions that its systems name with a path. */
final class ToolNames {

    private ToolNames() {}

    /** All names; of a function also when something else is wrong with it, so that one fault makes no others. */
    static List<String> in(Yaml config) {
        Stream<String> own = items(entry(config, "systems"))
                .flatMap(system -> items(entry(system, "tools")))
                .filter(tool -> entry(tool, "path").isPresent())
                .flatMap(tool -> entry(tool, "name").stream())
                .flatMap(name -> name instanceof Yaml.Scalar scalar ? Stream.of(scalar.text()) : Stream.of());
        return Stream.concat(BuiltInTools.names().stream(), own).distinct().toList();
    }

    private static Optional<Yaml> entry(Yaml mapping, String key) {
        return mapping instanceof Yaml.Mapping there ? there.entry(key).map(Yaml.Entry::value) : Optional.empty();
    }

    private static Stream<Yaml> items(Optional<Yaml> list) {
        return list.stream()
                .flatMap(there -> there instanceof Yaml.Items items ? items.values().stream() : Stream.of());
    }
}
