package dev.mudlark.documents.index;

import dev.mudlark.documents.Language;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.de.GermanLightStemFilter;
import org.apache.lucene.analysis.en.EnglishMinimalStemFilter;
import org.apache.lucene.analysis.en.PorterStemFilter;
import org.apache.lucene.analysis.es.SpanishLightStemFilter;
import org.apache.lucene.analysis.fi.FinnishLightStemFilter;
import org.apache.lucene.analysis.fr.FrenchLightStemFilter;
import org.apache.lucene.analysis.it.ItalianLightStemFilter;
import org.apache.lucene.analysis.no.NorwegianLightStemFilter;
import org.apache.lucene.analysis.pt.PortugueseLightStemFilter;
import org.apache.lucene.analysis.ru.RussianLightStemFilter;
import org.apache.lucene.analysis.snowball.SnowballFilter;
import org.apache.lucene.analysis.sv.SwedishLightStemFilter;
import org.tartarus.snowball.ext.DanishStemmer;
import org.tartarus.snowball.ext.DutchStemmer;

/** Reduces words to stems, with Lucene's stemmers. None of them touches a word that is marked as a keyword. */
final class Stemming {

    private Stemming() {}

    /** The words of {@code words}, reduced. */
    static TokenStream of(Language language, TokenStream words) {
        return switch (language) {
            case NONE -> new EnglishMinimalStemFilter(words);
            case ENGLISH -> new PorterStemFilter(words);
            case DANISH -> new SnowballFilter(words, new DanishStemmer());
            case DUTCH -> new SnowballFilter(words, new DutchStemmer());
            case FINNISH -> new FinnishLightStemFilter(words);
            case FRENCH -> new FrenchLightStemFilter(words);
            case GERMAN -> new GermanLightStemFilter(words);
            case ITALIAN -> new ItalianLightStemFilter(words);
            case NORWEGIAN -> new NorwegianLightStemFilter(words);
            case PORTUGUESE -> new PortugueseLightStemFilter(words);
            case RUSSIAN -> new RussianLightStemFilter(words);
            case SPANISH -> new SpanishLightStemFilter(words);
            case SWEDISH -> new SwedishLightStemFilter(words);
        };
    }
}
