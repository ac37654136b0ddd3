package dev.mudlark.documents.loaders;

import dev.mudlark.documents.LoadException;
import dev.mudlark.documents.Loaded;
import dev.mudlark.documents.Loader;
import dev.mudlark.documents.SourceFile;
import java.util.Optional;
import java.util.Set;
import org.apache.commons.csv.CSVFormat;

/** CSV as in RFC 4180, with commas, semicolons, tabs or bars between the cells, or what the first line names as {@code sep=;}. */
final class CsvLoader implements Loader {

    @Override
    public Set<String> extensions() {
        return Set.of("csv");
    }

    @Override
    public Loaded load(SourceFile file) throws LoadException {
        String text = Blank.refuse(file.text());
        Optional<Character> separator = SeparatorLine.in(text);
        CSVFormat format = CSVFormat.RFC4180
                .builder()
                .setDelimiter(separator.orElseGet(() -> Delimiter.of(text)))
                .setIgnoreEmptyLines(true)
                .setTrailingData(true)
                .get();
        DelimitedText strict = DelimitedText.read(file, format, separator.isPresent(), text);
        DelimitedText meant = strict.splitsQuotes()
                ? quotesBehindBlanks(file, format, separator.isPresent(), text).orElse(strict)
                : strict;
        return meant.loaded(text);
    }

    /**
     * RFC 4180 takes a quote behind a blank for a character like any other, so that {@code 1, "a, b"} has three cells. As
     * who writes so means two, it is read with blanks around cells left out when every row has as many cells as the header
     * then, and nothing else stands behind a closing quote.
     */
    private static Optional<DelimitedText> quotesBehindBlanks(
            SourceFile file, CSVFormat strict, boolean skipsFirst, String text) {
        CSVFormat format = strict.builder()
                .setIgnoreSurroundingSpaces(true)
                .setTrailingData(false)
                .get();
        try {
            return Optional.of(DelimitedText.read(file, format, skipsFirst, text))
                    .filter(DelimitedText::isEven);
        } catch (LoadException e) {
            return Optional.empty();
        }
    }
}
