package dev.mudlark.bench.renaming;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Other numbers of the same shape in the same order. Numbers below 32, years and powers of ten stay: dates,
 * versions and counts are made of them and must stay valid, and percentages are reckoned by 100.
 */
final class Numbers {

    static final Pattern NUMBER = Pattern.compile("(?<![\\w.,-])\\d+(?:,\\d{3})*(?:\\.\\d+)?(?![\\w-]|[.,]\\d)");

    private final Map<String, String> others = new HashMap<>();

    Numbers(Collection<String> texts, Random random) {
        Map<String, TreeSet<String>> shapes = new HashMap<>();
        for (String text : texts) {
            NUMBER.matcher(text)
                    .results()
                    .map(m -> plain(m.group()))
                    .filter(Numbers::mayChange)
                    .forEach(n -> shapes.computeIfAbsent(shape(n), s -> new TreeSet<>())
                            .add(n));
        }
        shapes.forEach((shape, numbers) -> rename(shape, List.copyOf(numbers), random));
    }

    /** The text with other numbers; thousands separators stay where they were. */
    String rename(String text) {
        Matcher matcher = NUMBER.matcher(text);
        return matcher.replaceAll(m -> Matcher.quoteReplacement(other(m.group())));
    }

    private String other(String written) {
        String renamed = others.getOrDefault(plain(written), plain(written));
        StringBuilder grouped = new StringBuilder(renamed);
        for (int at = written.indexOf(','); at >= 0; at = written.indexOf(',', at + 1)) {
            grouped.insert(at, ',');
        }
        return grouped.toString();
    }

    /** Equal lengths, so the order of texts is that of values. */
    private void rename(String shape, List<String> numbers, Random random) {
        Set<String> drawn = new HashSet<>();
        for (int tries = 0; drawn.size() < numbers.size() && tries < 100_000; tries++) {
            StringBuilder number = new StringBuilder();
            for (int i = 0; i < shape.length(); i++) {
                int digit = i == 0 ? 1 + random.nextInt(9) : random.nextInt(10);
                number.append(shape.charAt(i) == '.' ? "." : String.valueOf(digit));
            }
            if (mayChange(number.toString())) {
                drawn.add(number.toString());
            }
        }
        List<String> sorted = new ArrayList<>(new TreeSet<>(drawn));
        for (int i = 0; i < numbers.size() && drawn.size() == numbers.size(); i++) {
            others.put(numbers.get(i), sorted.get(i));
        }
    }

    private static boolean mayChange(String number) {
        double value = Double.parseDouble(number);
        boolean year = number.length() == 4 && value >= 1900 && value <= 2100;
        boolean power = Math.log10(value) % 1 == 0;
        return value >= 32 && !year && !power && number.charAt(0) != '0';
    }

    private static String plain(String number) {
        return number.replace(",", "");
    }

    private static String shape(String number) {
        return number.replaceAll("\\d", "9");
    }
}
