package dev.mudlark.cli;

import dev.mudlark.bench.RunListener;

/**
 * Tells people what is worth telling, and nothing of questions.
 *
 * @param console where
 */
record Notes(Console console) implements RunListener {

    @Override
    public void note(String line) {
        console.say(line);
    }

    @Override
    public void started(int done, int total) {}

    @Override
    public void answered(int done, int total, int failed) {}
}
