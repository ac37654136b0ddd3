package dev.mudlark.bench.checking;

import dev.mudlark.bench.FindingKind;
import dev.mudlark.bench.similarity.DocumentTwin;
import java.util.Locale;

/** Documents that are nearly the same. */
final class SimilarDocuments implements Check {
    @Override
    public void look(Checked data, Findings findings) {
        for (DocumentTwin twin : DocumentTwin.in(data.collection())) {
            String alike = twin.similarity() == 1
                    ? "has the same words as "
                    : String.format(Locale.ROOT, "shares %.0f %% of its phrases with ", 100 * twin.similarity());
            findings.add(
                    FindingKind.SIMILAR_DOCUMENTS,
                    data.texts().placeOf(twin.second()),
                    alike + twin.first().path());
        }
    }
}
