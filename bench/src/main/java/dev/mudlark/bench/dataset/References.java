package dev.mudlark.bench.dataset;

import dev.mudlark.context.DidYouMean;
import dev.mudlark.documents.Collection;
import dev.mudlark.models.ToolSpec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What data files may refer to: the documents and the tools. */
public final class References {

    private final Optional<Collection> documents;
    private final List<String> tools;
    private final Map<String, List<String>> arguments = new HashMap<>();

    /** The documents of the run and what each tool looks like. */
    public References(Collection documents, List<ToolSpec> tools) {
        this(Optional.of(documents), tools);
    }

    /** As the other one; without documents, because they cannot be read, every document id may exist. */
    public References(Optional<Collection> documents, List<ToolSpec> tools) {
        this.documents = documents;
        this.tools = tools.stream().map(ToolSpec::name).toList();
        tools.forEach(tool -> arguments.put(tool.name(), argumentsOf(tool)));
    }

    /** What is wrong with a document id, if anything. */
    Optional<String> faultOfDocument(String id) {
        return documents
                .filter(known -> known.find(id).isEmpty())
                .map(known -> "document '" + id + "' does not exist" + hint(known, id));
    }

    private static String hint(Collection documents, String id) {
        return documents.suggest(id, 1).stream()
                .findFirst()
                .map(close -> "; did you mean '" + close + "'?")
                .orElse("; ids are paths below the documents folder, without the extension of .md, .rst and .txt");
    }

    /** What is wrong with the names of a call's arguments. Nothing is known of those of an unknown tool. */
    List<String> faultsOfArguments(String tool, Set<String> names) {
        List<String> valid = arguments.getOrDefault(tool, List.copyOf(names));
        return names.stream()
                .filter(name -> !valid.contains(name))
                .map(name -> "'" + tool + "' has no argument '" + name + "'; it has " + String.join(", ", valid)
                        + DidYouMean.hint(name, valid))
                .toList();
    }

    private static List<String> argumentsOf(ToolSpec tool) {
        List<String> names = new ArrayList<>();
        tool.inputSchema().path("properties").fieldNames().forEachRemaining(names::add);
        return List.copyOf(names);
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
