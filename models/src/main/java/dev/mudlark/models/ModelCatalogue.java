package dev.mudlark.models;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/**
 * What is known of well-known models. A name that is not in it is looked up by the name it comes from: a dated snapshot
 * ({@code gpt-5-2025-08-07}, {@code claude-haiku-4-5-20251001}) by the name in front of its date, a tag of Ollama
 * ({@code qwen3:8b}) by the name in front of the colon. An entry of its own wins over that.
 */
public final class ModelCatalogue {

    private final SequencedMap<ModelRef, ModelCard> cards;

    private ModelCatalogue(SequencedMap<ModelRef, ModelCard> cards) {
        this.cards = cards;
    }

    /** The one that comes with this library. */
    public static ModelCatalogue bundled() {
        return of(CatalogueFile.read());
    }

    /** One of these models and no others. */
    static ModelCatalogue of(Collection<ModelCard> cards) {
        SequencedMap<ModelRef, ModelCard> byRef = new LinkedHashMap<>();
        cards.forEach(card -> byRef.put(card.ref(), card));
        return new ModelCatalogue(byRef);
    }

    /** The same with what somebody knows better; models that are not in it are added. */
    public ModelCatalogue with(Map<ModelRef, ModelOverride> overrides) {
        SequencedMap<ModelRef, ModelCard> changed = new LinkedHashMap<>(cards);
        overrides.forEach((ref, said) -> changed.put(
                ref, card(ref).orElseGet(() -> ModelCard.unknown(ref)).with(said)));
        return new ModelCatalogue(changed);
    }

    /** What is known of a model; empty when it is not in the catalogue. */
    public Optional<ModelCard> card(ModelRef ref) {
        return Optional.ofNullable(cards.get(ref))
                .or(() -> SnapshotName.base(ref)
                        .flatMap(base -> Optional.ofNullable(cards.get(base)))
                        .map(card -> card.named(ref)));
    }

    /** Every model, those of one provider together. */
    public List<ModelCard> cards() {
        return cards.values().stream().toList();
    }

    /** Models that call tools, those of {@code near}'s provider first. */
    public List<ModelRef> callingTools(ModelRef near, int limit) {
        List<ModelRef> able = cards.values().stream()
                .filter(card -> card.supportsTools().orElse(false))
                .map(ModelCard::ref)
                .toList();
        return Stream.concat(
                        able.stream().filter(ref -> ref.provider().equals(near.provider())),
                        able.stream().filter(ref -> !ref.provider().equals(near.provider())))
                .limit(limit)
                .toList();
    }
}
