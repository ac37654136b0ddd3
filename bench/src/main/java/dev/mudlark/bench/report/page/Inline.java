package dev.mudlark.bench.report.page;

import static j2html.TagCreator.rawHtml;

import j2html.TagCreator;
import j2html.tags.DomContent;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Locale;
import java.util.Objects;

/**
 * A script or style sheet that ships with the program and stands in the page. The page's policy names its hash, so that
 * nothing else runs or styles.
 */
record Inline(Kind kind, String text) {

    /** What it is. */
    enum Kind {
        SCRIPT,
        STYLE
    }

    /** Refuses text that would end its element early or that a browser would hash differently than it stands here. */
    Inline {
        String lower = text.toLowerCase(Locale.ROOT);
        for (String ending : new String[] {"</script", "</style", "<!--", "\r", "\0"}) {
            if (lower.contains(ending)) {
                throw new IllegalArgumentException("a script or style of the page holds " + ending);
            }
        }
    }

    /** A file beside this class; its name ends in {@code .js}. */
    static Inline script(String resource) {
        return new Inline(Kind.SCRIPT, read(resource));
    }

    /** A file beside this class; its name ends in {@code .css}. */
    static Inline style(String resource) {
        return new Inline(Kind.STYLE, read(resource));
    }

    /** As the policy names it: {@code 'sha256-…'}. */
    String hash() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    DomContent element() {
        return switch (kind) {
            case SCRIPT -> TagCreator.script(rawHtml(text));
            case STYLE -> TagCreator.style(rawHtml(text));
        };
    }

    /** The text of a file beside this class. */
    static String read(String resource) {
        try (InputStream in = Inline.class.getResourceAsStream(resource)) {
            byte[] bytes = Objects.requireNonNull(in, () -> resource + " is missing from the jar")
                    .readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
