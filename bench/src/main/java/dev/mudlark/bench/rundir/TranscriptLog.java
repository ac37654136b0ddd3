package dev.mudlark.bench.rundir;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.context.FileFault;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Writes {@code transcripts.jsonl}: the header, the systems and the questions at once, then a line for each transcript as
 * it comes, in the hands of the operating system when {@link #append} returns. {@link #complete} puts the lines in the
 * order of systems and questions. Safe for use by several threads.
 */
public final class TranscriptLog implements AutoCloseable {

    private final Path file;
    private final RunHeader header;
    private final List<SystemInfo> systems;
    private final List<Question> questions;
    private final FileChannel channel;
    private final Map<Key, Line> lines = new HashMap<>();
    private long end;
    private int failed;
    private SortedSet<Integer> broken = new TreeSet<>();

    private record Key(String system, String question) {}

    private record Line(long start, int length) {}

    private TranscriptLog(
            Path file, RunHeader header, List<SystemInfo> systems, List<Question> questions, FileChannel channel) {
        this.file = file;
        this.header = header;
        this.systems = List.copyOf(systems);
        this.questions = List.copyOf(questions);
        this.channel = channel;
    }

    /**
     * Creates the file; it is there with its header, systems and questions or not at all.
     *
     * @throws IOException when it exists or cannot be written
     */
    public static TranscriptLog create(Path file, RunHeader header, List<SystemInfo> systems, List<Question> questions)
            throws IOException {
        if (isBegun(file)) {
            throw new FileAlreadyExistsException(file.toString());
        }
        Path begun = temporary(file);
        FileChannel channel = FileChannel.open(
                begun,
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE);
        try {
            TranscriptLog log = new TranscriptLog(file, header, systems, questions, channel);
            log.end = log.writeHead(channel, header);
            Files.move(begun, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            return log;
        } catch (IOException e) {
            channel.close();
            Files.deleteIfExists(begun);
            throw FileFault.named(file, e);
        }
    }

    /**
     * Goes on with the file of a run that was ended from outside. A last line that was cut off is taken away, and an answer
     * that cannot be read is none. The systems keep the times that they were first prepared in.
     *
     * @throws ProblemsException when the file cannot be read, or is about other systems or questions or is scored
     *     otherwise
     * @throws IOException when it cannot be written
     */
    public static TranscriptLog resume(Path file, RunHeader header, List<SystemInfo> systems, List<Question> questions)
            throws IOException {
        StoredRun stored = TranscriptReader.readWhatIsWhole(file);
        SameRun.check(file, stored, header, systems, questions);
        FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            TranscriptLog log = new TranscriptLog(file, header, stored.record().systems(), questions, channel);
            log.readLines(stored.broken());
            log.broken = new TreeSet<>(stored.broken());
            return log;
        } catch (IOException e) {
            channel.close();
            throw FileFault.named(file, e);
        }
    }

    /** How many answers the file holds, over all systems. */
    public synchronized int answered() {
        return lines.size();
    }

    /** How many of them failed. */
    public synchronized int failed() {
        return failed;
    }

    /** Numbers of the lines that could not be read when the run was resumed, from 1 and in order. */
    public synchronized List<Integer> broken() {
        return List.copyOf(broken);
    }

    /** True when the file holds whole lines; without one the run had not begun to ask. */
    public static boolean isBegun(Path file) throws IOException {
        if (!Files.exists(file)) {
            return false;
        }
        try (ByteLines lines = new ByteLines(file)) {
            byte[] first = lines.next();
            return first != null && first.length < Files.size(file);
        }
    }

    /** True when the file holds at least one answer. */
    static boolean isAnswered(Path file) throws IOException {
        try (ByteLines stored = new ByteLines(file)) {
            for (byte[] line = stored.next(); line != null; line = stored.next()) {
                if (isAnswer(record(line))) {
                    return true;
                }
            }
            return false;
        }
    }

    /** True when the file holds the answer of a system to a question. */
    public synchronized boolean holds(String system, String question) {
        return lines.containsKey(new Key(system, question));
    }

    /**
     * Appends a transcript.
     *
     * @throws IOException when the line cannot be written
     */
    public void append(Transcript transcript) throws IOException {
        byte[] line = bytes(TranscriptFormat.write(transcript));
        synchronized (this) {
            writeWhole(line);
            lines.put(new Key(transcript.system(), transcript.questionId()), new Line(end, line.length));
            failed += transcript.failure().isPresent() ? 1 : 0;
            end += line.length;
        }
    }

    /**
     * Writes the file again in order: by system and, within one, by question. The old file is there until the new one is
     * whole.
     *
     * @param finished whether every question was asked
     * @throws IOException when the new file cannot be written; the old one then stays, in which nothing is missing
     */
    public synchronized void complete(boolean finished) throws IOException {
        Path sorted = temporary(file);
        try (FileChannel out = FileChannel.open(
                sorted, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
            try {
                sort(out, finished);
                channel.close();
                Files.move(sorted, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(sorted);
            }
        } catch (IOException e) {
            throw FileFault.named(file, e);
        }
    }

    /** One name, so that what a killed run leaves behind is written over by the next. */
    private static Path temporary(Path file) {
        return file.resolveSibling("." + file.getFileName() + ".tmp");
    }

    /** What a line says; nothing for one that is broken. */
    private static JsonNode record(byte[] line) {
        try {
            return JsonLines.parse(new String(line, StandardCharsets.UTF_8));
        } catch (JsonProcessingException e) {
            return MissingNode.getInstance();
        }
    }

    private static boolean isAnswer(JsonNode record) {
        return TranscriptFormat.TYPE.equals(record.path("type").asText());
    }

    private void readLines(Set<Integer> broken) throws IOException {
        long size = channel.size();
        int number = 1;
        try (ByteLines stored = new ByteLines(file)) {
            byte[] line = stored.next();
            while (line != null && end + line.length < size) {
                int length = line.length + 1;
                JsonNode record = record(line);
                if (record.isMissingNode() && !broken.contains(number)) {
                    break;
                }
                if (isAnswer(record) && !broken.contains(number)) {
                    Key key = new Key(
                            record.path("system").asText(),
                            record.path("question_id").asText());
                    lines.put(key, new Line(end, length));
                    failed += record.has("failure") ? 1 : 0;
                }
                end += length;
                number++;
                line = stored.next();
            }
        }
        channel.truncate(end);
        channel.position(end);
    }

    private void sort(FileChannel out, boolean finished) throws IOException {
        writeHead(out, new RunHeader(header.name(), header.settings(), finished));
        for (SystemInfo system : systems) {
            for (Question question : questions) {
                Line line = lines.get(new Key(system.name(), question.id()));
                if (line != null) {
                    copy(line, out);
                }
            }
        }
    }

    /** A line that did not fit is taken back, so that the file stays readable. */
    private void writeWhole(byte[] line) throws IOException {
        try {
            write(channel, line);
        } catch (IOException e) {
            if (channel.isOpen()) {
                channel.truncate(end);
            }
            throw FileFault.named(file, e);
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    private long writeHead(FileChannel out, RunHeader head) throws IOException {
        long length = write(out, bytes(HeaderFormat.write(head)));
        for (SystemInfo system : systems) {
            length += write(out, bytes(SystemFormat.write(system)));
        }
        for (Question question : questions) {
            length += write(out, bytes(QuestionFormat.write(question)));
        }
        return length;
    }

    private void copy(Line line, FileChannel out) throws IOException {
        long done = 0;
        while (done < line.length()) {
            done += channel.transferTo(line.start() + done, line.length() - done, out);
        }
    }

    private static int write(FileChannel out, byte[] line) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(line);
        while (buffer.hasRemaining()) {
            out.write(buffer);
        }
        return line.length;
    }

    private static byte[] bytes(ObjectNode node) {
        return (JsonLines.line(node) + "\n").getBytes(StandardCharsets.UTF_8);
    }
}
