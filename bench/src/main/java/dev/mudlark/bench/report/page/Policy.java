package dev.mudlark.bench.report.page;

import java.util.List;
import java.util.stream.Collectors;

/** The Content-Security-Policy of the page: nothing is loaded, and only what ships with the program runs or styles. */
final class Policy {

    private Policy() {}

    static String of(List<Inline> parts) {
        return "default-src 'none'; script-src " + hashes(parts, Inline.Kind.SCRIPT) + "; style-src "
                + hashes(parts, Inline.Kind.STYLE) + "; base-uri 'none'; form-action 'none'";
    }

    private static String hashes(List<Inline> parts, Inline.Kind kind) {
        String hashes = parts.stream()
                .filter(part -> part.kind() == kind)
                .map(Inline::hash)
                .collect(Collectors.joining(" "));
        return hashes.isEmpty() ? "'none'" : hashes;
    }
}
