package dev.mudlark.bench.rundir;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.bench.problems.JsonFault;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.context.FileFault;
import dev.mudlark.evaluation.Contrast;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads {@code transcripts.jsonl}. */
final class TranscriptReader {

    private final Path file;
    private final boolean passesOver;
    private final List<SystemInfo> systems = new ArrayList<>();
    private final List<Question> questions = new ArrayList<>();
    private final List<Transcript> transcripts = new ArrayList<>();
    private final Set<String> systemNames = new HashSet<>();
    private final Set<String> questionIds = new HashSet<>();
    private final Set<Integer> broken = new HashSet<>();
    private final Set<List<String>> seen = new HashSet<>();
    private Optional<RunHeader> header = Optional.empty();

    private TranscriptReader(Path file, boolean passesOver) {
        this.file = file;
        this.passesOver = passesOver;
    }

    /**
     * Reads all records. Records of unknown types are passed over, and so is a last line that was cut off. A run is
     * finished when no transcript is missing, whatever its header says: the file may have been cut off later.
     *
     * @throws ProblemsException when the file cannot be read or a line is not what it should be
     */
    static StoredRun read(Path file) {
        return new TranscriptReader(file, false).read();
    }

    /**
     * As {@link #read}, and passes over lines that are no JSON, and over answers that are not what they should be: they are
     * as good as not given.
     *
     * @throws ProblemsException when the file cannot be read, or another line is not what it should be
     */
    static StoredRun readWhatIsWhole(Path file) {
        return new TranscriptReader(file, true).read();
    }

    private StoredRun read() {
        try (ByteLines lines = new ByteLines(file)) {
            readAll(lines);
        } catch (IOException e) {
            throw ProblemsException.of(
                    file.toString(), "cannot be read (" + FileFault.of(e) + "); give the folder of a run");
        }
        RunHeader head = header.orElseThrow(() ->
                ProblemsException.of(file.toString(), "the record of type 'run' is missing; the run wrote nothing"));
        check(head.settings().contrasts());
        boolean whole = transcripts.size() == systems.size() * questions.size();
        return new StoredRun(head, new RunRecord(systems, questions, transcripts, whole), broken);
    }

    private void check(List<Contrast> contrasts) {
        contrasts.stream()
                .flatMap(pair -> Stream.of(pair.system(), pair.baseline()))
                .filter(name -> !systemNames.contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw ProblemsException.of(
                            file.toString(),
                            "the contrasts of the record of type 'run' name system '" + name
                                    + "', which has no record of its own");
                });
    }

    private void readAll(ByteLines lines) throws IOException {
        int number = 1;
        byte[] line = lines.next();
        while (line != null) {
            byte[] next = lines.next();
            readLine(line, number, next == null);
            line = next;
            number++;
        }
    }

    private void readLine(byte[] line, int number, boolean last) {
        JsonNode value = parse(line, number, last);
        if (value == null) {
            return;
        }
        try {
            readRecord(Stored.of(value, "record"));
        } catch (StoredException | IllegalArgumentException | ArithmeticException e) {
            if (passesOver && TranscriptFormat.TYPE.equals(value.path("type").asText())) {
                broken.add(number);
                return;
            }
            boolean damaged = TranscriptFormat.TYPE.equals(value.path("type").asText());
            throw ProblemsException.of(file + ":" + number, e.getMessage() + (damaged ? "; " + nextStep(true) : ""));
        }
    }

    private @Nullable JsonNode parse(byte[] line, int number, boolean last) {
        try {
            return JsonLines.parse(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(line))
                    .toString());
        } catch (JsonProcessingException | CharacterCodingException e) {
            if (last) {
                // The run was ended from outside while it wrote this line.
                return null;
            }
            boolean answer = !transcripts.isEmpty() || startsAsAnswer(line);
            if (passesOver && answer) {
                broken.add(number);
                return null;
            }
            throw ProblemsException.of(
                    file + ":" + number, "no valid JSON: " + JsonFault.of(e) + "; " + nextStep(answer));
        }
    }

    /** Type comes first in what is written. */
    private static boolean startsAsAnswer(byte[] line) {
        String start = "{\"type\":\"" + TranscriptFormat.TYPE + "\"";
        return new String(line, StandardCharsets.ISO_8859_1).startsWith(start);
    }

    private String nextStep(boolean answer) {
        if (!answer) {
            return "nothing can be scored without this line; put it back, or start a new run";
        }
        RunDirectory run = new RunDirectory(file.resolveSibling(""));
        return Files.exists(run.manifest())
                ? "ask its question again with: " + Commands.resume(run.folder())
                        + ", or remove the line to do without its answer"
                : "remove the line to do without its answer";
    }

    private void readRecord(Stored record) {
        switch (record.text("type")) {
            case HeaderFormat.TYPE -> header = Optional.of(HeaderFormat.read(record));
            case SystemFormat.TYPE -> {
                SystemInfo system = SystemFormat.read(record);
                systems.add(system);
                systemNames.add(system.name());
            }
            case QuestionFormat.TYPE -> {
                Question question = QuestionFormat.read(record);
                questions.add(question);
                questionIds.add(question.id());
            }
            case TranscriptFormat.TYPE -> add(TranscriptFormat.read(record));
            default -> {
                // A later version's; nothing that this one could use.
            }
        }
    }

    private void add(Transcript transcript) {
        if (!seen.add(List.of(transcript.system(), transcript.questionId()))) {
            throw new StoredException(
                    "system '" + transcript.system() + "' answers question '" + transcript.questionId() + "' twice");
        }
        if (!systemNames.contains(transcript.system())) {
            throw new StoredException("system '" + transcript.system() + "' has no record of its own");
        }
        if (!questionIds.contains(transcript.questionId())) {
            throw new StoredException("question '" + transcript.questionId() + "' has no record of its own");
        }
        transcripts.add(transcript);
    }
}
