package dev.mudlark.documents.index;

import dev.mudlark.documents.Chunker;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Passage;
import dev.mudlark.documents.ScoredPassage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.store.Directory;

/** An index of passages in memory. A passage's number is its number in Lucene, in the order in which it was added. */
public final class PassageIndex {

    private final PassageList passages;
    private final Ranking ranking;

    private PassageIndex(PassageList passages, Ranking ranking) {
        this.passages = passages;
        this.ranking = ranking;
    }

    /** Cuts and indexes documents; equal scores will keep their order. */
    public static PassageIndex of(List<Document> documents, Chunker chunker) {
        PassageList passages = new PassageList(documents);
        Directory directory = new ByteBuffersDirectory();
        try (PassageWriter writer = new PassageWriter(directory)) {
            for (int number = 0; number < documents.size(); number++) {
                for (Passage passage : chunker.chunk(documents.get(number))) {
                    writer.add(passage);
                    passages.add(number, passage.span());
                }
            }
            writer.finish();
            return new PassageIndex(passages, new Ranking(DirectoryReader.open(directory)));
        } catch (IOException e) {
            throw new UncheckedIOException("an index in memory failed", e);
        }
    }

    /** How many passages there are. */
    public int size() {
        return passages.size();
    }

    /** The best passages for a query; see {@link dev.mudlark.documents.Searcher#search}. */
    public List<ScoredPassage> search(String query, int limit) {
        return ranking.best(Terms.ofQuery(query), Math.min(limit, size())).stream()
                .map(hit -> new ScoredPassage(passages.get(hit.passage()), hit.score()))
                .toList();
    }
}
