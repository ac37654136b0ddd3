package dev.mudlark.documents.loaders;

import dev.mudlark.documents.Acl;
import dev.mudlark.documents.LoadException;
import dev.mudlark.documents.Loaded;
import dev.mudlark.documents.Loader;
import dev.mudlark.documents.SourceFile;
import java.util.Map;
import java.util.Set;

/** Plain text: the text as it is, titled by its file name. */
final class TextLoader implements Loader {

    @Override
    public Set<String> extensions() {
        return Set.of("txt");
    }

    @Override
    public Loaded load(SourceFile file) throws LoadException {
        return Loaded.of(file.document(file.stem(), Blank.refuse(file.text()), Map.of(), Acl.PUBLIC));
    }
}
