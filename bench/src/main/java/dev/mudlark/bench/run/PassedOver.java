package dev.mudlark.bench.run;

import dev.mudlark.context.Counted;
import dev.mudlark.documents.LoadNotice;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Counts the files that were left out on purpose, so that nobody takes them for read. */
public final class PassedOver {

    private PassedOver() {}

    /** Such as {@code 6 files passed over: 3 .pdf and 3 .html are no supported format}; empty when all were read. */
    public static Optional<String> line(List<LoadNotice> notices) {
        List<LoadNotice> skipped = notices.stream()
                .filter(notice -> notice.severity() == LoadNotice.Severity.SKIPPED)
                .toList();
        if (skipped.isEmpty()) {
            return Optional.empty();
        }
        Map<String, List<LoadNotice>> byReason =
                skipped.stream().collect(Collectors.groupingBy(PassedOver::reason, TreeMap::new, Collectors.toList()));
        String reasons = byReason.entrySet().stream()
                .map(entry -> counted(entry.getKey(), entry.getValue()))
                .collect(Collectors.joining("; "));
        return Optional.of(Counted.of(skipped.size(), "file") + " passed over: " + reasons);
    }

    /** Links are one reason, whatever they lead to. */
    private static String reason(LoadNotice notice) {
        return notice.code().startsWith("symlink") ? "symlink" : notice.code();
    }

    private static String counted(String reason, List<LoadNotice> notices) {
        boolean one = notices.size() == 1;
        String verb = one ? " is " : " are ";
        return switch (reason) {
            case "unsupported_type" -> byExtension(notices) + verb + "no supported format";
            case "binary_content" -> notices.size() + verb + "not text";
            case "empty_document" -> notices.size() + verb + "empty";
            case "empty_table" -> notices.size() + verb + (one ? "an empty table" : "empty tables");
            case "file_too_large" -> notices.size() + verb + "too large";
            case "hidden_file" -> notices.size() + verb + "hidden";
            case "run_directory" -> notices.size() + verb + (one ? "the folder of a run" : "folders of runs");
            case "special_file" ->
                notices.size() + verb + (one ? "a pipe, socket or device" : "pipes, sockets or devices");
            case "symlink" -> notices.size() + verb + (one ? "a link" : "links");
            default -> notices.size() + verb + reason;
        };
    }

    private static String byExtension(List<LoadNotice> notices) {
        Map<String, Long> counts = notices.stream()
                .collect(
                        Collectors.groupingBy(notice -> extension(notice.path()), TreeMap::new, Collectors.counting()));
        List<String> parts = counts.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                .map(entry -> entry.getValue() + " " + entry.getKey())
                .toList();
        int last = parts.size() - 1;
        return last == 0 ? parts.get(0) : String.join(", ", parts.subList(0, last)) + " and " + parts.get(last);
    }

    private static String extension(String path) {
        String name = path.substring(path.lastIndexOf('/') + 1);
        int dot = name.lastIndexOf('.');
        return dot > 0 && dot < name.length() - 1
                ? name.substring(dot).toLowerCase(Locale.ROOT)
                : "without an extension";
    }
}
