package dev.mudlark.tools.masking;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("attack-28")
class SecretSearchTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final JsonMapper ASCII =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private static final List<String> SECRETS = List.of(
            "Swordfish-123",
            "p@ss/w+rd=1!",
            "caf\u00e9 \"cle\" \\x",
            "line1\nline2-key",
            "k???>>>~~~ab",
            "\u00e9\u20ac\ud83d\ude00 %41+\\u0041",
            "aaaaaa",
            "sk-ABC_def-0123456789");

    private record Form(String name, UnaryOperator<String> write) {}

    private static final List<Form> FORMS = List.of(
            new Form("as it is", s -> s),
            new Form("JSON", s -> inside(JSON, s)),
            new Form("JSON in ASCII", s -> inside(ASCII, s)),
            new Form("JSON in small ASCII", s -> smallHex(inside(ASCII, s))),
            new Form("JSON with slashes", s -> inside(JSON, s).replace("/", "\\/")),
            new Form(
                    "JSON in JSON",
                    s -> inside(JSON, JSON.createObjectNode().put("k", s).toString())),
            new Form("JSON in JSON in JSON", s -> inside(JSON, inside(JSON, inside(ASCII, s)))),
            new Form("a form", SecretSearchTest::form),
            new Form("URL", s -> form(s).replace("+", "%20")),
            new Form("URL in small hex", s -> lowerHex(form(s).replace("+", "%20"))),
            new Form("URL in URL", s -> form(form(s))),
            new Form("what encodeURIComponent leaves", s -> component(s, "!'()*~")),
            new Form("what encodeURI leaves", s -> component(s, "!'()*~;,/?:@&=+$#")),
            new Form("all of it", SecretSearchTest::everyByte),
            new Form("a path", SecretSearchTest::path),
            new Form(
                    "URL of JSON", s -> form(JSON.createObjectNode().put("q", s).toString())),
            new Form("JSON of URL", s -> inside(JSON, "a\\b " + form(s))),
            new Form("Base64", s -> base64(s)),
            new Form("Base64 without padding", s -> base64(s).replace("=", "")),
            new Form("Base64 for URLs", s -> Base64.getUrlEncoder().encodeToString(bytes(s))),
            new Form("Base64 in JSON with slashes", s -> base64(s).replace("/", "\\/")),
            new Form("Base64 in a URL", s -> form(base64(s))),
            new Form(
                    "Base64 of JSON",
                    s -> base64(JSON.createObjectNode().put("k", s).toString())),
            new Form(
                    "Base64 in lines",
                    s -> Base64.getMimeEncoder(8, new byte[] {'\r', '\n'}).encodeToString(bytes("user:" + s))),
            new Form("Basic", s -> "Basic " + base64("user:" + s)));

    @ParameterizedTest
    @FieldSource("FORMS")
    void aSecretIsFoundInEverySpelling(Form form) {
        for (String secret : SECRETS) {
            String written = form.write().apply(secret);
            String masked = mask("key [" + written + "] end", secret);

            assertThat(masked)
                    .as(form.name() + " " + written)
                    .contains("***")
                    .startsWith("key [")
                    .endsWith("] end");
            assertThat(masked).doesNotContain(secret, secret.substring(0, secret.length() - 1), secret.substring(1));
        }
    }

    @Test
    void nothingIsLeftOfBase64WhateverStandsAround() {
        for (String secret : SECRETS) {
            for (int before = 0; before < 7; before++) {
                for (int after = 0; after < 4; after++) {
                    byte[] all = bytes("x".repeat(before) + secret + "y".repeat(after));
                    for (Base64.Encoder encoder : List.of(Base64.getEncoder(), Base64.getUrlEncoder())) {
                        String masked = mask(encoder.encodeToString(all), secret);

                        assertThat(masked).contains("***");
                        assertThat(masked.length() - 3)
                                .as(masked)
                                .isLessThanOrEqualTo((before * 8 / 6) + (after * 8 + 5) / 6 + 3);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nothing to see",
                "a \\ lone % and + a \\u12 %4 %zz \\q \\u00zz",
                "Swordfish-12 3",
                "swordfish-123",
                "…",
                "Sword…",
                "%80%C3 %E2%82 \\",
                "\ud83d alone \ude00"
            })
    void innocentTextStaysAsItIs(String text) {
        assertThat(mask(text, "Swordfish-123")).isEqualTo(text);
    }

    @Test
    void everyPlaceIsMaskedAndPlacesThatOverlapAreOne() {
        assertThat(mask("Swordfish-123Swordfish-123,Swordfish-123", "Swordfish-123"))
                .isEqualTo("******,***");
        assertThat(mask("aaaaaaaab", "aaaaaa")).isEqualTo("***b");
        SecretSearch two = new SecretSearch(List.of("abcdefgh", "efghijkl"));
        assertThat(two.replace("-abcdefghijkl-", place -> "<" + place + ">")).isEqualTo("-<abcdefghijkl>-");
    }

    @Test
    void whatACutHasLeftOfASecretIsMasked() {
        String secret = "Swordfish-123-abcdef";

        assertThat(mask("is Swordfish-1… and", secret)).isEqualTo("is ***… and");
        assertThat(mask("is …123-abcdef and", secret)).isEqualTo("is …*** and");
        assertThat(mask("is " + base64(secret).substring(0, 12) + "…", secret)).isEqualTo("is ***…");
    }

    @Test
    void timeGrowsWithTheTextOnly() {
        String secret = "a".repeat(2000) + "\\%+b";
        SecretSearch search = new SecretSearch(List.of(secret));
        for (String hostile : List.of("a", "\\", "%25", "\\u005c", "+%2B\\\\", "…a", "aaaaaaaa…")) {
            String text = hostile.repeat(400_000 / hostile.length());
            long begun = System.nanoTime();
            assertThat(search.replace(text, place -> "***")).isNotNull();
            assertThat(System.nanoTime() - begun).as(hostile).isLessThan(5_000_000_000L);
        }
    }

    @Test
    void readingsKeepThePlaces() {
        Random random = new Random(3);
        String pieces = "aS\\\"/u0041%+é…\n";
        SecretSearch search = new SecretSearch(List.of("Swordfish-123"));
        for (int i = 0; i < 2000; i++) {
            StringBuilder noise = new StringBuilder();
            for (int k = random.nextInt(12); k > 0; k--) {
                noise.append(pieces.charAt(random.nextInt(pieces.length())));
            }
            String text = noise + " Swordfish-123 " + noise;
            assertThat(search.replace(text, place -> "***")).isEqualTo(noise + " *** " + noise);
        }
    }

    private static String mask(String text, String secret) {
        return new SecretSearch(List.of(secret)).replace(text, place -> "***");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String base64(String text) {
        return Base64.getEncoder().encodeToString(bytes(text));
    }

    private static String inside(JsonMapper mapper, String text) {
        try {
            String quoted = mapper.writeValueAsString(text);
            return quoted.substring(1, quoted.length() - 1);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static String smallHex(String json) {
        StringBuilder small = new StringBuilder(json);
        for (int at = small.indexOf("\\u"); at >= 0; at = small.indexOf("\\u", at + 6)) {
            small.replace(at + 2, at + 6, small.substring(at + 2, at + 6).toLowerCase(Locale.ROOT));
        }
        return small.toString();
    }

    private static String form(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static String lowerHex(String url) {
        StringBuilder lower = new StringBuilder(url);
        for (int at = lower.indexOf("%"); at >= 0; at = lower.indexOf("%", at + 3)) {
            lower.replace(at, at + 3, lower.substring(at, at + 3).toLowerCase(Locale.ROOT));
        }
        return lower.toString();
    }

    private static String component(String text, String left) {
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(c -> {
            String one = Character.toString(c);
            out.append(left.contains(one) ? one : form(one).replace("+", "%20"));
        });
        return out.toString();
    }

    private static String everyByte(String text) {
        StringBuilder out = new StringBuilder();
        for (byte b : bytes(text)) {
            out.append(String.format(Locale.ROOT, "%%%02x", b));
        }
        return out.toString();
    }

    private static String path(String text) {
        try {
            return new URI("https", "h", "/" + text, null).toASCIIString();
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
