package dev.mudlark.models.recording;

import dev.mudlark.context.FileFault;
import dev.mudlark.models.RecordingException;
import java.io.IOException;
import java.nio.file.Path;

/** The file of a folder that holds calls, and what is said about it. */
record StoreFile(Path path) {

    /** The name of the file in its folder. */
    static final String NAME = "calls.jsonl";

    static StoreFile in(Path folder) {
        return new StoreFile(folder.resolve(NAME));
    }

    /** What is wrong with a line, counted from 1. */
    String at(long line, String fault) {
        return path + ":" + line + ": " + fault;
    }

    RecordingException wrong(long line, String fault) {
        return new RecordingException(at(line, fault));
    }

    RecordingException unreadable(IOException e) {
        return new RecordingException(path + ": the recording cannot be read (" + FileFault.of(e) + ")", e);
    }

    RecordingException unwritable(IOException e) {
        return new RecordingException(
                path + ": the recording cannot be written (" + FileFault.of(e) + "); free space, check its rights, or"
                        + " name another folder",
                e);
    }
}
