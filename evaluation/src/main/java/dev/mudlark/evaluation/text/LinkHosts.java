package dev.mudlark.evaluation.text;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The hosts to which links and images in a text lead, in small letters and without {@code www.}, a port or a user's name.
 * A link is what a Markdown or HTML page makes one of: an address with a scheme, {@code //host.name/}, {@code
 * www.host.name} or {@code mailto:}. As in browsers, a backslash after {@code http:} is a slash, and the host is what
 * stands behind the last {@code @}.
 */
public final class LinkHosts {

    private static final Pattern LINK = Pattern.compile(
            "(?:(?:https?|ftp|wss?):[/\\\\]+|://"
                    + "|(?<![:/\\\\\\w])[/\\\\]{2}(?=[\\w-]+\\.)"
                    + "|(?<![\\w./@-])(?=www\\.)"
                    + "|(?<!\\w)mailto:(?=[^\\s@]{1,200}@))([^\\s/\\\\?#<>\"]+)",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern NAME = Pattern.compile("\\[[0-9a-f:.]+]|[^(){}\\[\\]|,;`'*!:]+");

    /** Words with a dot inside: how a text names a host, whether it links there or not. */
    private static final Pattern DOTTED =
            Pattern.compile("(?<![\\p{L}\\p{N}_-])[\\p{L}\\p{N}_-]++(?:\\.[\\p{L}\\p{N}_-]++)++");

    private LinkHosts() {}

    /** In the order of the text, each once. */
    public static Set<String> in(String text) {
        Set<String> hosts = new LinkedHashSet<>();
        Matcher links = LINK.matcher(text);
        while (links.find()) {
            String authority = links.group(1);
            Matcher name = NAME.matcher(
                    authority.substring(authority.lastIndexOf('@') + 1).toLowerCase(Locale.ROOT));
            if (name.lookingAt()) {
                hosts.add(plain(name.group()));
            }
        }
        hosts.remove("");
        return hosts;
    }

    /** The hosts that a text names, be it in a link or not; words that merely look like one are among them. */
    public static Set<String> namedIn(String text) {
        Set<String> named = in(text);
        DOTTED.matcher(text)
                .results()
                .forEach(word -> named.add(plain(word.group().toLowerCase(Locale.ROOT))));
        return named;
    }

    private static String plain(String host) {
        String shorter = host.startsWith("www.") ? host.substring("www.".length()) : host;
        int end = shorter.length();
        while (end > 0 && (shorter.charAt(end - 1) == '.' || shorter.charAt(end - 1) == '_')) {
            end--;
        }
        return shorter.substring(0, end);
    }
}
