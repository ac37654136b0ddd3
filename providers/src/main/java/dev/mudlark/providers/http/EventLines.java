package dev.mudlark.providers.http;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads the data of server-sent events (WHATWG HTML, section 9.2.6); comments, names, ids and retry times are left out. */
final class EventLines {

    private final BufferedReader lines;
    private boolean first = true;

    EventLines(InputStream body) {
        lines = new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8));
    }

    /** The next JSON line that is not blank. */
    Optional<String> nextLine() throws IOException {
        for (String line = line(); line != null; line = line()) {
            if (!line.isBlank()) {
                return Optional.of(line);
            }
        }
        return Optional.empty();
    }

    /** The data of the next event; an event that the end of the body cuts is handed out too, for its reader to judge. */
    Optional<String> nextEvent() throws IOException {
        StringBuilder data = new StringBuilder();
        boolean any = false;
        for (String line = line(); line != null; line = line()) {
            if (line.isEmpty()) {
                if (any) {
                    return Optional.of(data.toString());
                }
            } else if (line.startsWith("data:") || line.equals("data")) {
                data.append(any ? "\n" : "").append(value(line));
                any = true;
            }
        }
        return any ? Optional.of(data.toString()) : Optional.empty();
    }

    private static String value(String line) {
        String value = line.substring(Math.min(line.length(), "data:".length()));
        return value.startsWith(" ") ? value.substring(1) : value;
    }

    private @Nullable String line() throws IOException {
        String line = lines.readLine();
        if (first && line != null && line.startsWith("\ufeff")) {
            line = line.substring(1);
        }
        first = false;
        return line;
    }
}
