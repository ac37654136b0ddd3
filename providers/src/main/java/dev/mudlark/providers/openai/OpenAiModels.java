package dev.mudlark.providers.openai;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What OpenAI's own models take, told from their names. */
final class OpenAiModels {

    private static final Pattern VERSION = Pattern.compile("gpt-(\\d{1,3})(?:\\.(\\d{1,3}))?(?:-.*)?");
    private static final Pattern WITHOUT_TEMPERATURE = Pattern.compile("o\\d.*|gpt-5(?:-(?!chat).*)?");

    /** Models that chat completions refuse, whether with tools or without. */
    private static final Pattern RESPONSES_ONLY =
            Pattern.compile("(?:o\\d|gpt-\\d[\\d.]*)-pro(?:-.*)?|gpt-\\d[\\d.]*-codex(?:-.*)?|codex-.*");

    /** The first that reasons unless it is told not to, and so may be refused tools in chat completions. */
    private static final int FIRST_MAJOR = 5;

    private static final int FIRST_MINOR = 5;

    private OpenAiModels() {}

    /** True for a model that chat completions refuse, altogether or with tools while it reasons. */
    static boolean wantsResponses(String model) {
        if (RESPONSES_ONLY.matcher(model).matches()) {
            return true;
        }
        Matcher version = VERSION.matcher(model);
        if (!version.matches()) {
            return false;
        }
        int major = Integer.parseInt(version.group(1));
        int minor = version.group(2) == null ? 0 : Integer.parseInt(version.group(2));
        return major > FIRST_MAJOR || (major == FIRST_MAJOR && minor >= FIRST_MINOR);
    }

    /** False for a model that refuses every request with a temperature. */
    static boolean takesTemperature(String model) {
        return !wantsResponses(model) && !WITHOUT_TEMPERATURE.matcher(model).matches();
    }
}
