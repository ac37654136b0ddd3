package dev.mudlark.bench.config;

import dev.mudlark.bench.config.NamedSections.Entries;
import dev.mudlark.bench.config.NamedSections.Named;
import dev.mudlark.models.Endpoint;
import dev.mudlark.models.EndpointLimits;
import java.math.BigDecimal;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/**
 * An endpoint of the section {@code providers}.
 *
 * @param endpoint what it says, with defaults where that could not be read
 * @param where file and line of its name
 * @param whereApi file and line of its wire format, or of the whole when it gives none
 * @param soundApi false when a fault in the wire format was told
 * @param sound false when a fault in any of it was told
 */
public record ProviderEntry(Endpoint endpoint, String where, String whereApi, boolean soundApi, boolean sound) {

    private static final long LONGEST_S = 86_400;
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9._-]{1,60}");

    private static final Option<Optional<String>> API = Option.unset(
            "api",
            OptionTypes.text(),
            "The wire format: `openai` (also for every server that is compatible), `anthropic`, `gemini` or `ollama`. Unset:"
                    + " the name.");
    private static final Option<Optional<URI>> BASE_URL =
            Option.unset("base_url", new AddressType(), "Where it is reached. Unset: the provider's own address.");
    private static final Option<Optional<String>> KEY_ENV = Option.unset(
            "key_env",
            new VariableType(),
            "The environment variable that holds the key. Unset: the provider's usual one at its own address, and none at a"
                    + " `base_url`.");
    private static final Option<Optional<Path>> CA_FILE =
            Option.unset("ca_file", OptionTypes.path(), "Certificates (PEM) to trust beside the usual ones.");
    private static final Option<Optional<Integer>> CONTEXT_TOKENS = Option.unset(
            "context_tokens",
            OptionTypes.integer(1, 100_000_000),
            "Tokens of context to ask the server for (`num_ctx` of Ollama).");
    private static final Option<Optional<Integer>> MAX_CONCURRENT =
            Option.unset("max_concurrent", OptionTypes.integer(1, 10_000), "Most requests under way at the same time.");
    private static final Option<Optional<Integer>> REQUESTS_PER_MINUTE = Option.unset(
            "requests_per_minute", OptionTypes.integer(1, 10_000_000), "Most requests begun in any minute.");
    private static final Option<Optional<Long>> TOKENS_PER_MINUTE = Option.unset(
            "tokens_per_minute", OptionTypes.wholeFrom(1), "Most tokens, read and written, in any minute.");
    private static final Option<Integer> MAX_RETRIES = Option.of(
            "max_retries",
            OptionTypes.integer(0, 20),
            EndpointLimits.DEFAULT.maxRetries(),
            "How often a request is sent again when the server is busy or cannot be reached.");
    private static final Option<BigDecimal> MAX_RETRY_WAIT_S = Option.of(
            "max_retry_wait_s",
            OptionTypes.positive(LONGEST_S),
            seconds(EndpointLimits.DEFAULT.maxRetryWait()),
            "Longest wait in seconds before a request is sent again; a server that asks for more is not waited for.");
    private static final Option<BigDecimal> TIMEOUT_S = Option.of(
            "timeout_s",
            OptionTypes.positive(LONGEST_S),
            seconds(EndpointLimits.DEFAULT.timeout()),
            "Longest time in seconds for one request and its reply.");

    private static final String NO_KEY =
            "a key never stands in a config; put it into an environment variable and name that in key_env";

    static final Section SECTION = new Section(
            "providers",
            "Where models are reached.",
            List.of(
                    API,
                    BASE_URL,
                    KEY_ENV,
                    CA_FILE,
                    CONTEXT_TOKENS,
                    MAX_CONCURRENT,
                    REQUESTS_PER_MINUTE,
                    TOKENS_PER_MINUTE,
                    MAX_RETRIES,
                    MAX_RETRY_WAIT_S,
                    TIMEOUT_S),
            Map.of("api_key", NO_KEY, "key", NO_KEY));

    static final Option<Entries<String>> ENTRIES = Option.of(
            SECTION.title(),
            new NamedSections<>(
                    "mapping: name to section",
                    "{local: {api: openai, base_url: \"http://127.0.0.1:8000/v1\"}}",
                    ProviderEntry::name,
                    SECTION),
            Entries::none,
            "see below",
            "Servers of one's own, and limits for providers. Their models are named `NAME/MODEL`.");

    static ProviderEntry of(Named<String> entry) {
        Values values = entry.values();
        Endpoint endpoint = new Endpoint(
                entry.name(),
                values.get(API).orElse(entry.name()),
                values.get(BASE_URL),
                values.get(KEY_ENV),
                values.get(CA_FILE),
                values.get(CONTEXT_TOKENS).map(OptionalLong::of).orElse(OptionalLong.empty()),
                limits(values));
        boolean sound = SECTION.options().stream()
                .allMatch(option -> values.sound(option).isPresent());
        return new ProviderEntry(
                endpoint, entry.where(), values.where(API), values.sound(API).isPresent(), sound);
    }

    private static EndpointLimits limits(Values values) {
        return new EndpointLimits(
                values.get(MAX_CONCURRENT).map(OptionalInt::of).orElse(OptionalInt.empty()),
                values.get(REQUESTS_PER_MINUTE).map(OptionalInt::of).orElse(OptionalInt.empty()),
                values.get(TOKENS_PER_MINUTE).map(OptionalLong::of).orElse(OptionalLong.empty()),
                values.get(MAX_RETRIES),
                duration(values.get(MAX_RETRY_WAIT_S)),
                duration(values.get(TIMEOUT_S)));
    }

    private static Optional<String> name(String text, int line, Place place) {
        if (NAME.matcher(text).matches() && !text.equals("mock")) {
            return Optional.of(text);
        }
        place.fault(
                line,
                text.equals("mock")
                        ? "'mock' is the stand-in, which has no server; take another name"
                        : "'" + text + "' is no name of an endpoint; write 1 to 60 letters, digits, '.', '_' and '-'");
        return Optional.empty();
    }

    private static BigDecimal seconds(Duration duration) {
        return BigDecimal.valueOf(duration.toSeconds());
    }

    private static Duration duration(BigDecimal seconds) {
        return Duration.ofNanos(seconds.movePointRight(9).longValue());
    }
}
