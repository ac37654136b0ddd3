package dev.mudlark.documents.loaders;

import dev.mudlark.documents.LoadException;
import dev.mudlark.documents.Loaded;
import dev.mudlark.documents.Loader;
import dev.mudlark.documents.SourceFile;
import dev.mudlark.documents.headings.Heading;
import dev.mudlark.documents.headings.RestHeadings;
import java.util.Optional;
import java.util.Set;

/**
 * reStructuredText: the text as it is. Fields at the top are metadata, and stay in the text. The title is the field
 * {@code title}, else the first section title.
 */
final class RestructuredTextLoader implements Loader {

    @Override
    public Set<String> extensions() {
        return Set.of("rst");
    }

    @Override
    public Loaded load(SourceFile file) throws LoadException {
        String text = Blank.refuse(file.text());
        Header header = Header.of(RestHeader.parse(text), file);
        Optional<String> title = header.title().or(() -> firstHeading(text));
        return Loaded.of(file.document(Titles.of(title, file), text, header.metadata(), header.acl()));
    }

    private static Optional<String> firstHeading(String text) {
        return RestHeadings.in(text).stream().map(Heading::title).findFirst();
    }
}
