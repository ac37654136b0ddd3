package dev.mudlark.embeddings;

import ai.onnxruntime.OrtException;
import dev.mudlark.context.FileFault;
import dev.mudlark.documents.EmbedderException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * What is in memory once the first text is embedded.
 *
 * @param limit tokens that the model reads at once, start and end included
 */
record LoadedModel(Vocabulary vocabulary, OnnxModel onnx, int limit) {
    private static final String ARTIFACT = "all-minilm-l6-v2-q";

    /** Numbers of a vector. */
    static final int DIMENSIONS = 384;

    /** Tokens; the length of text the model was trained for. */
    static final int LIMIT = 256;

    /**
     * Unpacks and loads everything.
     *
     * @param trial whether native libraries can be loaded from a folder
     * @throws EmbedderException when that is impossible
     */
    static LoadedModel load(UnpackedFiles files, Versions versions, UnpackedFiles.Trial trial) {
        Platform platform = Platform.current();
        List<Resource> libraries = platform.libraries();
        if (libraries.isEmpty()) {
            throw new EmbedderException("ONNX Runtime " + versions.runtime() + " has no native library for "
                    + platform.name() + ": the embedding model cannot run here, use BM25");
        }
        Resource weights = new Resource(ARTIFACT + ".onnx");
        try {
            Path libraryFolder =
                    files.folder("onnxruntime-" + versions.runtime() + "-" + platform.name(), libraries, trial);
            Path weightsFolder = files.folder(ARTIFACT + "-" + versions.weights(), List.of(weights));
            return load(libraryFolder, weightsFolder.resolve(weights.fileName()));
        } finally {
            files.removeTemporary();
        }
    }

    private static LoadedModel load(Path libraryFolder, Path weights) {
        try {
            Vocabulary vocabulary = Vocabulary.read(new Resource(ARTIFACT + "-tokenizer.json"));
            return new LoadedModel(vocabulary, OnnxModel.load(libraryFolder, weights, DIMENSIONS), LIMIT);
        } catch (LinkageError | OrtException | IOException | RuntimeException e) {
            throw new EmbedderException(
                    "the embedding model cannot be loaded (" + reason(e) + "): look whether " + libraryFolder
                            + " may hold programs (not mounted noexec; MUDLARK_CACHE names another folder) and there are"
                            + " 300 MB of memory",
                    e);
        }
    }

    /** What the first of its causes says: the others only wrap it. */
    private static String reason(Throwable e) {
        Throwable first = e;
        while (first.getCause() != null) {
            first = first.getCause();
        }
        if (first instanceof IOException fault) {
            return FileFault.of(fault);
        }
        String message = first.getMessage();
        return message == null || message.isBlank() ? "the native library gives no reason" : message;
    }

    /** The tokens of a text in pieces that the model can read; none when there is nothing in it. */
    List<int[]> pieces(String text) {
        return new Pieces(limit - 2).of(new BertTokenizer(vocabulary).tokens(text));
    }

    float[] vector(int[] piece) {
        long[] ids = new long[piece.length + 2];
        ids[0] = vocabulary.start;
        for (int i = 0; i < piece.length; i++) {
            ids[i + 1] = piece[i];
        }
        ids[ids.length - 1] = vocabulary.end;
        try {
            return onnx.vector(ids);
        } catch (OrtException e) {
            throw new EmbedderException("the embedding model failed on a text (tokens: " + ids.length + "): " + e, e);
        }
    }

    void free() {
        try {
            onnx.close();
        } catch (OrtException e) {
            throw new EmbedderException("the embedding model cannot be freed: " + e, e);
        }
    }
}
