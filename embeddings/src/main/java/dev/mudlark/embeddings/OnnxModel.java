package dev.mudlark.embeddings;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtLoggingLevel;
import ai.onnxruntime.OrtSession;
import java.nio.FloatBuffer;
import java.nio.LongBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;

/**
 * A BERT encoder in ONNX Runtime, one input a run: the weights are quantised while it runs by the range of all numbers
 * of a batch, so inputs that share a batch would change each other's vectors. Safe for use by several threads.
 */
final class OnnxModel implements AutoCloseable {
    private static final String LIBRARY_FOLDER = "onnxruntime.native.path";

    private final OrtEnvironment environment;
    private final OrtSession session;
    private final int dimensions;

    private OnnxModel(OrtEnvironment environment, OrtSession session, int dimensions) {
        this.environment = environment;
        this.session = session;
        this.dimensions = dimensions;
    }

    /** @throws LinkageError when the native libraries do not fit this machine */
    static OnnxModel load(Path libraries, Path weights, int dimensions) throws OrtException {
        OrtEnvironment environment = environment(libraries);
        try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
            // Threads that each run an input of their own are faster than threads that share one.
            options.setIntraOpNumThreads(1);
            options.setInterOpNumThreads(1);
            return new OnnxModel(environment, environment.createSession(weights.toString(), options), dimensions);
        }
    }

    /** True when the user says where the native libraries are. */
    static boolean hasOwnFolder() {
        return System.getProperty(LIBRARY_FOLDER) != null;
    }

    /** The library looks for the folder once, when its first class is used. A user's own setting wins. */
    private static synchronized OrtEnvironment environment(Path libraries) {
        boolean ours = !hasOwnFolder();
        if (ours) {
            System.setProperty(LIBRARY_FOLDER, libraries.toAbsolutePath().toString());
        }
        try {
            return NativeStart.call(
                    () -> OrtEnvironment.getEnvironment(OrtLoggingLevel.ORT_LOGGING_LEVEL_ERROR, "mudlark"));
        } finally {
            if (ours) {
                System.clearProperty(LIBRARY_FOLDER);
            }
        }
    }

    /** The mean of the vectors of all tokens, with length 1 (the pooling the model was trained with). */
    float[] vector(long[] ids) throws OrtException {
        long[] shape = {1, ids.length};
        long[] mask = new long[ids.length];
        Arrays.fill(mask, 1);
        try (OnnxTensor input = OnnxTensor.createTensor(environment, LongBuffer.wrap(ids), shape);
                OnnxTensor attention = OnnxTensor.createTensor(environment, LongBuffer.wrap(mask), shape);
                OnnxTensor types = OnnxTensor.createTensor(environment, LongBuffer.allocate(ids.length), shape);
                OrtSession.Result result =
                        session.run(Map.of("input_ids", input, "attention_mask", attention, "token_type_ids", types))) {
            return pooled(((OnnxTensor) result.get(0)).getFloatBuffer(), ids.length);
        }
    }

    private float[] pooled(FloatBuffer hidden, int tokens) {
        float[] all = new float[tokens * dimensions];
        hidden.get(all);
        double[] sums = new double[dimensions];
        for (int token = 0; token < tokens; token++) {
            int row = token * dimensions;
            for (int i = 0; i < dimensions; i++) {
                sums[i] += all[row + i];
            }
        }
        return unit(sums);
    }

    private static float[] unit(double[] sums) {
        double squares = 0;
        for (double sum : sums) {
            squares += sum * sum;
        }
        double length = Math.sqrt(squares);
        float[] vector = new float[sums.length];
        for (int i = 0; i < sums.length; i++) {
            vector[i] = (float) (sums[i] / length);
        }
        return vector;
    }

    @Override
    public void close() throws OrtException {
        session.close();
    }
}
