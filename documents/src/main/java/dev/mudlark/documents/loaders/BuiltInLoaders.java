package dev.mudlark.documents.loaders;

import dev.mudlark.documents.Loader;
import java.util.List;

/** The loaders of this module. */
public final class BuiltInLoaders {

    private BuiltInLoaders() {}

    /** One of each. */
    public static List<Loader> all() {
        return List.of(
                new MarkdownLoader(),
                new TextLoader(),
                new RestructuredTextLoader(),
                new CsvLoader(),
                new TsvLoader(),
                new JsonLoader(),
                new JsonLinesLoader());
    }
}
