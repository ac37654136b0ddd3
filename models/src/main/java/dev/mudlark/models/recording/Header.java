package dev.mudlark.models.recording;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * The first line of a store.
 *
 * @param kind what it holds
 * @param run identifies the run; empty for a cache
 */
record Header(Kind kind, String run) {

    static final String TYPE = "recording";
    private static final int FORMAT = 1;

    /** What a store holds; the lower-case names stand in the file. */
    enum Kind {
        /** Every call of one run. */
        RUN("the recording of a run"),
        /** Replies to use again. */
        CACHE("a cache of replies");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    ObjectNode write() {
        return Json.object()
                .put("type", TYPE)
                .put("format", FORMAT)
                .put("kind", Fields.lower(kind))
                .put("run", run);
    }

    /** @throws StoredException when it is none that this version reads */
    static Header read(Fields fields) {
        if (!fields.text("type").equals(TYPE)) {
            throw new StoredException("this is no recording: the first line must be of the type '" + TYPE + "'");
        }
        long format = fields.whole("format");
        if (format != FORMAT) {
            throw new StoredException("another version wrote this recording (format " + format + "; this one reads "
                    + FORMAT + "); use that version, or record again");
        }
        return new Header(fields.constant("kind", Kind.class), fields.text("run"));
    }
}
