package dev.mudlark.bench.report.page;

import j2html.tags.DomContent;
import java.util.Optional;

/** A part of the page. */
interface Panel {

    /** What it shows of a report; empty when there is nothing to show. */
    Optional<DomContent> of(Report report);
}
