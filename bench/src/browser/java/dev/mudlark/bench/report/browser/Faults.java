package dev.mudlark.bench.report.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** What is wrong with a page that is open, one line for each fault. */
final class Faults {

    private static final String RUN_AXE =
            """
            const done = arguments[arguments.length - 1];
            const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
            axe.run(document, { runOnly: { type: "tag", values: tags } }).then(
              (found) => done(found.violations.flatMap((rule) => rule.nodes.map((node) =>
                rule.id + " at " + node.target.join(" ") + ": " + node.failureSummary.replace(/\\s+/g, " ")))),
              (error) => done(["axe failed: " + error]));
            """;

    private Faults() {}

    /** What axe-core finds against WCAG 2.2 A and AA and its best practices. */
    static List<String> accessibility(Browser browser) {
        browser.run(resource("/axe.min.js"));
        return lines(browser.await(RUN_AXE));
    }

    /** Texts that lie on each other or beyond the edge of the page. */
    static List<String> layout(Browser browser) {
        return lines(browser.run(resource("layout.js")));
    }

    /** Parts that go on beyond their edge without a sign of it. */
    static List<String> scrolling(Browser browser) {
        return lines(browser.run(resource("scrolling.js")));
    }

    private static List<String> lines(Object found) {
        return ((List<?>) found).stream().map(String::valueOf).toList();
    }

    private static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(Faults.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
