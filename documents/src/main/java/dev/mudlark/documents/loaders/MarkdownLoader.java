package dev.mudlark.documents.loaders;

import dev.mudlark.documents.Document;
import dev.mudlark.documents.LoadException;
import dev.mudlark.documents.Loaded;
import dev.mudlark.documents.Loader;
import dev.mudlark.documents.SourceFile;
import dev.mudlark.documents.headings.Heading;
import dev.mudlark.documents.headings.MarkdownHeadings;
import java.util.Optional;
import java.util.Set;

/** Markdown with front matter. The title is the front matter's, else the first heading of level 1. */
final class MarkdownLoader implements Loader {

    @Override
    public Set<String> extensions() {
        return Set.of("md", "markdown");
    }

    @Override
    public Loaded load(SourceFile file) throws LoadException {
        FrontMatter parts = FrontMatter.split(file.text(), file);
        String body = Blank.refuse(parts.body());
        Header header = parts.header();
        String title = header.title().or(() -> firstTopHeading(body)).orElse(file.stem());
        Document document = file.document(title, body, header.metadata(), header.acl());
        return Loaded.of(document);
    }

    private static Optional<String> firstTopHeading(String body) {
        return MarkdownHeadings.in(body).stream()
                .filter(heading -> heading.level() == 1)
                .map(Heading::title)
                .filter(title -> !title.isBlank())
                .findFirst();
    }
}
