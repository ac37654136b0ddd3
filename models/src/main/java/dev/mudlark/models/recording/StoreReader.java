package dev.mudlark.models.recording;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.JsonWords;
import dev.mudlark.models.RecordingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * Reads a store. In a recording of a run a line that cannot be trusted ends the reading; in a cache it is passed over.
 * Kinds of lines and fields that are not known are passed over.
 */
final class StoreReader {

    private final StoreFile file;
    private final Store store;
    private final boolean strict;
    private final Map<String, String> parts = new HashMap<>();
    private int session;

    private StoreReader(StoreFile file, Header header) {
        this.file = file;
        this.store = new Store(header);
        this.strict = header.kind() == Header.Kind.RUN;
    }

    /** @throws RecordingException naming the line, when the folder holds no such store */
    static Store read(Path folder, Header.Kind kind) {
        StoreFile file = StoreFile.in(folder);
        check(folder, file);
        try (StoreLines lines = new StoreLines(file.path())) {
            Header header = header(file, lines);
            if (header.kind() != kind) {
                throw new RecordingException(
                        folder + ": this is " + header.kind().words() + ", not " + kind.words());
            }
            StoreReader reader = new StoreReader(file, header);
            reader.read(lines);
            return reader.store;
        } catch (IOException e) {
            throw file.unreadable(e);
        }
    }

    private static void check(Path folder, StoreFile file) {
        if (!Files.exists(file.path())) {
            throw new RecordingException(folder + ": there is no recording (" + StoreFile.NAME
                    + " is missing); name the folder that --record wrote");
        }
        if (!Files.isRegularFile(file.path())) {
            throw new RecordingException(file.path() + ": this is no file of calls");
        }
        try {
            if (Files.size(file.path()) > StoreWriter.MOST_BYTES) {
                throw new RecordingException(
                        file.path() + ": the file is larger than 4 GiB, more than is ever written");
            }
        } catch (IOException e) {
            throw file.unreadable(e);
        }
    }

    /** The first line. */
    static Header header(StoreFile file, StoreLines lines) throws IOException {
        try {
            byte[] first = lines.next();
            if (first == null) {
                throw new StoredException("this is no recording: it is empty");
            }
            return Header.read(Fields.of(Json.parse(first), "recording"));
        } catch (JsonProcessingException e) {
            throw file.wrong(1, "this is no recording: " + JsonWords.of(e.getOriginalMessage()));
        } catch (StoredException e) {
            throw file.wrong(1, String.valueOf(e.getMessage()));
        }
    }

    private void read(StoreLines lines) throws IOException {
        boolean more = true;
        while (more) {
            try {
                byte[] line = lines.next();
                more = line != null;
                if (line != null) {
                    add(Fields.of(Json.parse(line), "line"));
                }
            } catch (JsonProcessingException e) {
                fault(lines.number(), JsonWords.of(e.getOriginalMessage()));
            } catch (StoredException e) {
                fault(lines.number(), String.valueOf(e.getMessage()));
            }
        }
        if (lines.isTorn()) {
            store.notice(file.at(lines.number(), "the last line was cut off, as after a kill, and is passed over"));
        }
    }

    private void fault(long line, String fault) {
        if (strict) {
            throw file.wrong(
                    line,
                    "this line cannot be trusted: " + fault + "; get a whole copy of the recording, or record again");
        }
        store.notice(file.at(line, "this line is passed over: " + fault));
    }

    private void add(Fields line) {
        switch (line.text("type")) {
            case "session" -> session++;
            case "part" -> part(line);
            case "call" -> call(line);
            case "note" -> store.note(line.text("name"), line.fields("value").node());
            default -> {
                // A later version may write more.
            }
        }
    }

    private void part(Fields line) {
        String hash = line.text("sha256");
        same("part", hash, line.fields("value").node());
        parts.put(hash, hash);
    }

    private void call(Fields line) {
        ObjectNode request = line.fields("request").node();
        String hash = line.text("sha256");
        same("request", hash, request);
        ObjectNode reply = line.fields("reply").node();
        same("reply", line.text("reply_sha256"), reply);
        store.add(
                line.text("scope"),
                session,
                new Store.Call(hash, line.integer("n"), Outline.read(request, this::known), Reply.read(reply)));
    }

    private String known(String hash) {
        String part = parts.get(hash);
        if (part == null) {
            throw new StoredException("it names a part that no line before has (" + Shown.of(hash) + ")");
        }
        return part;
    }

    private static void same(String what, String written, ObjectNode value) {
        if (!Canonical.hash(value).equals(written)) {
            throw new StoredException("the " + what + " is not the one that its sha256 is of; somebody changed it");
        }
    }
}
