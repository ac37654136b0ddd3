package dev.mudlark.bench.config;

import dev.mudlark.context.DidYouMean;
import dev.mudlark.documents.Language;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The name of a language. Its code and what it calls itself are understood well enough to name the right one. */
final class LanguageType implements OptionType<Language> {

    @Override
    public String name() {
        return String.join(" or ", Language.labels());
    }

    @Override
    public Optional<Language> read(Yaml value, Place place) {
        return Scalars.text(value, place)
                .flatMap(text -> Language.of(text).or(() -> Scalars.wrong(value, place, advice(text))));
    }

    private static String advice(String text) {
        String hint = meant(text)
                .map(label -> "; did you mean '" + label + "'?")
                .orElseGet(() -> DidYouMean.hint(text, Language.labels()));
        return "valid is " + String.join(", ", Language.labels()) + hint;
    }

    /** The language with this code ({@code de}, {@code deu}, {@code de-AT}) or with this name for itself. */
    private static Optional<String> meant(String text) {
        String code = Locale.forLanguageTag(text.replace('_', '-')).getLanguage();
        return Stream.of(Locale.getISOLanguages())
                .map(Locale::of)
                .filter(locale -> code.equals(locale.getLanguage())
                        || code.equals(locale.getISO3Language())
                        || text.equalsIgnoreCase(locale.getDisplayLanguage(locale)))
                .map(locale -> locale.getDisplayLanguage(Locale.ENGLISH).toLowerCase(Locale.ROOT))
                .flatMap(name ->
                        Language.labels().stream().filter(label -> name.equals(label) || name.startsWith(label + " ")))
                .findFirst();
    }
}
