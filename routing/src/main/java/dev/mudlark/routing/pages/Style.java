package dev.mudlark.routing.pages;

import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.style;

import j2html.tags.DomContent;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Objects;

/** The style sheet of the page, and a policy under which nothing else styles, and nothing runs or is loaded. */
final class Style {

    private static final String TEXT = read();

    private Style() {}

    static DomContent element() {
        return style(rawHtml(TEXT));
    }

    /** For the page's Content-Security-Policy. */
    static String policy() {
        return "default-src 'none'; style-src '" + hash() + "'; base-uri 'none'; form-action 'none'";
    }

    private static String hash() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(TEXT.getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static String read() {
        try (InputStream in = Style.class.getResourceAsStream("routing.css")) {
            byte[] bytes = Objects.requireNonNull(in, "routing.css is missing from the jar")
                    .readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
