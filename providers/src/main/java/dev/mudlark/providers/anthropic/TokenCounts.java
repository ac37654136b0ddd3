package dev.mudlark.providers.anthropic;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.models.Usage;
import dev.mudlark.providers.wire.ReplyDraft;
import dev.mudlark.providers.wire.WireJson;
import java.util.OptionalLong;

/**
 * Tokens from {@code usage}, which a stream gives twice: what is read at its beginning, what is written at its end. The
 * provider's {@code input_tokens} leave out those from and to its cache; ours have them in.
 */
final class TokenCounts {

    private final ReplyDraft draft;
    private OptionalLong fresh = OptionalLong.empty();
    private OptionalLong cached = OptionalLong.empty();
    private OptionalLong written = OptionalLong.empty();
    private OptionalLong output = OptionalLong.empty();

    TokenCounts(ReplyDraft draft) {
        this.draft = draft;
    }

    void take(JsonNode usage) {
        fresh = newer(usage.path("input_tokens"), fresh);
        cached = newer(usage.path("cache_read_input_tokens"), cached);
        written = newer(usage.path("cache_creation_input_tokens"), written);
        output = newer(usage.path("output_tokens"), output);
        OptionalLong input = fresh.isPresent()
                ? OptionalLong.of(fresh.getAsLong() + cached.orElse(0) + written.orElse(0))
                : OptionalLong.empty();
        draft.usage(new Usage(input, output, cached, written, OptionalLong.empty()));
    }

    private static OptionalLong newer(JsonNode count, OptionalLong known) {
        OptionalLong given = WireJson.tokens(count);
        return given.isPresent() ? given : known;
    }
}
