package dev.mudlark.documents.loaders;

import dev.mudlark.documents.LoadException;
import dev.mudlark.documents.Loaded;
import dev.mudlark.documents.Loader;
import dev.mudlark.documents.SourceFile;
import java.util.Set;
import org.apache.commons.csv.CSVFormat;

/** CSV as in RFC 4180, with commas, semicolons, tabs or bars between the cells. */
final class CsvLoader implements Loader {

    @Override
    public Set<String> extensions() {
        return Set.of("csv");
    }

    @Override
    public Loaded load(SourceFile file) throws LoadException {
        String text = Blank.refuse(file.text());
        CSVFormat format = CSVFormat.RFC4180
                .builder()
                .setDelimiter(Delimiter.of(text))
                .setIgnoreEmptyLines(true)
                .setTrailingData(true)
                .get();
        return new DelimitedText(file, format).load(text);
    }
}
