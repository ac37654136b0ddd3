package dev.mudlark.bench.run;

import dev.mudlark.documents.LoadNotice;

/** What a notice says beside the path of its file. */
public final class NoticeText {
    private NoticeText() {}

    /** The message without the path it begins with, and whether the file was left out. */
    public static String of(LoadNotice notice) {
        String start = notice.path() + ": ";
        String text = notice.message();
        String leftOut = notice.severity() == LoadNotice.Severity.ERROR ? " (left out)" : "";
        return (text.startsWith(start) ? text.substring(start.length()) : text) + leftOut;
    }
}
