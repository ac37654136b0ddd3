package dev.mudlark.bench;

import dev.mudlark.documents.EmbedderProvider;
import dev.mudlark.models.Endpoint;
import dev.mudlark.models.ModelCard;
import dev.mudlark.models.Models;
import java.util.List;
import java.util.Optional;

/**
 * The models that a config names, to be looked at and tried one by one. Nobody was asked.
 *
 * @param faults what is wrong with the config
 * @param named each model once, in the order of the systems, the judge last
 * @param embedding the embedding model that the config names, if it names one
 * @param maxCost most nano-dollars (US dollars times 10^9) that {@code evaluation.max_cost_usd} allows; empty without a limit
 * @param models who can open them: the providers that are there and the endpoints of the config
 */
public record ModelCheckup(
        List<Finding> faults,
        List<NamedModel> named,
        Optional<EmbedderProvider> embedding,
        Optional<Long> maxCost,
        Models models) {

    /** Copies the lists. */
    public ModelCheckup {
        faults = List.copyOf(faults);
        named = List.copyOf(named);
    }

    /**
     * A model that a config names.
     *
     * @param card its reference and what is known of it
     * @param answersIn the systems that it answers in
     * @param judges true when it grades answers
     * @param needsTools true when a system offers it tools in the provider's own way
     * @param endpoint where it is asked, if the config says so
     */
    public record NamedModel(
            ModelCard card, List<String> answersIn, boolean judges, boolean needsTools, Optional<Endpoint> endpoint) {

        /** Copies the list. */
        public NamedModel {
            answersIn = List.copyOf(answersIn);
        }
    }
}
