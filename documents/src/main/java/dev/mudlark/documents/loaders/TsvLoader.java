package dev.mudlark.documents.loaders;

import dev.mudlark.documents.LoadException;
import dev.mudlark.documents.Loaded;
import dev.mudlark.documents.Loader;
import dev.mudlark.documents.SourceFile;
import java.util.Set;
import org.apache.commons.csv.CSVFormat;

/** TSV as registered with IANA (text/tab-separated-values): no quoting, so a quote is a character like any other. */
final class TsvLoader implements Loader {

    @Override
    public Set<String> extensions() {
        return Set.of("tsv");
    }

    @Override
    public Loaded load(SourceFile file) throws LoadException {
        String text = Blank.refuse(file.text());
        CSVFormat format = CSVFormat.DEFAULT
                .builder()
                .setDelimiter('\t')
                .setQuote(null)
                .setIgnoreEmptyLines(true)
                .get();
        return DelimitedText.read(file, format, false, text).loaded(text);
    }
}
