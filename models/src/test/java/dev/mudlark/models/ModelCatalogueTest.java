package dev.mudlark.models;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ModelCatalogueTest {

    private static final ModelCatalogue BUNDLED = ModelCatalogue.bundled();

    private static ModelCard card(String ref) {
        return BUNDLED.card(ModelRef.parse(ref)).orElseThrow();
    }

    @Test
    void everyModelStandsOnceAndEveryPriceHasItsDay() {
        List<ModelCard> cards = BUNDLED.cards();
        assertThat(cards).extracting(ModelCard::ref).doesNotHaveDuplicates().hasSizeGreaterThan(30);
        assertThat(cards)
                .allSatisfy(card -> assertThat(card.pricedOn().isPresent())
                        .as(card.ref().toString())
                        .isEqualTo(card.price().isKnown()));
        assertThat(cards).extracting(card -> card.ref().provider()).contains("openai", "anthropic", "gemini", "ollama");
    }

    @Test
    void cachedTokensAreNeverDearerThanOthersAndWritingThemNeverCheaper() {
        assertThat(BUNDLED.cards()).filteredOn(card -> card.price().isKnown()).allSatisfy(card -> {
            long input = card.price().input().orElseThrow();
            assertThat(card.price().cachedInput().orElse(input)).isLessThanOrEqualTo(input);
            assertThat(card.price().cacheWrite().orElse(input)).isGreaterThanOrEqualTo(input);
            assertThat(card.price().output().orElseThrow()).isGreaterThan(input);
        });
    }

    @Test
    void aPriceIsReadToTheNanoDollar() {
        assertThat(card("openai:gpt-5-nano").price())
                .isEqualTo(new Price(
                        OptionalLong.of(50_000_000),
                        OptionalLong.of(400_000_000),
                        OptionalLong.of(5_000_000),
                        OptionalLong.empty()));
        assertThat(card("anthropic:claude-haiku-4-5").price().cacheWrite()).hasValue(1_250_000_000);
    }

    @Test
    void aLocalModelHasNoPrice() {
        assertThat(card("ollama:qwen3").price().isKnown()).isFalse();
        assertThat(card("ollama:qwen3").supportsTools()).contains(true);
        assertThat(card("ollama:gemma3").supportsTools()).contains(false);
    }

    @ParameterizedTest
    @CsvSource({
        "openai:gpt-5-2025-08-07, openai:gpt-5",
        "openai:gpt-5-mini-2025-08-07, openai:gpt-5-mini",
        "anthropic:claude-haiku-4-5-20251001, anthropic:claude-haiku-4-5",
        "ollama:qwen3:8b, ollama:qwen3"
    })
    void aSnapshotIsPricedAsTheNameItComesFrom(String snapshot, String name) {
        assertThat(card(snapshot)).isEqualTo(card(name).named(ModelRef.parse(snapshot)));
    }

    @Test
    void anEntryOfItsOwnWinsOverTheNameItComesFrom() {
        assertThat(card("openai:gpt-4o-2024-05-13").price()).isEqualTo(Price.perMillion("5", "15"));
        assertThat(card("openai:gpt-4o-2024-08-06").price().input()).hasValue(2_500_000_000L);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "openai:gpt-5-2025-13-07",
                "openai:gpt-5-turbo",
                "openai:gpt-5-99999999",
                "openai:2025-08-07",
                "gemini:gpt-5",
                "openai:qwen3:8b",
                "ollama::8b",
                "mine/gpt-5"
            })
    void anotherNameIsUnknown(String ref) {
        assertThat(BUNDLED.card(ModelRef.parse(ref))).isEmpty();
    }

    @Test
    void whatSomebodyKnowsBetterWinsAndTheRestStays() {
        ModelRef gpt5 = ModelRef.parse("openai:gpt-5");
        ModelCatalogue changed = BUNDLED.with(Map.of(
                gpt5,
                ModelOverride.priced(Price.perMillion("1", "2")),
                ModelRef.parse("mine/llama"),
                new ModelOverride(Optional.empty(), Optional.of(false), OptionalLong.of(8192))));
        ModelCard priced = changed.card(gpt5).orElseThrow();
        assertThat(priced.price()).isEqualTo(Price.perMillion("1", "2"));
        assertThat(priced.pricedOn()).isEmpty();
        assertThat(priced.contextTokens()).hasValue(400_000);
        assertThat(changed.card(ModelRef.parse("openai:gpt-5-2025-08-07"))
                        .orElseThrow()
                        .price())
                .as("its snapshots too")
                .isEqualTo(priced.price());
        ModelCard own = changed.card(ModelRef.parse("mine/llama")).orElseThrow();
        assertThat(own.supportsTools()).contains(false);
        assertThat(own.price().isKnown()).isFalse();
        assertThat(BUNDLED.card(gpt5).orElseThrow().price().input()).hasValue(1_250_000_000);
    }

    @Test
    void anOverrideOfASnapshotKeepsWhatItsNameSays() {
        ModelRef snapshot = ModelRef.parse("openai:gpt-5-2025-08-07");
        ModelCard card = BUNDLED.with(
                        Map.of(snapshot, new ModelOverride(Optional.empty(), Optional.of(false), OptionalLong.empty())))
                .card(snapshot)
                .orElseThrow();
        assertThat(card.supportsTools()).contains(false);
        assertThat(card.price().input()).hasValue(1_250_000_000);
    }

    @Test
    void modelsThatCallToolsAreThoseOfTheSameProviderFirst() {
        assertThat(BUNDLED.callingTools(ModelRef.parse("ollama:gemma3"), 3))
                .hasSize(3)
                .allMatch(ref -> ref.provider().equals("ollama"))
                .doesNotContain(ModelRef.parse("ollama:gemma3"));
        assertThat(BUNDLED.callingTools(ModelRef.parse("mine/llama"), 3)).hasSize(3);
    }
}
