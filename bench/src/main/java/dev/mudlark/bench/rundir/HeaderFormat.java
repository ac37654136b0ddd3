package dev.mudlark.bench.rundir;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.evaluation.Contrast;
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
        if (!header.settings().contrasts().isEmpty()) {
            ArrayNode contrasts = node.putArray("contrasts");
            header.settings()
                    .contrasts()
                    .forEach(pair ->
                            contrasts.addObject().put("system", pair.system()).put("baseline", pair.baseline()));
        }
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
                        node.list("k", item -> item.intValue()),
                        node.whole("seed"),
                        node.integer("resamples"),
                        node.list("contrasts", HeaderFormat::contrast)),
                node.flag("finished"));
    }

    private static Contrast contrast(JsonNode item) {
        Stored pair = Stored.of(item, "contrasts");
        return new Contrast(pair.text("system"), pair.text("baseline"));
    }
}
