package dev.mudlark.documents.loading;

import dev.mudlark.documents.Loader;
import dev.mudlark.documents.loaders.BuiltInLoaders;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** Which loader reads which extension. */
final class Loaders {

    private final Map<String, Loader> byExtension = new LinkedHashMap<>();

    private Loaders(List<Loader> loaders) {
        for (Loader loader : loaders) {
            loader.extensions().stream().sorted().forEach(extension -> byExtension.putIfAbsent(extension, loader));
        }
    }

    /** Those of other modules on the class path, then the built-in ones. */
    static Loaders all() {
        List<Loader> loaders = new ArrayList<>();
        ServiceLoader.load(Loader.class).forEach(loaders::add);
        loaders.addAll(BuiltInLoaders.all());
        return new Loaders(loaders);
    }

    Optional<Loader> forExtension(String extension) {
        return Optional.ofNullable(byExtension.get(extension));
    }

    /** Such as {@code .csv, .json, .md}. */
    String supported() {
        return byExtension.keySet().stream().sorted().map(e -> "." + e).collect(Collectors.joining(", "));
    }
}
