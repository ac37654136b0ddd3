package dev.mudlark.bench.starting;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.bench.StartedDataSet;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.bench.run.Apart;
import dev.mudlark.bench.run.NewConfig;
import dev.mudlark.bench.rundir.Commands;
import dev.mudlark.bench.rundir.ShellWord;
import dev.mudlark.context.Caller;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.DocumentsException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Begins data sets. */
public final class Starter {
    private static final String CONFIG = "config.yaml";
    private static final String QUESTIONS = "questions.jsonl";
    private static final String DRAFTS = "drafts.jsonl";
    private static final String README = "README.md";

    private Starter() {}

    /**
     * Writes a config, questions, drafts and a page into a folder. A file that is there is never written over.
     *
     * @param folder the folder to make; may be there
     * @param docs folder of documents
     * @throws ProblemsException when it cannot be begun; nothing was written
     * @throws IOException when it could not be written to its end; what was written is removed
     */
    public static StartedDataSet start(Path folder, Path docs) throws IOException {
        Problems problems = new Problems();
        refuseWhatIsInTheWay(folder, problems);
        refuseInside(folder, docs, problems);
        Optional<Collection> loaded = load(docs, problems);
        problems.throwIfAny();
        Collection collection = loaded.orElseThrow();
        List<StarterQuestion> starters = Starters.of(collection);
        if (starters.isEmpty()) {
            throw ProblemsException.of(
                    docs.toString(),
                    "no starter question could be drawn from these documents: no table has a column that tells its rows"
                            + " apart, and no text has a sentence of 30 to 240 characters with a number or a word of"
                            + " six letters to leave out that no other place fills otherwise; write a file of questions"
                            + " yourself (docs/datasets.md) and run "
                            + Commands.of("run --docs DIR --questions FILE"));
        }
        List<ObjectNode> drafts = Drafts.of(collection);
        Map<Path, String> files = new LinkedHashMap<>();
        files.put(
                folder.resolve(CONFIG),
                NewConfig.text(
                        folder.resolve(CONFIG), docs, collection, StarterFiles.seenFrom(folder, docs), QUESTIONS));
        files.put(folder.resolve(QUESTIONS), StarterFiles.questions(starters));
        files.put(folder.resolve(DRAFTS), StarterFiles.lines(drafts));
        files.put(folder.resolve(README), StarterFiles.readme(ShellWord.of(folder), ShellWord.of(docs)));
        write(folder, files);
        return new StartedDataSet(List.copyOf(files.keySet()), starters.size(), drafts.size(), commands(folder));
    }

    private static List<String> commands(Path folder) {
        String config = ShellWord.of(folder.resolve(CONFIG));
        return List.of(
                Commands.of("run " + config + " --mock"),
                Commands.of("validate " + config + " --questions " + ShellWord.of(folder.resolve(DRAFTS))),
                Commands.of("validate " + config));
    }

    private static void refuseWhatIsInTheWay(Path folder, Problems problems) {
        if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS) && !Files.isDirectory(folder)) {
            problems.add(folder.toString(), "there is a file of that name; name another folder");
            return;
        }
        for (String name : List.of(CONFIG, QUESTIONS, DRAFTS, README)) {
            if (Files.exists(folder.resolve(name), LinkOption.NOFOLLOW_LINKS)) {
                problems.add(
                        folder.resolve(name).toString(),
                        "this file is there already and is not written over; name another folder");
            }
        }
    }

    private static void refuseInside(Path folder, Path docs, Problems problems) {
        if (Apart.isInside(docs, folder)) {
            problems.add(
                    folder.toString(),
                    "this folder lies inside the documents folder " + docs
                            + ", so the systems could read the answers; name one outside of it");
        }
    }

    private static Optional<Collection> load(Path docs, Problems problems) {
        try {
            return Optional.of(Documents.load(docs).view(Caller.anonymous()));
        } catch (DocumentsException e) {
            problems.add("--docs", String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    private static void write(Path folder, Map<Path, String> files) throws IOException {
        List<Path> written = new ArrayList<>();
        try {
            Files.createDirectories(folder);
            for (Map.Entry<Path, String> file : files.entrySet()) {
                try (var out =
                        Files.newOutputStream(file.getKey(), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                    written.add(file.getKey());
                    out.write(file.getValue().getBytes(StandardCharsets.UTF_8));
                }
            }
        } catch (IOException e) {
            for (Path file : written) {
                Files.deleteIfExists(file);
            }
            throw e;
        }
    }
}
