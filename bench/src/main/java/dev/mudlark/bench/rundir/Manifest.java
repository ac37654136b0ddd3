package dev.mudlark.bench.rundir;

import dev.mudlark.documents.LoadNotice;
import dev.mudlark.evaluation.JudgeSettings;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.models.Endpoint;
import dev.mudlark.models.ModelCard;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a run was made of: enough to tell whether two runs may be compared, to make it again, and to go on with it after
 * it was ended from outside.
 *
 * @param request known before anything is read
 * @param content known once everything is read and indexed
 */
public record Manifest(Request request, Content content) {

    /**
     * Where the config came from.
     *
     * @param file its path; empty when flags made it
     * @param folder where its relative paths start
     * @param text as given
     */
    public record ConfigSource(Optional<Path> file, Path folder, String text) {}

    /**
     * What was asked for. It is written together with the folder, so a run that has a folder can be resumed.
     *
     * @param name the experiment's name
     * @param command what to type to make the run again
     * @param workingFolder the folder that the command was typed in; relative paths start there
     * @param config where the config came from and its text
     * @param overrides what flags of the command changed of it, by key
     * @param seed of the bootstrap
     * @param started when the run began
     */
    public record Request(
            String name,
            String command,
            Path workingFolder,
            ConfigSource config,
            Map<String, String> overrides,
            long seed,
            Instant started) {

        /** Copies the map. */
        public Request {
            overrides = Map.copyOf(overrides);
        }
    }

    /**
     * What was asked, about what, and who answered.
     *
     * @param data what was asked about what
     * @param embeddingModel the model whose vectors were searched, if any were
     * @param systems what was compared
     * @param models the models that answered, at least one
     * @param endpoints the servers that the config speaks of
     * @param judge who grades the answers, if somebody does
     */
    public record Content(
            Data data,
            Optional<String> embeddingModel,
            List<SystemInfo> systems,
            List<UsedModel> models,
            List<Endpoint> endpoints,
            Optional<UsedJudge> judge) {

        /** Copies the lists. */
        public Content {
            systems = List.copyOf(systems);
            models = List.copyOf(models);
            endpoints = List.copyOf(endpoints);
        }

        /** A run that nobody judges. */
        public Content(
                Data data,
                Optional<String> embeddingModel,
                List<SystemInfo> systems,
                List<UsedModel> models,
                List<Endpoint> endpoints) {
            this(data, embeddingModel, systems, models, endpoints, Optional.empty());
        }
    }

    /**
     * A model that grades answers.
     *
     * @param model what was known of it
     * @param settings what it grades, and how often
     * @param promptVersion grades of different versions do not compare
     */
    public record UsedJudge(UsedModel model, JudgeSettings settings, int promptVersion) {}

    /**
     * A model that answered.
     *
     * @param card what was known of it, the price that costs were computed with among it
     * @param standIn true when it was the stand-in
     */
    public record UsedModel(ModelCard card, boolean standIn) {}

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
}
