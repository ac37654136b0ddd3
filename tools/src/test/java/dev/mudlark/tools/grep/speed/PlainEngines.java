package dev.mudlark.tools.grep.speed;

/** Regular expressions line by line, without anything before them. */
final class PlainEngines {

    private PlainEngines() {}

    /** An engine with a pattern. */
    interface Engine {

        boolean find(String line);

        /** The matching lines of a text. */
        default int count(String text) {
            int count = 0;
            int start = 0;
            while (start < text.length()) {
                int feed = text.indexOf('\n', start);
                int end = feed < 0 ? text.length() : feed;
                count += find(text.substring(start, end)) ? 1 : 0;
                start = end + 1;
            }
            return count;
        }
    }

    /** RE2/J. */
    static final class Re2j implements Engine {

        private final com.google.re2j.Pattern pattern;

        Re2j(String pattern) {
            this.pattern = com.google.re2j.Pattern.compile(pattern, com.google.re2j.Pattern.CASE_INSENSITIVE);
        }

        @Override
        public boolean find(String line) {
            return pattern.matcher(line).find();
        }
    }

    /** The one of the JDK. */
    static final class Jdk implements Engine {

        private final java.util.regex.Pattern pattern;

        Jdk(String pattern) {
            this.pattern = java.util.regex.Pattern.compile(pattern, java.util.regex.Pattern.CASE_INSENSITIVE);
        }

        @Override
        public boolean find(String line) {
            return pattern.matcher(line).find();
        }
    }
}
