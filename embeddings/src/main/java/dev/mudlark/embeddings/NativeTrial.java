package dev.mudlark.embeddings;

import ai.onnxruntime.OrtEnvironment;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;

/**
 * Tries to load the native library from a folder before ONNX Runtime does: when its own try fails, as in a folder that is
 * mounted noexec, there is no second one in the process.
 */
final class NativeTrial {

    private static final String LIBRARY = "onnxruntime";

    private NativeTrial() {}

    /**
     * Loads the library. Once loaded from a path it stays, and loading it again from there does nothing.
     *
     * @throws IOException when it cannot be loaded
     */
    static void load(Path folder) throws IOException {
        // A library belongs to the class loader that loaded it: one of ours would be refused to ONNX Runtime's.
        boolean together = Objects.equals(OrtEnvironment.class.getClassLoader(), NativeTrial.class.getClassLoader());
        if (together && !OnnxModel.hasOwnFolder()) {
            load(folder.resolve(System.mapLibraryName(LIBRARY)).toAbsolutePath().toString());
        }
    }

    private static void load(String file) throws IOException {
        try {
            NativeStart.call(() -> {
                System.load(file);
                return file;
            });
        } catch (UnsatisfiedLinkError e) {
            throw new IOException(
                    "programs cannot be loaded from it, as when it is mounted noexec: " + reason(file, e), e);
        }
    }

    /** The linker names the file in front of what it says, once or twice. */
    private static String reason(String file, UnsatisfiedLinkError e) {
        String message = String.valueOf(e.getMessage());
        return message.replace(file + ": ", "");
    }
}
