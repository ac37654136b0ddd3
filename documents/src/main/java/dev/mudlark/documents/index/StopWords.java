package dev.mudlark.documents.index;

import dev.mudlark.documents.Language;
import java.util.Set;
import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.da.DanishAnalyzer;
import org.apache.lucene.analysis.de.GermanAnalyzer;
import org.apache.lucene.analysis.es.SpanishAnalyzer;
import org.apache.lucene.analysis.fi.FinnishAnalyzer;
import org.apache.lucene.analysis.fr.FrenchAnalyzer;
import org.apache.lucene.analysis.it.ItalianAnalyzer;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.nl.DutchAnalyzer;
import org.apache.lucene.analysis.no.NorwegianAnalyzer;
import org.apache.lucene.analysis.pt.PortugueseAnalyzer;
import org.apache.lucene.analysis.ru.RussianAnalyzer;
import org.apache.lucene.analysis.sv.SwedishAnalyzer;

/** Words that a query is not about: articles, prepositions, pronouns, auxiliary verbs and question words. */
public final class StopWords {

    /** In lower case. They are indexed, and looked for when a query has nothing else. */
    private static final Set<String> ENGLISH = Set.of(
            "a", "about", "an", "and", "any", "are", "as", "at", "be", "been", "but", "by", "can", "could", "did", "do",
            "does", "for", "from", "had", "has", "have", "how", "i", "if", "in", "into", "is", "it", "its", "me", "my",
            "of", "on", "or", "our", "shall", "should", "so", "such", "than", "that", "the", "their", "them", "then",
            "there", "these", "they", "this", "those", "to", "was", "we", "were", "what", "when", "where", "which",
            "who", "whom", "whose", "why", "will", "with", "would", "you", "your");

    private StopWords() {}

    /** The words of a language in lower case, with their accents; of {@link Language#NONE} the English ones. */
    public static CharArraySet of(Language language) {
        return switch (language) {
            case NONE, ENGLISH -> new CharArraySet(ENGLISH, false);
            case DANISH -> DanishAnalyzer.getDefaultStopSet();
            case DUTCH -> DutchAnalyzer.getDefaultStopSet();
            case FINNISH -> FinnishAnalyzer.getDefaultStopSet();
            case FRENCH -> FrenchAnalyzer.getDefaultStopSet();
            case GERMAN -> GermanAnalyzer.getDefaultStopSet();
            case ITALIAN -> ItalianAnalyzer.getDefaultStopSet();
            case NORWEGIAN -> NorwegianAnalyzer.getDefaultStopSet();
            case PORTUGUESE -> PortugueseAnalyzer.getDefaultStopSet();
            case RUSSIAN -> RussianAnalyzer.getDefaultStopSet();
            case SPANISH -> SpanishAnalyzer.getDefaultStopSet();
            case SWEDISH -> SwedishAnalyzer.getDefaultStopSet();
        };
    }

    /** The same without accents, as terms are before they are reduced. */
    static CharArraySet folded(Language language) {
        CharArraySet words = of(language);
        CharArraySet folded = new CharArraySet(words.size(), false);
        for (Object word : words) {
            char[] from = (char[]) word;
            char[] to = new char[from.length * 4];
            int length = ASCIIFoldingFilter.foldToASCII(from, 0, to, 0, from.length);
            folded.add(String.valueOf(to, 0, length));
        }
        return folded;
    }
}
