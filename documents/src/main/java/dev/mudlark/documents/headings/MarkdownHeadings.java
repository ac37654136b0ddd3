package dev.mudlark.documents.headings;

import java.util.ArrayList;
import java.util.List;

/** Headings written with {@code #}, or underlined with {@code ===} or {@code ---}, outside of code blocks. */
public final class MarkdownHeadings {

    private static final int DEEPEST = 6;

    private final List<Heading> headings = new ArrayList<>();
    private String fence = "";
    private boolean inParagraph;
    private String candidate = "";
    private int candidateStart;

    private MarkdownHeadings() {}

    /** All headings in order. */
    public static List<Heading> in(String text) {
        MarkdownHeadings found = new MarkdownHeadings();
        Lines lines = new Lines(text);
        while (lines.next()) {
            found.line(lines.line(), lines.start(), lines.end());
        }
        return found.headings;
    }

    private void line(String line, int start, int end) {
        String content = line.strip();
        int indent = indentOf(line);
        if (!fence.isEmpty()) {
            closeFence(content, indent);
        } else if (indent > 3) {
            candidate = "";
        } else if (content.startsWith("```") || content.startsWith("~~~")) {
            openFence(content);
            endParagraph();
        } else if (isAtx(content)) {
            headings.add(new Heading(start, end, hashes(content), atxTitle(content)));
            endParagraph();
        } else if (!candidate.isEmpty() && isUnderline(content)) {
            headings.add(new Heading(candidateStart, end, content.charAt(0) == '=' ? 1 : 2, inline(candidate)));
            endParagraph();
        } else {
            paragraph(content, start);
        }
    }

    /** Only a paragraph of a single line becomes a heading by the line below it. */
    private void paragraph(String content, int start) {
        boolean plain = !content.isEmpty() && ">-*+|".indexOf(content.charAt(0)) < 0;
        candidate = plain && !inParagraph ? content : "";
        candidateStart = start;
        inParagraph = !content.isEmpty();
    }

    private void endParagraph() {
        inParagraph = false;
        candidate = "";
    }

    private void openFence(String content) {
        char mark = content.charAt(0);
        int length = runOf(content, mark);
        boolean inlineCode = mark == '`' && content.indexOf('`', length) >= 0;
        fence = inlineCode ? "" : content.substring(0, length);
    }

    private void closeFence(String content, int indent) {
        if (indent <= 3 && content.startsWith(fence) && runOf(content, fence.charAt(0)) == content.length()) {
            fence = "";
        }
    }

    private static boolean isAtx(String content) {
        int hashes = hashes(content);
        return hashes >= 1
                && hashes <= DEEPEST
                && (content.length() == hashes || Character.isWhitespace(content.charAt(hashes)));
    }

    private static int hashes(String content) {
        return runOf(content, '#');
    }

    private static String atxTitle(String content) {
        String title = content.substring(hashes(content)).strip();
        int end = title.length();
        while (end > 0 && title.charAt(end - 1) == '#') {
            end--;
        }
        boolean closed = end == 0 || (end < title.length() && Character.isWhitespace(title.charAt(end - 1)));
        return inline(closed ? title.substring(0, end).strip() : title);
    }

    private static String inline(String title) {
        return title.replace("`", "").replace("**", "").strip();
    }

    private static boolean isUnderline(String content) {
        return !content.isEmpty()
                && (content.charAt(0) == '=' || content.charAt(0) == '-')
                && runOf(content, content.charAt(0)) == content.length();
    }

    private static int runOf(String text, char c) {
        int end = 0;
        while (end < text.length() && text.charAt(end) == c) {
            end++;
        }
        return end;
    }

    private static int indentOf(String line) {
        int indent = 0;
        for (int i = 0; i < line.length(); i++) {
            switch (line.charAt(i)) {
                case ' ' -> indent++;
                case '\t' -> indent += 4;
                default -> {
                    return indent;
                }
            }
        }
        return 0;
    }
}
