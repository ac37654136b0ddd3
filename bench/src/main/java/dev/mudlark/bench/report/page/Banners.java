package dev.mudlark.bench.report.page;

import static j2html.TagCreator.div;
import static j2html.TagCreator.p;
import static j2html.TagCreator.strong;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What must be read before any number. */
final class Banners implements Panel {

    @Override
    public Optional<DomContent> of(Report report) {
        List<DomContent> banners = new ArrayList<>();
        if (!report.run().finished()) {
            banners.add(banner("bad", "Unfinished.", Wording.unfinished(report.run())));
        }
        if (Wording.hasStandIn(report.run())) {
            banners.add(banner("warn", "Stand-in model.", Wording.standIn(report.run())));
        }
        if (!report.run().judgedByThemselves().isEmpty()) {
            banners.add(banner("warn", "Judge and judged.", Wording.judgedByThemselves(report.run())));
        }
        return banners.isEmpty() ? Optional.empty() : Optional.of(div(banners.toArray(DomContent[]::new)));
    }

    private static DomContent banner(String kind, String heading, String text) {
        return p(strong(heading + " "), j2html.TagCreator.text(text))
                .withClasses("banner", kind)
                .attr("role", "note");
    }
}
