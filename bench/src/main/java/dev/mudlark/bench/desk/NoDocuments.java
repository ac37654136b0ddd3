package dev.mudlark.bench.desk;

import dev.mudlark.context.Caller;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Documents;
import java.util.List;

/** A collection of nothing, for tools that read none. */
final class NoDocuments {

    static final Collection COLLECTION = Documents.of(List.of(), List.of()).view(Caller.anonymous());

    private NoDocuments() {}
}
