package dev.mudlark.bench.report.page;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.evaluation.FailureType;
import dev.mudlark.evaluation.Question;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All questions and all scores, by column and not by question, which is small and read fast. */
final class ExplorerIndex {

    /**
     * How much of a run the index holds.
     *
     * @param questions first questions of the data set
     * @param text most code points of a question
     * @param reference most code points of a reference answer and of all keywords
     * @param allMeasures false for the answer score alone
     */
    record Extent(int questions, int text, int reference, boolean allMeasures) {}

    /** Stands for a type that cannot be told; {@link ExplorerMeasure#NONE} for a question that was not asked. */
    private static final int UNKNOWN = -2;

    private final Report report;
    private final List<ExplorerCase> cases;
    private final Extent extent;

    private ExplorerIndex(Report report, List<ExplorerCase> cases, Extent extent) {
        this.report = report;
        this.cases = cases;
        this.extent = extent;
    }

    /** The most that fits: first texts get shorter, then only answer scores stay, then the last questions go. */
    static ObjectNode fitting(Report report, List<ExplorerCase> cases, int room) {
        int n = report.run().questions().size();
        List<Extent> extents =
                List.of(new Extent(n, 1000, 1000, true), new Extent(n, 300, 200, true), new Extent(n, 120, 60, false));
        for (Extent extent : extents) {
            ObjectNode index = of(report, cases, extent);
            if (ExplorerText.bytes(index) <= room) {
                return index;
            }
        }
        for (int questions = n / 2; questions > 0; questions /= 2) {
            ObjectNode index = of(report, cases, new Extent(questions, 120, 60, false));
            if (ExplorerText.bytes(index) <= room) {
                return index;
            }
        }
        return of(report, cases, new Extent(0, 0, 0, false));
    }

    static ObjectNode of(Report report, List<ExplorerCase> cases, Extent extent) {
        return new ExplorerIndex(report, cases, extent).node();
    }

    private ObjectNode node() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("run", report.info().folder());
        node.put("total", report.run().questions().size());
        ArrayNode systems = node.putArray("systems");
        ExactNames exact = new ExactNames(node.putObject("exact"));
        report.run().systems().forEach(system -> systems.add(exact.shown("systems", systems.size(), system.name())));
        ArrayNode types = node.putArray("types");
        for (FailureType type : ExplorerCase.TYPES) {
            types.addArray()
                    .add(type.label())
                    .add(type.definition())
                    .add(type.advice())
                    .add(FailureTone.of(type));
        }
        node.put("none", ExplorerCase.TYPES.indexOf(FailureType.NO_FAILURE));
        putQuestions(node, exact);
        putTypes(node.putArray("type"));
        putMeasures(node);
        return node;
    }

    private List<Question> questions() {
        return report.run().questions().subList(0, extent.questions());
    }

    private void putQuestions(ObjectNode node, ExactNames exact) {
        ArrayNode ids = node.putArray("id");
        ArrayNode texts = node.putArray("text");
        ArrayNode references = node.putArray("reference");
        ArrayNode keywords = node.putArray("keywords");
        Dictionary categories = new Dictionary(node.putArray("categories"), node.putArray("category"));
        Dictionary needs = new Dictionary(node.putArray("tools"), node.putArray("needs"));
        for (Question question : questions()) {
            ids.add(exact.shown("id", ids.size(), question.id()));
            texts.add(ExplorerText.shown(question.question(), extent.text()));
            references.add(ExplorerText.shown(reference(question), extent.reference()));
            putKeywords(question, keywords.addArray());
            categories.add(question.category().orElse("(no category)"));
            needs.add(String.join(", ", question.requiresTools()));
        }
    }

    private static String reference(Question question) {
        return question.isAnswerable() ? question.referenceAnswer().orElse("") : ExplorerText.UNANSWERABLE;
    }

    private void putKeywords(Question question, ArrayNode keywords) {
        int left = extent.reference();
        for (String keyword : question.isAnswerable() ? question.expectedKeywords() : List.<String>of()) {
            left -= keyword.length();
            if (left < 0) {
                return;
            }
            keywords.add(Text.visible(keyword));
        }
    }

    private void putTypes(ArrayNode columns) {
        int[][] types = new int[report.run().systems().size()][extent.questions()];
        Arrays.stream(types).forEach(column -> Arrays.fill(column, ExplorerMeasure.NONE));
        for (ExplorerCase one : cases) {
            if (one.question() < extent.questions()) {
                types[one.system()][one.question()] = one.typePlace(UNKNOWN);
            }
        }
        for (int[] column : types) {
            ArrayNode values = columns.addArray();
            Arrays.stream(column).forEach(values::add);
        }
    }

    private void putMeasures(ObjectNode node) {
        ArrayNode measures = node.putArray("measures");
        ArrayNode values = node.putArray("values");
        for (ExplorerMeasure measure : ExplorerMeasure.of(report.evaluation())) {
            if (extent.allMeasures() || measure.name().equals(ExplorerMeasure.SCORE)) {
                measures.addArray().add(measure.name()).add(measure.unit());
                putColumns(measure, values.addArray());
            }
        }
    }

    /** A column for each system; null for one without any value. */
    private void putColumns(ExplorerMeasure measure, ArrayNode columns) {
        double[][] values = new double[report.run().systems().size()][extent.questions()];
        Arrays.stream(values).forEach(column -> Arrays.fill(column, ExplorerMeasure.NONE));
        for (ExplorerCase one : cases) {
            if (one.question() < extent.questions()) {
                values[one.system()][one.question()] = measure.value().applyAsDouble(one.result());
            }
        }
        for (double[] column : values) {
            if (Arrays.stream(column).allMatch(value -> value == ExplorerMeasure.NONE)) {
                columns.addNull();
            } else {
                putColumn(column, columns.addArray());
            }
        }
    }

    private static void putColumn(double[] column, ArrayNode values) {
        for (double value : column) {
            if (value == Math.rint(value)) {
                values.add((long) value);
            } else {
                values.add(value);
            }
        }
    }

    /** Names that come often, each stored once and then counted. */
    private record Dictionary(ArrayNode names, ArrayNode values, Map<String, Integer> places) {

        Dictionary(ArrayNode names, ArrayNode values) {
            this(names, values, new LinkedHashMap<>());
        }

        void add(String name) {
            Integer place = Optional.ofNullable(places.get(name)).orElseGet(() -> {
                names.add(ExplorerText.shown(name, ExplorerText.NAME));
                return places.size();
            });
            places.putIfAbsent(name, place);
            values.add(place);
        }
    }
}
