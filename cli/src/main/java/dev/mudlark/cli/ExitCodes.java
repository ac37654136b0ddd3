package dev.mudlark.cli;

/** How the program ends. */
final class ExitCodes {

    static final int DONE = 0;
    static final int ENDED_BADLY = 1;
    static final int COULD_NOT_START = 2;

    private ExitCodes() {}
}
