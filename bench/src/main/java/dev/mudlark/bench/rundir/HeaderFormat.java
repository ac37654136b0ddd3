package dev.mudlark.bench.rundir;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.evaluation.EvaluationSettings;

/** How the header is stored. */
final class HeaderFormat {

    static final String TYPE = "run";

    /** Grows when an old reader would misunderstand a new file; a new field alone is no reason. */
    private static final int FORMAT = 1;

    private HeaderFormat() {}

    static ObjectNode write(RunHeader header) {
        ObjectNode node = JsonLines.object();
        node.put("type", TYPE);
        node.put("format", FORMAT);
        node.put("name", header.name());
        ArrayNode ks = node.putArray("k");
        header.settings().ks().forEach(ks::add);
        node.put("seed", header.settings().seed());
        node.put("resamples", header.settings().resamples());
        node.put("finished", header.finished());
        return node;
    }

    static RunHeader read(Stored node) {
        long format = node.whole("format");
        if (format > FORMAT) {
            throw new StoredException("format " + format + " is newer than this mudlark, which reads " + FORMAT
                    + "; use the version that wrote it");
        }
        return new RunHeader(
                node.text("name"),
                new EvaluationSettings(
                        node.list("k", item -> item.intValue()), node.whole("seed"), node.integer("resamples")),
                node.flag("finished"));
    }
}
