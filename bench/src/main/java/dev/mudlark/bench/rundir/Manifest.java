package dev.mudlark.bench.rundir;

import dev.mudlark.documents.LoadNotice;
import dev.mudlark.evaluation.SystemInfo;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a run was made of: enough to tell whether two runs may be compared, and to make it again.
 *
 * @param name the experiment's name
 * @param command what to type to make the run again
 * @param folder the folder of the run as it was named when the run was made
 * @param config where the config came from and its text
 * @param overrides what flags of the command changed of it, by key
 * @param data what was asked about what
 * @param generator the model that answered
 * @param standIn true when that was the stand-in
 * @param seed of the bootstrap
 * @param systems what was compared
 * @param started when the run began
 */
public record Manifest(
        String name,
        String command,
        String folder,
        ConfigSource config,
        Map<String, String> overrides,
        Data data,
        String generator,
        boolean standIn,
        long seed,
        List<SystemInfo> systems,
        Instant started) {

    /**
     * Where the config came from.
     *
     * @param file its path; empty when flags made it
     * @param folder where its relative paths start
     * @param text as given
     */
    public record ConfigSource(Optional<Path> file, Path folder, String text) {}

    /**
     * The data of the run.
     *
     * @param docs folder of documents
     * @param docsVersion hash over ids and texts of all documents
     * @param entries documents and tables
     * @param questions file of questions
     * @param questionCount questions asked of each system
     * @param qrels file of judgements
     * @param notices what there is to tell about documents: those that are odd, broken or passed over
     */
    public record Data(
            Path docs,
            String docsVersion,
            int entries,
            Path questions,
            int questionCount,
            Optional<Path> qrels,
            List<LoadNotice> notices) {

        /** Copies the list. */
        public Data {
            notices = List.copyOf(notices);
        }
    }

    /** Copies the collections. */
    public Manifest {
        overrides = Map.copyOf(overrides);
        systems = List.copyOf(systems);
    }
}
