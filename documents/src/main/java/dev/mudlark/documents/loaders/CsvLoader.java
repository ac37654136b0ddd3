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
        return new DelimitedText(file, format, separator.isPresent()).load(text);
    }
}
