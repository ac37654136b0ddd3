package dev.mudlark.bench.checking;

import dev.mudlark.bench.FindingKind;

/** Documents in one language and questions or the config's {@code data.language} in another. */
final class LanguagesDiffer implements Check {
    @Override
    public void look(Checked data, Findings findings) {
        data.languages()
                .ifPresent(
                        line -> findings.add(FindingKind.LANGUAGES, data.file().toString(), line));
    }
}
