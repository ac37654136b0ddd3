package dev.mudlark.embeddings;

import ai.onnxruntime.OrtException;
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

    static LoadedModel load(UnpackedFiles files, Versions versions, int dimensions, int limit) {
        Platform platform = Platform.current();
        List<Resource> libraries = platform.libraries();
        if (libraries.isEmpty()) {
            throw new EmbedderException("ONNX Runtime " + versions.runtime() + " has no native library for "
                    + platform.name() + ": the embedding model cannot run here, use BM25");
        }
        Resource weights = new Resource(ARTIFACT + ".onnx");
        Path libraryFolder = files.folder("onnxruntime-" + versions.runtime() + "-" + platform.name(), libraries);
        Path weightsFolder = files.folder(ARTIFACT + "-" + versions.weights(), List.of(weights));
        try {
            Vocabulary vocabulary = Vocabulary.read(new Resource(ARTIFACT + "-tokenizer.json"));
            OnnxModel onnx = OnnxModel.load(libraryFolder, weightsFolder.resolve(weights.fileName()), dimensions);
            return new LoadedModel(vocabulary, onnx, limit);
        } catch (LinkageError | OrtException | IOException | RuntimeException e) {
            throw new EmbedderException(
                    "the embedding model cannot be loaded (" + e + "): look whether " + libraryFolder
                            + " may hold programs (not mounted noexec) and there are 300 MB of memory",
                    e);
        }
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
            throw new EmbedderException("the embedding model failed on a text of " + ids.length + " tokens: " + e, e);
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
