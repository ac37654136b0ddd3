package dev.mudlark.bench;

import dev.mudlark.bench.config.Option;
import dev.mudlark.bench.config.Section;
import dev.mudlark.bench.dataset.Field;
import java.util.List;
import java.util.Map;

/** Fills the generated blocks of a page: what stands between {@code <!-- NAME -->} and {@code <!-- end -->}. */
final class GeneratedBlocks {

    private static final String END = "<!-- end -->";

    private GeneratedBlocks() {}

    static String fill(String page, Map<String, String> blocks) {
        String filled = page;
        for (Map.Entry<String, String> block : blocks.entrySet()) {
            String begin = "<!-- " + block.getKey() + " -->\n";
            int start = filled.indexOf(begin);
            if (start < 0) {
                throw new AssertionError("the page has no block " + begin);
            }
            int from = start + begin.length();
            filled = filled.substring(0, from) + block.getValue() + filled.substring(filled.indexOf(END, from));
        }
        return filled;
    }

    static String table(Section section) {
        StringBuilder table = new StringBuilder("| key | value | default | meaning |\n| --- | --- | --- | --- |\n");
        for (Option<?> option : section.options()) {
            table.append("| `")
                    .append(option.name())
                    .append("` | ")
                    .append(option.type().name());
            table.append(" | ").append(option.fallbackText()).append(" | ");
            table.append(option.description()).append(" |\n");
        }
        return table.toString();
    }

    /** A heading, the description, the table and what is refused with its reason. */
    static String chapter(Section section) {
        StringBuilder chapter = new StringBuilder("\n### " + section.title() + "\n\n");
        chapter.append(section.description()).append("\n\n").append(table(section));
        section.refused()
                .forEach((key, reason) -> chapter.append("\n`")
                        .append(key)
                        .append("` is refused: ")
                        .append(reason)
                        .append(".\n"));
        return chapter.toString();
    }

    static String fields(List<Field> fields) {
        StringBuilder table = new StringBuilder("| field | value | required | meaning |\n| --- | --- | --- | --- |\n");
        for (Field field : fields) {
            table.append("| `").append(field.name()).append("` | ").append(field.type());
            table.append(" | ").append(field.required() ? "yes" : "").append(" | ");
            table.append(field.description()).append(" |\n");
        }
        return table.toString();
    }
}
