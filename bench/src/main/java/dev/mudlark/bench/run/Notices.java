package dev.mudlark.bench.run;

import dev.mudlark.context.Counted;
import dev.mudlark.documents.LoadNotice;
import java.nio.file.Path;
import java.util.List;

/** Tells about documents that are odd, broken or passed over. */
public final class Notices {

    /** So many are shown one by one. */
    private static final int SHOWN = 5;

    private Notices() {}

    /**
     * Tells the first of them, and how many more there are.
     *
     * @param docs the folder that they are in
     */
    public static void tell(List<LoadNotice> notices, Path docs, Progress progress) {
        List<LoadNotice> bad = notices.stream()
                .filter(notice -> notice.severity() != LoadNotice.Severity.SKIPPED)
                .toList();
        bad.stream().limit(SHOWN).forEach(notice -> progress.note(line(docs, notice)));
        if (bad.size() > SHOWN) {
            progress.note(docs + ": " + Counted.of(bad.size() - SHOWN, "more file")
                    + " with a notice like these; all are in run_manifest.json");
        }
        PassedOver.line(notices).ifPresent(line -> progress.note(docs + ": " + line));
    }

    private static String line(Path docs, LoadNotice notice) {
        return docs.resolve(notice.path()) + ": " + NoticeText.of(notice);
    }
}
