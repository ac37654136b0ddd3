package dev.mudlark.bench.config;

import java.nio.file.Path;
import java.util.Optional;

/** A folder, or {@code off} for none. */
final class FolderOrOffType implements OptionType<Optional<Path>> {

    private static final String OFF = "off";

    @Override
    public String name() {
        return "path or `off`";
    }

    @Override
    public Optional<Optional<Path>> read(Yaml value, Place place) {
        Optional<String> text = Scalars.text(value, place);
        if (text.isEmpty() || text.get().equals(OFF)) {
            return text.isPresent() ? Optional.of(Optional.empty()) : Optional.empty();
        }
        Optional<Path> folder = OptionTypes.path().read(value, place);
        return folder.isPresent() ? Optional.of(folder) : Optional.empty();
    }

    @Override
    public String text(Optional<Path> value) {
        return value.map(Path::toString).orElse(OFF);
    }
}
