package dev.mudlark.agents.standin;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What is asked.
 *
 * @param terms stems of the words that carry meaning
 * @param hard those of them that must be in the documents: names, identifiers, figures
 * @param identifiers words that are worth a grep
 * @param wants what kind of thing answers it
 */
record Question(String text, Set<String> terms, Set<String> hard, List<String> identifiers, Wants wants) {

    private static final Pattern DIGIT = Pattern.compile("\\d");

    /** Kinds of answers and how they look. */
    enum Wants {
        DATE("^(?:on )?(?:when|(?:on |by |which |what )+(?:day|date)).*", "\\b\\d{4}\\b"),
        PERSON("^(?:by |from |to )?who(?:m|se)?\\b.*", "\\p{Lu}\\p{L}+"),
        NUMBER(
                ".*\\b(?:how (?:many|much|long|large|big|often|soon|fast|far|old|high)|percent(?:age)?)\\b.*",
                "\\d|\\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|half|once|twice|third)"),
        ANYTHING(".*", "");

        private final Pattern cue;
        private final Pattern look;

        Wants(String cue, String look) {
            this.cue = Pattern.compile(cue, Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
            this.look = Pattern.compile(look);
        }

        boolean isMetBy(String text) {
            return look.matcher(text).find();
        }
    }

    static Question of(String text) {
        Set<String> terms = new LinkedHashSet<>();
        Set<String> hard = new LinkedHashSet<>();
        Set<String> identifiers = new LinkedHashSet<>();
        boolean first = true;
        for (String word : Words.in(text)) {
            boolean identifier = Words.isIdentifier(word);
            boolean name = (!first && Character.isUpperCase(word.charAt(0)))
                    || DIGIT.matcher(word).find();
            first = false;
            if (Words.isStop(word)) {
                continue;
            }
            Set<String> stems = identifier || name ? Set.of(Words.stem(word)) : Words.stems(word);
            terms.addAll(stems);
            if (identifier || name) {
                hard.addAll(stems);
            }
            if (identifier) {
                identifiers.add(word);
            }
        }
        Wants wants = List.of(Wants.values()).stream()
                .filter(w -> w.cue.matcher(text).matches())
                .findFirst()
                .orElse(Wants.ANYTHING);
        return new Question(text, terms, hard, List.copyOf(identifiers), wants);
    }
}
