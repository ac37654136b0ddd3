package dev.mudlark.bench.config;

import java.util.Optional;

/** A name: 1 to 60 visible characters, none of which is a slash or a control character. */
final class NameType implements OptionType<String> {

    private static final int LONGEST = 60;

    @Override
    public String name() {
        return "text, at most " + LONGEST + " characters";
    }

    @Override
    public Optional<String> read(Yaml value, Place place) {
        Optional<String> text = OptionTypes.text().read(value, place).map(String::strip);
        if (text.isEmpty() || isName(text.get())) {
            return text;
        }
        place.fault(value.line(), "a name has at most " + LONGEST + " characters, no slash and no control character");
        return Optional.empty();
    }

    private static boolean isName(String text) {
        return text.length() <= LONGEST
                && text.codePoints().noneMatch(c -> c == '/' || c == '\\' || Character.isISOControl(c));
    }
}
