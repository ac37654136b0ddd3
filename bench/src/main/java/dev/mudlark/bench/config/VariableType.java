package dev.mudlark.bench.config;

import java.util.Optional;
import java.util.regex.Pattern;

/** The name of an environment variable. What is wrong with it is told without it, since it may be the key itself. */
final class VariableType implements OptionType<String> {

    private static final Pattern NAME = Pattern.compile("[A-Z_][A-Z0-9_]{0,99}");

    @Override
    public String name() {
        return "name of an environment variable";
    }

    @Override
    public Optional<String> read(Yaml value, Place place) {
        if (value instanceof Yaml.Scalar scalar && NAME.matcher(scalar.text()).matches()) {
            return Optional.of(scalar.text());
        }
        place.fault(
                value.line(),
                (value instanceof Yaml.Scalar ? "this" : "this is " + value.kindName() + ", which")
                        + " is no name of an environment variable; write the name that holds the key, in capitals such as"
                        + " MY_API_KEY, and never the key itself");
        return Optional.empty();
    }
}
