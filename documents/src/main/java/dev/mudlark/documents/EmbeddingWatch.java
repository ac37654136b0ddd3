package dev.mudlark.documents;

/** Hears how the embedding of a collection goes on. Called by one thread at a time. */
public interface EmbeddingWatch {

    /** Hears nothing. */
    EmbeddingWatch NONE = new EmbeddingWatch() {
        @Override
        public void embedded(int done, int total) {}

        @Override
        public void note(String line) {}
    };

    /**
     * So many passages have their vectors. Called before the first one and after every few; whatever is thrown here ends the
     * embedding.
     *
     * @param done passages that are ready
     * @param total passages of the collection that get vectors
     */
    void embedded(int done, int total);

    /** Something the user should know, such as rows of a table that are left out. */
    void note(String line);
}
