package dev.mudlark.evaluation.text;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Recognises an answer that says that the documents do not contain the answer. It looks for the {@link #PHRASES}
 *
 * <ul>
 *   <li>in the first sentence; unless that sentence goes on with {@code but} or {@code however} and the answer cites a
 *       delivered document, for then it does answer;
 *   <li>in every sentence, when the answer cites no delivered document.
 * </ul>
 *
 * A caveat behind a cited answer is no abstention, and neither is "No." or no answer at all. English only.
 */
public final class Abstention {

    /** Words that stand for several in the phrases. */
    private static final Map<String, String> WORDS = words();

    /** What such an answer says, each a regular expression in which {@code <source>} stands for its {@link #WORDS}. */
    private static final List<String> PHRASES = List.of(
            "<source> (?:[^.;:]{0,40} )?(?:do|does|did) not <few><say>",
            "not <few><said> [^.;:]{0,40}?(?:in|by|from) <the><source>",
            "not (?:in|part of|covered by) <the><source>",
            "(?:i|we) (?:can|could|did|do|was|were) not (?:able to )?(?:find|locate|answer|determine|know)",
            "(?:i am|i was|we are|we were|it is) (?:unable|not able|not possible) to (?:find|locate|answer|determine|say)",
            "can not be (?:answered|determined|found|established)",
            "(?:no|not enough|insufficient) <few>(?:information|evidence|mention|answer|details?) "
                    + "[^.;:]{0,80}?(?:in|from) <the><source>",
            "no <few>(?:document|passage|source|excerpt)s? <few>(?:found|<says>)",
            "(?:not enough|insufficient) (?:information|evidence|context)",
            "(?:nothing|nowhere|none) <few>(?:in|of) <the><source>",
            "no answer (?:was |could be )?found");

    private static final List<Pattern> COMPILED =
            PHRASES.stream().map(Abstention::compiled).toList();
    private static final Pattern CONTRACTED_NOT = Pattern.compile("n't\\b|(?<=can)not\\b");
    private static final Pattern CONTRACTED_AM = Pattern.compile("\\bi'm\\b");
    private static final Pattern SENTENCE_END = Pattern.compile("[.!?](?:\\s+|$)|\\n+");
    private static final Pattern CONTRAST = Pattern.compile("\\b(?:but|however|though)\\b");

    private Abstention() {}

    /** The phrases, as regular expressions over folded text. */
    public static List<String> phrases() {
        return PHRASES;
    }

    /** What the words in angle brackets stand for. */
    public static Map<String, String> wordLists() {
        return Collections.unmodifiableMap(WORDS);
    }

    /** True when the answer abstains. */
    public static boolean in(Citations answer) {
        List<String> sentences =
                SENTENCE_END.splitAsStream(answer.plainText().strip()).toList();
        boolean cites = !answer.delivered().isEmpty();
        for (int i = 0; i < sentences.size() && (i == 0 || !cites); i++) {
            String sentence = spelledOut(sentences.get(i));
            for (Pattern phrase : COMPILED) {
                Matcher found = phrase.matcher(sentence);
                if (found.find()) {
                    return !cites
                            || !CONTRAST.matcher(sentence)
                                    .region(found.end(), sentence.length())
                                    .find();
                }
            }
        }
        return false;
    }

    private static String spelledOut(String sentence) {
        String folded = FoldedText.of(sentence).value();
        String apart = folded.replace("can't", "can not").replace("won't", "will not");
        return CONTRACTED_AM
                .matcher(CONTRACTED_NOT.matcher(apart).replaceAll(" not"))
                .replaceAll("i am");
    }

    private static Pattern compiled(String phrase) {
        String regex = phrase;
        for (Map.Entry<String, String> word : WORDS.entrySet()) {
            regex = regex.replace(word.getKey(), word.getValue());
        }
        return Pattern.compile("\\b" + regex + "\\b");
    }

    private static Map<String, String> words() {
        Map<String, String> words = new LinkedHashMap<>();
        words.put(
                "<source>",
                "(?:documents|documentation|document collection|passages|sources|context|corpus|knowledge base"
                        + "|search results|excerpts|<given> (?:text|document|information|material|files|data))");
        words.put("<given>", "(?:provided|available|given|retrieved|searched|supplied)");
        words.put(
                "<say>",
                "(?:contain|say|mention|state|tell|specify|provide|include|give|answer|describe|cover|address|discuss"
                        + "|indicate|explain|reveal|record|disclose)");
        words.put("<says>", "(?:contains?|says?|mentions?|states?|tells?|gives?|answers?|describes?|covers?)");
        words.put(
                "<said>",
                "(?:found|mentioned|stated|specified|given|provided|contained|included|covered|described|available"
                        + "|recorded|said|answered|present|disclosed|discussed)");
        words.put("<the>", "(?:the |these |those |any of the |any |our |my )?(?:\\w+ )?");
        words.put("<few>", "(?:[\\w-]+ ){0,3}?");
        return words;
    }
}
