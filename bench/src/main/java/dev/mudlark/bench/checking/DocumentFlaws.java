package dev.mudlark.bench.checking;

import dev.mudlark.bench.FindingKind;
import dev.mudlark.bench.run.NoticeText;
import dev.mudlark.documents.LoadNotice;

/** Documents that were left out because they are broken, or read with something lost. */
final class DocumentFlaws implements Check {
    @Override
    public void look(Checked data, Findings findings) {
        for (LoadNotice notice : data.notices()) {
            if (notice.severity() != LoadNotice.Severity.SKIPPED) {
                findings.add(
                        FindingKind.DOCUMENT_FLAW,
                        data.docs().resolve(notice.path()).toString(),
                        NoticeText.of(notice));
            }
        }
    }
}
