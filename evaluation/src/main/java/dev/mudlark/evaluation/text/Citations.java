package dev.mudlark.evaluation.text;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The citations of an answer: document ids in square brackets, several in one pair parted by commas or semicolons.
 * Only ids of delivered documents count. Other bracketed text is an unknown citation when it looks like an id (a
 * letter, no white space, no sign in front; not part of code such as {@code list[int]}, not the text of a link), else
 * plain text.
 *
 * @param delivered cited ids of delivered documents, in the order of the answer, each once
 * @param unknown cited ids that were not delivered, likewise
 * @param plainText the answer without its citations
 */
public record Citations(List<String> delivered, List<String> unknown, String plainText) {

    private static final Pattern BRACKETS = Pattern.compile("\\[([^\\[\\]\\n]{1,400})\\]");
    private static final Pattern SEPARATOR = Pattern.compile("\\s*[,;]\\s*");
    private static final Pattern ID = Pattern.compile("(?![#@+./-])[\\p{L}\\p{N}_./#@+-]*\\p{L}[\\p{L}\\p{N}_./#@+-]*");

    /** Copies the lists. */
    public Citations {
        delivered = List.copyOf(delivered);
        unknown = List.copyOf(unknown);
    }

    /** Reads the citations of an answer given the ids of the documents that were delivered. */
    public static Citations of(String answer, Set<String> deliveredIds) {
        Set<String> delivered = new LinkedHashSet<>();
        Set<String> unknown = new LinkedHashSet<>();
        StringBuilder plain = new StringBuilder();
        Matcher brackets = BRACKETS.matcher(answer);
        int from = 0;
        while (brackets.find()) {
            List<String> ids = ids(brackets.group(1).strip(), deliveredIds);
            boolean bare = ids.stream().allMatch(deliveredIds::contains) || standsAlone(answer, brackets);
            if (ids.isEmpty() || !bare) {
                continue;
            }
            ids.forEach(id -> (deliveredIds.contains(id) ? delivered : unknown).add(id));
            plain.append(answer, from, brackets.start());
            from = brackets.end();
        }
        plain.append(answer, from, answer.length());
        return new Citations(List.copyOf(delivered), List.copyOf(unknown), plain.toString());
    }

    private static List<String> ids(String inside, Set<String> deliveredIds) {
        if (deliveredIds.contains(inside)) {
            return List.of(inside);
        }
        List<String> parts = List.of(SEPARATOR.split(inside));
        boolean allIds = parts.stream()
                .allMatch(
                        part -> deliveredIds.contains(part) || ID.matcher(part).matches());
        return allIds ? parts : List.of();
    }

    private static boolean standsAlone(String answer, Matcher brackets) {
        boolean afterWord = brackets.start() > 0
                && (Character.isLetterOrDigit(answer.charAt(brackets.start() - 1))
                        || "_)\"'".indexOf(answer.charAt(brackets.start() - 1)) >= 0);
        boolean link = brackets.end() < answer.length() && answer.charAt(brackets.end()) == '(';
        return !afterWord && !link;
    }
}
