package dev.mudlark.documents.index;

import dev.mudlark.documents.Language;
import dev.mudlark.documents.Passage;
import java.io.IOException;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.core.KeywordAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.NoMergePolicy;
import org.apache.lucene.store.Directory;

/** Writes passages into Lucene in order, by one thread and without merges, so that numbers stay as they were given. */
final class PassageWriter implements AutoCloseable {

    private static final double BUFFER_MB = 64;

    private final Terms textTerms;
    private final Terms titleTerms;
    private final Field text;
    private final Field title;
    private final Document document = new Document();
    private final Analyzer unused = new KeywordAnalyzer();
    private final IndexWriter writer;

    PassageWriter(Directory directory, Language language) throws IOException {
        textTerms = new Terms(language);
        titleTerms = new Terms(language);
        text = new Field(Fields.TEXT, textTerms.of(""), Fields.type());
        title = new Field(Fields.TITLE, titleTerms.of(""), Fields.type());
        IndexWriterConfig config = new IndexWriterConfig(unused);
        config.setSimilarity(Fields.similarity());
        config.setMergePolicy(NoMergePolicy.INSTANCE);
        config.setRAMBufferSizeMB(BUFFER_MB);
        config.setUseCompoundFile(false);
        writer = new IndexWriter(directory, config);
        document.add(text);
        document.add(title);
    }

    void add(Passage passage) throws IOException {
        text.setTokenStream(textTerms.of(passage.text()));
        title.setTokenStream(titleTerms.of(passage.title()));
        writer.addDocument(document);
    }

    /** Makes what was added readable. */
    void finish() throws IOException {
        writer.commit();
    }

    @Override
    public void close() throws IOException {
        writer.close();
        unused.close();
    }
}
