package dev.mudlark.documents.loaders;

import dev.mudlark.documents.SourceFile;
import java.util.Optional;

/** Chooses a document's title. */
final class Titles {

    private Titles() {}

    /** The heading, else the file name. A heading that is the file name in other letters adds nothing to it. */
    static String of(Optional<String> heading, SourceFile file) {
        return heading.filter(title -> !title.isBlank())
                .filter(title -> !title.equalsIgnoreCase(file.stem()))
                .orElse(file.stem());
    }
}
