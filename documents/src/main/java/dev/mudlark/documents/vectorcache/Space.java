package dev.mudlark.documents.vectorcache;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/**
 * What vectors must have in common to be compared.
 *
 * @param model name of the model
 * @param dimensions numbers of a vector
 */
record Space(String model, int dimensions) {

    private static final int NAME_BYTES = 8;

    /** A name for files: of the model's name only a hash, as it may hold any character. */
    String folderName() {
        byte[] hash = Key.sha256().digest(model.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(hash, 0, NAME_BYTES) + "-" + dimensions;
    }
}
