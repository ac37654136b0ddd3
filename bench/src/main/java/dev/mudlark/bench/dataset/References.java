package dev.mudlark.bench.dataset;

import dev.mudlark.context.DidYouMean;
import dev.mudlark.documents.Collection;
import java.util.List;
import java.util.Optional;

/** What data files may refer to: the documents and the tools. */
public final class References {

    private final Collection documents;
    private final List<String> tools;

    /** The documents of the run and the names of all tools. */
    public References(Collection documents, List<String> tools) {
        this.documents = documents;
        this.tools = List.copyOf(tools);
    }

    /** What is wrong with a document id, if anything. */
    Optional<String> faultOfDocument(String id) {
        if (documents.find(id).isPresent()) {
            return Optional.empty();
        }
        String hint = documents.suggest(id, 1).stream()
                .findFirst()
                .map(close -> "; did you mean '" + close + "'?")
                .orElse("; ids are paths below the documents folder, without the extension of .md, .rst and .txt");
        return Optional.of("document '" + id + "' does not exist" + hint);
    }

    /** What is wrong with the name of a tool, if anything. */
    Optional<String> faultOfTool(String name) {
        if (tools.contains(name)) {
            return Optional.empty();
        }
        return Optional.of(
                "unknown tool '" + name + "'; tools are " + String.join(", ", tools) + DidYouMean.hint(name, tools));
    }
}
