package dev.mudlark.bench.problems;

import java.util.Random;

/** Sound text with a few characters changed. */
public final class MarredText {

    private MarredText() {}

    /** One to three places of the text, each replaced by a sign of the noise or with one put in; the same for a seed. */
    public static String of(String sound, String noise, long seed) {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder(sound);
        for (int change = 0; change < 1 + random.nextInt(3); change++) {
            int at = random.nextInt(text.length());
            String sign = String.valueOf(noise.charAt(random.nextInt(noise.length())));
            text.replace(at, at + random.nextInt(2), sign);
        }
        return text.toString();
    }
}
