package dev.mudlark.documents.loaders;

import dev.mudlark.documents.SourceFile;
import java.util.Map;
import java.util.Optional;

/**
 * A block of YAML between lines of {@code ---}, or of TOML between lines of {@code +++}, at the very top of a file.
 *
 * @param header what the block says
 * @param body the text after it
 */
record FrontMatter(Header header, String body) {

    private static final int LONGEST = 1 << 16;

    /** Splits {@code text}; a block that cannot be read is a warning for {@code file}. */
    static FrontMatter split(String text, SourceFile file) {
        if (isFence(text, "---")) {
            return split(text, "---", file, YamlHeader::parse);
        }
        return isFence(text, "+++") ? split(text, "+++", file, TomlHeader::parse) : none(text);
    }

    private interface Parser {
        /** The mapping; empty when the block is something else than a mapping. */
        Optional<Map<String, Value>> parse(String block) throws HeaderException;
    }

    private static FrontMatter split(String text, String fence, SourceFile file, Parser parser) {
        int start = text.indexOf('\n') + 1;
        int close = closingFence(text, start, fence);
        if (close < 0) {
            warnUnclosed(text, start, fence, file);
            return none(text);
        }
        String block = text.substring(start, close);
        FrontMatter dropped = new FrontMatter(Header.none(), bodyAfter(text, close));
        try {
            if (block.length() > LONGEST) {
                throw new HeaderException("the block is longer than " + LONGEST + " characters");
            }
            return parser.parse(block)
                    .map(values -> new FrontMatter(Header.of(values, file), dropped.body()))
                    .orElseGet(() -> none(text));
        } catch (HeaderException e) {
            if (!startsWithKey(block)) {
                return none(text);
            }
            file.warn("front_matter_invalid", e.getMessage() + "; nothing was taken from it" + aclHint(block));
            return dropped;
        }
    }

    private static void warnUnclosed(String text, int start, String fence, SourceFile file) {
        String rest = text.substring(start);
        if (startsWithKey(rest)) {
            file.warn(
                    "front_matter_unclosed",
                    "no closing line of " + fence + ": all of it is read as text" + aclHint(rest));
        }
    }

    private static String aclHint(String block) {
        return block.lines().anyMatch(FrontMatter::namesReaders) ? ", and everybody may read the document" : "";
    }

    private static boolean namesReaders(String line) {
        return (line.startsWith("acl") || line.startsWith("allow")) && isKeyLine(line);
    }

    private static FrontMatter none(String text) {
        return new FrontMatter(Header.none(), text);
    }

    private static boolean isFence(String text, String fence) {
        int end = text.indexOf('\n');
        return end >= 0 && text.substring(0, end).stripTrailing().equals(fence);
    }

    private static int closingFence(String text, int from, String fence) {
        int start = from;
        while (start < text.length()) {
            int newline = text.indexOf('\n', start);
            int end = newline < 0 ? text.length() : newline;
            String line = text.substring(start, Math.min(end, start + 80)).stripTrailing();
            if (line.equals(fence) || (fence.equals("---") && line.equals("..."))) {
                return start;
            }
            start = end + 1;
        }
        return -1;
    }

    private static String bodyAfter(String text, int close) {
        int newline = text.indexOf('\n', close);
        int start = newline < 0 ? text.length() : newline + 1;
        while (start < text.length() && text.charAt(start) == '\n') {
            start++;
        }
        return text.substring(start);
    }

    /** True when the first line that is neither empty nor a comment has a key, or any line says who may read. */
    private static boolean startsWithKey(String block) {
        String first = block.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .findFirst()
                .orElse("");
        return first.startsWith("? ") || isKeyLine(first) || block.lines().anyMatch(FrontMatter::namesReaders);
    }

    /** True for {@code key: value} and {@code key = value}. */
    private static boolean isKeyLine(String line) {
        int end = 0;
        while (end < line.length() && isKeyPart(line.charAt(end))) {
            end++;
        }
        return end > 0 && end < line.length() && hasSeparator(line, end);
    }

    private static boolean hasSeparator(String line, int from) {
        String rest = line.substring(from).stripLeading();
        return rest.startsWith(":") || rest.startsWith("=");
    }

    private static boolean isKeyPart(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '-' || c == '"';
    }
}
