package dev.mudlark.bench;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whether a text says something: by whole words, across line ends, with or without commas in numbers, dates in any form. */
final class Wording {

    private static final Pattern ISO_DATE = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");
    private static final Pattern THOUSANDS = Pattern.compile("(?<=\\d),(?=\\d{3})");
    private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{N}]+");

    private Wording() {}

    /** The text as the other methods want it. */
    static String plain(List<String> lines) {
        return THOUSANDS.matcher(String.join(" ", lines)).replaceAll("").toLowerCase(Locale.ROOT);
    }

    static boolean saysAll(String plain, List<String> wanted) {
        return !wanted.isEmpty() && wanted.stream().allMatch(word -> says(plain, word));
    }

    static boolean says(String plain, String wanted) {
        if (!ISO_DATE.matcher(wanted).matches()) {
            return saysLiterally(plain, wanted, "");
        }
        LocalDate date = LocalDate.parse(wanted);
        return Stream.of("yyyy-MM-dd", "MMMM d, yyyy", "d MMMM yyyy")
                        .anyMatch(pattern -> saysLiterally(plain, written(date, pattern), ""))
                || Stream.of("MMMM d", "d MMMM")
                        .anyMatch(pattern -> saysLiterally(plain, written(date, pattern), "(?!,? \\d{4})"));
    }

    /** The share of their words that two texts have in common (Jaccard), 0 to 1. */
    static double likeness(String one, String other) {
        Set<String> first = words(one);
        Set<String> second = words(other);
        long common = first.stream().filter(second::contains).count();
        return (double) common / (first.size() + second.size() - common);
    }

    private static boolean saysLiterally(String plain, String words, String notBefore) {
        String wanted = plain(List.of(words));
        if (!plain.contains(wanted)) {
            return false;
        }
        String alone = "(?<![\\w.])" + Pattern.quote(wanted) + "(?!\\w|\\.\\d)" + notBefore;
        return Pattern.compile(alone).matcher(plain).find();
    }

    private static String written(LocalDate date, String pattern) {
        return date.format(DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH));
    }

    private static Set<String> words(String text) {
        return Arrays.stream(NO_WORD.split(text.toLowerCase(Locale.ROOT)))
                .filter(word -> !word.isEmpty())
                .collect(Collectors.toSet());
    }
}
