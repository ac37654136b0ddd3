package dev.mudlark.bench;

import java.util.List;
import java.util.Map;

/**
 * What a folder of documents holds, as tools and searches will see it.
 *
 * @param documents documents that are no tables
 * @param passages passages at the default chunking; each row of a table is one
 * @param formats files read, by extension in lower case, the most frequent first
 * @param passedOver files passed over and why, in one line; empty when there is none
 * @param languages documents, and tables whose language is clear, by language, the most frequent first; {@code not clear}
 *     for others
 * @param words words of a document: runs of letters and digits
 * @param characters code points of a document
 * @param tables in the order of their ids
 * @param largest documents by size in code points, the largest first
 * @param twins near-duplicates: each document beside the earlier one it is most like, the most similar first
 * @param groups the same as groups, in which every document is in one group at most, the largest first
 * @param notices what was noticed when the files were read, in the order of paths, files passed over left out
 */
public record Inspection(
        int documents,
        int passages,
        Map<String, Integer> formats,
        String passedOver,
        Map<String, Integer> languages,
        Spread words,
        Spread characters,
        List<TableShape> tables,
        List<Size> largest,
        List<TwoAlike> twins,
        List<Group> groups,
        List<Notice> notices) {
    /** Copies the lists; the maps keep their order. */
    public Inspection {
        tables = List.copyOf(tables);
        largest = List.copyOf(largest);
        twins = List.copyOf(twins);
        groups = List.copyOf(groups);
        notices = List.copyOf(notices);
    }

    /**
     * How sizes are spread; nearest ranks.
     *
     * @param median the size that half of them do not exceed
     * @param p95 the size that 95 % of them do not exceed
     * @param longest the largest
     * @param total all together
     */
    public record Spread(int median, int p95, int longest, long total) {}

    /**
     * A table.
     *
     * @param id its id
     * @param rows rows without the header
     * @param columns in their order
     */
    public record TableShape(String id, int rows, List<Column> columns) {
        /** Copies the list. */
        public TableShape {
            columns = List.copyOf(columns);
        }
    }

    /**
     * A column of a table.
     *
     * @param name its name
     * @param type {@code number}, {@code text}, {@code boolean}, {@code empty}, or {@code mixed} when its cells differ
     * @param empty how many of its cells are empty
     */
    public record Column(String name, String type, int empty) {}

    /**
     * A document and its size.
     *
     * @param id its id
     * @param words its words
     * @param characters its code points
     */
    public record Size(String id, int words, int characters) {}

    /**
     * Two documents that are nearly the same.
     *
     * @param first id of one
     * @param second id of the other
     * @param similarity share of the runs of four words that are common, 0 to 1
     */
    public record TwoAlike(String first, String second, double similarity) {}

    /**
     * Documents that are nearly the same: every one but the first is nearly the same as an earlier one.
     *
     * @param documents their ids, at least two
     * @param least the lowest similarity of one to the earlier one it is most like, 0 to 1
     * @param most the highest of these
     * @param percents both in percent, such as {@code 84 %} or {@code 78 to 84 %}
     */
    public record Group(List<String> documents, double least, double most, String percents) {
        /** Copies the list. */
        public Group {
            documents = List.copyOf(documents);
        }
    }

    /**
     * What was noticed when a file was read.
     *
     * @param code stable, such as {@code front_matter_invalid}
     * @param where the file
     * @param message what is wrong, in one line
     */
    public record Notice(String code, String where, String message) {}
}
