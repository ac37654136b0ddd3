package dev.mudlark.tools.masking;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Finds secrets in text: as they are, and however they are escaped in JSON strings and URLs, one in the other and up to
 * three times over; in the Base64 of any text that holds them, in both alphabets and across line breaks; and what a cut
 * marked by … has left of them. Safe for use by several threads.
 */
public final class SecretSearch {

    /** Escapes within escapes that are undone. */
    private static final int DEEPEST = 3;

    private static final List<Base64.Encoder> ENCODERS = List.of(Base64.getEncoder(), Base64.getUrlEncoder());

    private final List<Spelling> spellings;

    /** @param secrets none of them empty */
    public SecretSearch(Collection<String> secrets) {
        Map<String, Spelling> all = new LinkedHashMap<>();
        for (String secret : secrets) {
            for (String written : written(secret)) {
                all.putIfAbsent(written, Spelling.plain(written));
                for (Base64.Encoder encoder : ENCODERS) {
                    for (int offset = 0; offset < 3; offset++) {
                        Spelling spelling = Spelling.base64(written, offset, encoder);
                        all.putIfAbsent("base64 " + offset + spelling.text(), spelling);
                    }
                }
            }
        }
        spellings = List.copyOf(all.values());
    }

    /** True when there is nothing to look for. */
    public boolean isIdle() {
        return spellings.isEmpty();
    }

    /**
     * The text with each place of a secret replaced. Places that overlap are one.
     *
     * @param mask what to put for what stood there
     */
    public String replace(String text, UnaryOperator<String> mask) {
        List<int[]> places = places(text);
        if (places.isEmpty()) {
            return text;
        }
        StringBuilder out = new StringBuilder(text.length());
        int end = 0;
        for (int[] place : places) {
            out.append(text, end, place[0]).append(mask.apply(text.substring(place[0], place[1])));
            end = place[1];
        }
        return out.append(text, end, text.length()).toString();
    }

    private List<int[]> places(String text) {
        List<int[]> places = new ArrayList<>();
        search(Reading.of(text), DEEPEST, new HashSet<>(), places);
        places.sort(Comparator.comparingInt((int[] place) -> place[0]));
        List<int[]> merged = new ArrayList<>();
        for (int[] place : places) {
            int[] last = merged.isEmpty() ? null : merged.getLast();
            if (last != null && place[0] < last[1]) {
                last[1] = Math.max(last[1], place[1]);
            } else {
                merged.add(place);
            }
        }
        return merged;
    }

    /** Escapes of different kinds can mostly be undone in any order, so that few readings are new. */
    private void search(@Nullable Reading reading, int depth, Set<String> read, List<int[]> places) {
        if (reading == null || !read.add(reading.text())) {
            return;
        }
        for (Spelling spelling : spellings) {
            find(spelling, reading, places);
        }
        Reading unbroken = reading.unbroken();
        if (unbroken != null) {
            spellings.stream().filter(Spelling::base64).forEach(spelling -> find(spelling, unbroken, places));
        }
        if (depth > 0) {
            search(reading.unquoted(), depth - 1, read, places);
            search(reading.unescaped(false), depth - 1, read, places);
            search(reading.unescaped(true), depth - 1, read, places);
        }
    }

    private static void find(Spelling spelling, Reading reading, List<int[]> places) {
        spelling.find(reading.text(), (start, end) -> places.add(new int[] {reading.place(start), reading.place(end)}));
    }

    /** What may stand in Base64, or where the beginning of an escape is cut off. */
    private static Set<String> written(String secret) {
        Set<String> forms = new LinkedHashSet<>();
        String url = URLEncoder.encode(secret, StandardCharsets.UTF_8);
        forms.add(secret);
        forms.add(new String(JsonStringEncoder.getInstance().quoteAsString(secret)));
        forms.add(url);
        forms.add(url.replace("+", "%20"));
        return forms;
    }
}
