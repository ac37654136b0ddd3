package dev.mudlark.cli;

import dev.mudlark.bench.Inspection;
import dev.mudlark.bench.Inspection.Column;
import dev.mudlark.bench.Inspection.Group;
import dev.mudlark.bench.Inspection.Notice;
import dev.mudlark.bench.Inspection.Size;
import dev.mudlark.bench.Inspection.Spread;
import dev.mudlark.bench.Inspection.TableShape;
import dev.mudlark.context.Counted;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What a folder of documents holds, to read. */
final class InspectLines {
    private static final int SHOWN = 5;
    private static final int COLUMNS_SHOWN = 12;
    private static final int NAMES_SHOWN = 10;

    private final Inspection inspection;
    private final boolean all;

    InspectLines(Inspection inspection, boolean all) {
        this.inspection = inspection;
        this.all = all;
    }

    String text() {
        StringBuilder text = new StringBuilder();
        text.append(counts());
        if (inspection.documents() > 0) {
            text.append('\n').append(sizes());
            text.append(section("documents, the largest first", inspection.largest(), InspectLines::size));
        }
        text.append(section("tables", inspection.tables(), this::table));
        text.append(section("groups of near-duplicate documents", inspection.groups(), this::group));
        byCode().forEach((code, notices) ->
                text.append(section("files with a flaw: " + Visible.line(code), notices, InspectLines::notice)));
        return text.toString();
    }

    private String counts() {
        int rows = inspection.tables().stream().mapToInt(TableShape::rows).sum();
        StringBuilder text = new StringBuilder();
        text.append(Counted.grouped(inspection.documents(), "document"));
        text.append(", ").append(Counted.grouped(inspection.tables().size(), "table"));
        text.append(" (").append(Counted.grouped(rows, "row")).append("), ");
        text.append(Counted.grouped(inspection.passages(), "passage")).append(" for search\n");
        text.append(Paragraph.of("", "  ", "formats: " + counted(inspection.formats())));
        if (!inspection.languages().isEmpty()) {
            text.append(Paragraph.of("", "  ", "languages: " + counted(inspection.languages())));
        }
        if (!inspection.passedOver().isEmpty()) {
            text.append(Paragraph.of("", "  ", Visible.line(inspection.passedOver())));
        }
        return text.toString();
    }

    private static String counted(Map<String, Integer> counts) {
        return counts.entrySet().stream()
                .map(entry -> entry.getValue() + " " + Visible.line(entry.getKey()))
                .collect(Collectors.joining(", "));
    }

    private String sizes() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("size of a document", "median", "95 % up to", "longest", "together"));
        rows.add(row("words", inspection.words()));
        rows.add(row("characters", inspection.characters()));
        return Columns.of(rows);
    }

    private static List<String> row(String unit, Spread spread) {
        return List.of(
                unit, number(spread.median()), number(spread.p95()), number(spread.longest()), number(spread.total()));
    }

    private <T> String section(String title, List<T> things, Function<T, String> line) {
        if (things.isEmpty()) {
            return "";
        }
        int shown = all ? things.size() : Math.min(SHOWN, things.size());
        StringBuilder text = new StringBuilder();
        text.append('\n').append(title).append(" (").append(things.size()).append(")\n");
        things.subList(0, shown).forEach(thing -> text.append(Paragraph.of("  ", "      ", line.apply(thing))));
        if (shown < things.size()) {
            text.append("  … ").append(things.size() - shown).append(" more; --all shows them\n");
        }
        return text.toString();
    }

    private String table(TableShape table) {
        int shown = all
                ? table.columns().size()
                : Math.min(COLUMNS_SHOWN, table.columns().size());
        int more = table.columns().size() - shown;
        return Visible.line(table.id()) + ", " + Counted.grouped(table.rows(), "row") + ": "
                + table.columns().subList(0, shown).stream()
                        .map(InspectLines::column)
                        .collect(Collectors.joining(", "))
                + (more == 0 ? "" : " … " + Counted.of(more, "more column"));
    }

    private static String column(Column column) {
        String empty = column.empty() == 0 || column.type().equals("empty") ? "" : ", " + column.empty() + " empty";
        return Visible.line(column.name()) + " (" + column.type() + empty + ")";
    }

    private static String size(Size size) {
        return Visible.line(size.id()) + ": " + Counted.grouped(size.words(), "word") + ", "
                + Counted.grouped(size.characters(), "character");
    }

    private String group(Group group) {
        List<String> ids = group.documents();
        int shown = all ? ids.size() : Math.min(NAMES_SHOWN, ids.size());
        String named = ids.subList(0, shown).stream().map(Visible::line).collect(Collectors.joining(", "));
        return Counted.of(ids.size(), "document") + ", " + alike(group) + ": " + named
                + (shown == ids.size() ? "" : " … " + (ids.size() - shown) + " more");
    }

    /** A row of small changes may lead far from its first document, so that the figures are not those of any two. */
    private static String alike(Group group) {
        boolean anyTwo = group.documents().size() == 2 || group.least() == 1;
        return anyTwo ? group.percents() : "each with its closest earlier one " + group.percents();
    }

    private Map<String, List<Notice>> byCode() {
        return inspection.notices().stream()
                .collect(Collectors.groupingBy(Notice::code, TreeMap::new, Collectors.toList()));
    }

    private static String notice(Notice notice) {
        return Visible.line(notice.where() + ": " + notice.message());
    }

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
