package dev.mudlark.bench.report.page;

import static j2html.TagCreator.each;

import dev.mudlark.bench.report.RunInfo;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.RunRecord;
import j2html.tags.DomContent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The report as one HTML page. */
public final class Page {

    /** Most bytes of a page: what a mail server or a browser still takes with ease. */
    static final int MAX_BYTES = 5_000_000;

    /** The parts of the page in their order, but for the last two. */
    private static final List<Part> PARTS = List.of(
            new Part("result", "Result", new VerdictPanel()),
            new Part("contrasts", "What tools bought", new ContrastPanel()),
            new Part("judge", "Judge", new JudgePanel()),
            new Part("quality-cost", "Quality against cost", new QualityCostPanel()),
            new Part("tool-use", "Right tools", new ToolUsePanel()),
            new Part("tools", "Calls", new ToolUsagePanel()),
            new Part("routing", "Routing", new RoutingPanel()),
            new Part("attacks", "Attacks", new AttacksPanel()),
            new Part("categories", "Categories", new CategoryPanel()),
            new Part("failure-kinds", "Kinds of failure", new FailureKindsPanel()),
            new Part("retrieval", "Retrieval", new RetrievalPanel()),
            new Part("metrics", "All metrics", new MetricsPanel()));

    /** Room for what stands around the panels. */
    private static final int RESERVE = 20_000;

    private Page() {}

    /** The page; it has at most 5 MB, unless there are thousands of systems or categories. */
    public static String of(RunRecord run, Evaluation evaluation, RunInfo info) {
        Report report = new Report(run, evaluation, info);
        List<DomContent> panels = new ArrayList<>();
        List<Part> shown = new ArrayList<>();
        new Banners().of(report).ifPresent(panels::add);
        for (Part part : PARTS) {
            add(part, report, panels, shown);
        }
        DomContent origin = new OriginPanel().of(report).orElseThrow();
        int used = bytes(each(panels, panel -> panel)) + bytes(origin) + Frame.BYTES + RESERVE;
        add(new Part("explorer", "Questions", new ExplorerPanel(MAX_BYTES - used)), report, panels, shown);
        shown.add(new Part("origin", "Reproduce", new OriginPanel()));
        return "<!DOCTYPE html>\n" + Frame.of(report, shown, panels, origin).render() + "\n";
    }

    private static void add(Part part, Report report, List<DomContent> panels, List<Part> shown) {
        part.panel().of(report).ifPresent(content -> {
            panels.add(content);
            shown.add(part);
        });
    }

    static int bytes(DomContent content) {
        return content.render().getBytes(StandardCharsets.UTF_8).length;
    }

    /**
     * A part of the page.
     *
     * @param id of its heading
     * @param label in the list of contents
     * @param panel what it shows
     */
    record Part(String id, String label, Panel panel) {}
}
