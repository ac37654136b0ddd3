package dev.mudlark.bench.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.documents.LoadNotice;
import dev.mudlark.documents.LoadNotice.Severity;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PassedOverTest {

    private static LoadNotice skipped(String path, String code) {
        return new LoadNotice(path, code, Severity.SKIPPED, path + ": why");
    }

    @Test
    void filesOfOtherFormatsAreCountedByExtension() {
        List<LoadNotice> notices = Stream.of("a.pdf", "b/c.PDF", "d.html", "e.pdf", "f.html", "g.html", "Makefile")
                .map(path -> skipped(path, "unsupported_type"))
                .toList();
        assertThat(PassedOver.line(notices))
                .contains("7 files passed over: 3 .html, 3 .pdf and 1 without an extension are no supported format");
    }

    @Test
    void everyReasonIsCounted() {
        assertThat(PassedOver.line(List.of(
                        skipped("a.md", "binary_content"),
                        skipped("b.md", "empty_document"),
                        skipped("c.md", "empty_document"),
                        skipped("d.csv", "empty_table"),
                        skipped("e.md", "file_too_large"),
                        skipped(".git", "hidden_file"),
                        skipped("r", "run_directory"),
                        skipped("p.md", "special_file"),
                        skipped("l", "symlink_loop"),
                        skipped("m", "symlink_outside_root"),
                        skipped("n.pdf", "unsupported_type"))))
                .contains(
                        "11 files passed over: 1 is not text; 2 are empty; 1 is an empty table; 1 is too large;"
                                + " 1 is hidden; 1 is the folder of a run; 1 is a pipe, socket or device; 2 are links; 1 .pdf is no supported format");
    }

    @Test
    void aFileThatWasReadIsNotPassedOver() {
        assertThat(PassedOver.line(List.of(new LoadNotice("a.md", "encoding_fallback", Severity.WARNING, "a.md: why"))))
                .isEmpty();
    }
}
