package dev.mudlark.documents.index;

import org.apache.lucene.document.FieldType;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.search.similarities.BM25Similarity;
import org.apache.lucene.search.similarities.Similarity;

/** What is in the index and how it is weighed. */
final class Fields {

    /** Terms of a passage. */
    static final String TEXT = "text";

    /** Terms of the title of a passage's document. */
    static final String TITLE = "title";

    /** What a term in the title counts, compared with one in the text. Best of 0, 0.5 and 1 on two collections. */
    static final float TITLE_WEIGHT = 0.5f;

    /** Saturation of term frequency. */
    static final float K1 = 1.2f;

    /** How much the length of a passage counts. */
    static final float B = 0.75f;

    private Fields() {}

    /** Okapi BM25 as in Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009. */
    static Similarity similarity() {
        return new BM25Similarity(K1, B);
    }

    /** Terms with their frequencies; no positions and no stored text. */
    static FieldType type() {
        FieldType type = new FieldType();
        type.setTokenized(true);
        type.setIndexOptions(IndexOptions.DOCS_AND_FREQS);
        type.freeze();
        return type;
    }
}
