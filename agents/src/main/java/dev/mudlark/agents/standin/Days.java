package dev.mudlark.agents.standin;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Dates in texts, the events they belong to, and what a question asks about them. */
final class Days {

    private static final String MONTHS = "janfebmaraprmayjunjulaugsepoctnovdec";
    private static final String MONTH = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?";
    private static final Pattern DATE =
            Pattern.compile("(?i)\\b(?:(\\d{4})-(\\d\\d)-(\\d\\d)|(\\d{1,2})(?:st|nd|rd|th)?[ -]" + MONTH
                    + "[ -](\\d{4})|" + MONTH + " (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4}))\\b");
    private static final Pattern SPAN = Pattern.compile(
            "(?i)\\bhow (?:many (?:days|weeks|months|years)|long)\\b(?=.*\\b(?:between|after|before|from|until|since|till|last)\\b).*");
    private static final Pattern WEEKDAY = Pattern.compile("(?i).*\\b(?:day of the week|weekday|what day)\\b.*");
    private static final Pattern ASKS_DATE = Pattern.compile(
            "(?i).*\\b(?:(?:what|which|earliest|latest|last|first) (?:is the )?(?:\\w+ )?(?:date|day)|when|until)\\b.*");
    private static final Pattern DURATION = Pattern.compile(
            "(?i)\\b(\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|ninety|thirty|sixty)[ -](?:\\w+ )?(day|week|month|year)s?\\b");
    private static final List<String> NUMBERS = List.of(
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");
    private static final List<Pattern> EVENTS = List.of(
            Pattern.compile("(?is)between (?<a>.+) and (?<b>.+)"),
            Pattern.compile("(?is)from (?<a>.+?) (?:to|until|till) (?<b>.+)"),
            Pattern.compile("(?is)(?:after|since) (?<a>.+?) (?:did|does|do|was|were|is|are|had|has|until) (?<b>.+)"),
            Pattern.compile("(?is)before (?<b>.+?) (?:did|does|do|was|were|is|are|had|has) (?<a>.+)"),
            Pattern.compile("(?is)(?<b>.+?) (?:after|since) (?<a>.+)"),
            Pattern.compile("(?is)(?<a>.+?) (?:before|until|till) (?<b>.+)"));

    /** A date and where it stands. */
    record Found(LocalDate date, int start, int end) {}

    private Days() {}

    static List<Found> in(String text) {
        List<Found> found = new ArrayList<>();
        for (Matcher m = DATE.matcher(text); m.find(); ) {
            try {
                LocalDate date = m.group(1) != null
                        ? LocalDate.parse(m.group())
                        : m.group(4) != null
                                ? date(m.group(6), m.group(5), m.group(4))
                                : date(m.group(9), m.group(7), m.group(8));
                found.add(new Found(date, m.start(), m.end()));
            } catch (DateTimeException ignored) {
                // looks like a date and is none
            }
        }
        return found;
    }

    private static LocalDate date(String year, String month, String day) {
        int number = MONTHS.indexOf(month.toLowerCase(Locale.ROOT)) / 3 + 1;
        return LocalDate.of(Integer.parseInt(year), number, Integer.parseInt(day));
    }

    /** The two events a span of time lies between, or the one event whose date is needed. */
    static List<String> events(String question) {
        if (SPAN.matcher(question).find()) {
            for (Pattern pattern : EVENTS) {
                Matcher m = pattern.matcher(question);
                if (m.find()) {
                    return List.of(m.group("a"), m.group("b"));
                }
            }
            return List.of(question, question);
        }
        return WEEKDAY.matcher(question).matches()
                        || offset(question, new Evidence(Question.of(question), List.of()))
                                .isPresent()
                ? List.of(question)
                : List.of();
    }

    /** Fills the arguments of a date calculation, when the question asks for one and the dates were read. */
    static boolean calculate(Evidence evidence, ObjectNode arguments) {
        String question = evidence.question.text();
        List<String> events = events(question);
        if (events.size() == 2) {
            Optional<LocalDate> first = dateOf(events.get(0), events.get(1), evidence, null);
            Optional<LocalDate> second = dateOf(events.get(1), events.get(0), evidence, first.orElse(null));
            if (first.isEmpty() || second.isEmpty()) {
                return false;
            }
            arguments
                    .put("operation", "diff")
                    .put("date", first.get().toString())
                    .put("other_date", second.get().toString());
            return true;
        }
        Optional<LocalDate> date = dateOf(question, "", evidence, null);
        if (date.isEmpty()) {
            return false;
        }
        if (WEEKDAY.matcher(question).matches()) {
            arguments.put("operation", "weekday").put("date", date.get().toString());
            return true;
        }
        Optional<Matcher> offset = offset(question, evidence);
        offset.ifPresent(m -> arguments
                .put("operation", "add")
                .put("date", date.get().toString())
                .put(m.group(2).toLowerCase(Locale.ROOT) + "s", number(m.group(1))));
        return offset.isPresent();
    }

    /** The duration to add: that of the question, else the one read that fits a question with a date best. */
    private static Optional<Matcher> offset(String question, Evidence evidence) {
        if (!ASKS_DATE.matcher(question).matches()) {
            return Optional.empty();
        }
        Matcher own = DURATION.matcher(question);
        if (own.find()) {
            return Optional.of(own);
        }
        if (in(question).isEmpty()) {
            return Optional.empty();
        }
        return evidence.units.stream()
                .filter(u -> DURATION.matcher(u.text()).find())
                .max(java.util.Comparator.comparingDouble(u -> evidence.cover(u, Set.of())))
                .map(u -> DURATION.matcher(u.text()))
                .filter(Matcher::find);
    }

    private static int number(String text) {
        int word = NUMBERS.indexOf(text.toLowerCase(Locale.ROOT));
        return word >= 0
                ? word
                : text.equalsIgnoreCase("thirty")
                        ? 30
                        : text.equalsIgnoreCase("sixty")
                                ? 60
                                : text.equalsIgnoreCase("ninety") ? 90 : Integer.parseInt(text);
    }

    /** The date that stands closest to the words of an event. */
    private static Optional<LocalDate> dateOf(String event, String other, Evidence evidence, @Nullable LocalDate not) {
        List<Found> own = in(event);
        if (!own.isEmpty()) {
            return Optional.of(own.getFirst().date());
        }
        Set<String> terms = new HashSet<>(Words.stems(event));
        Set<String> rest = new HashSet<>(evidence.question.terms());
        rest.removeAll(terms);
        Set<String> foreign = Words.stems(other);
        foreign.retainAll(evidence.question.hard());
        rest.removeAll(foreign);
        @Nullable LocalDate best = null;
        double most = 0;
        for (Unit unit : evidence.units) {
            for (Found found : in(unit.text())) {
                String text = unit.text();
                Set<String> window = Words.stems(
                        text.substring(Math.max(0, found.start() - 60), Math.min(text.length(), found.end() + 60)));
                double score = 0;
                for (String term : evidence.question.terms()) {
                    double share = terms.contains(term) ? 1 : rest.contains(term) ? 0.4 : 0;
                    score += share
                            * evidence.weight(term)
                            * (window.contains(term)
                                    ? 1
                                    : unit.stems().contains(term)
                                            ? 0.8
                                            : unit.near().contains(term)
                                                    ? 0.5
                                                    : unit.around().contains(term) ? 0.4 : 0);
                }
                if (score > most && !found.date().equals(not)) {
                    most = score;
                    best = found.date();
                }
            }
        }
        return Optional.ofNullable(best);
    }
}
