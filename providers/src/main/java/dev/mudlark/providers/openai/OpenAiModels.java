package dev.mudlark.providers.openai;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What OpenAI's own models take, told from their names. */
final class OpenAiModels {

    private static final Pattern VERSION = Pattern.compile("gpt-(\\d{1,3})(?:\\.(\\d{1,3}))?(?:-.*)?");
    private static final Pattern WITHOUT_TEMPERATURE = Pattern.compile("o\\d.*|gpt-5(?:-(?!chat).*)?");

    /** The first that takes no tools beside chat completions unless it may not reason. */
    private static final int FIRST_MAJOR = 5;

    private static final int FIRST_MINOR = 6;

    private OpenAiModels() {}

    /** True for a model that reasons whenever it is not told otherwise, and then takes tools in the Responses format only. */
    static boolean wantsResponses(String model) {
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
