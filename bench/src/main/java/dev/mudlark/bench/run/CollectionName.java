package dev.mudlark.bench.run;

import java.nio.file.Path;

/** How a collection is called: by its folder, or by the folder above one that is just called docs. */
final class CollectionName {

    private CollectionName() {}

    static String of(Path docs) {
        Path folder = docs.toAbsolutePath().normalize();
        boolean plain = folder.endsWith("docs") || folder.endsWith("documents");
        Path parent = folder.getParent();
        Path named = plain && parent != null ? parent.getFileName() : folder.getFileName();
        return named == null ? "documents" : named.toString();
    }
}
