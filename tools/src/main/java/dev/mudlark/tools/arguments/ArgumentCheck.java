package dev.mudlark.tools.arguments;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaException;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.ToolBoxException;
import dev.mudlark.tools.ToolException;
import java.util.List;
import java.util.Locale;

/** Mends and checks the arguments of one tool. The schema is compiled once. Safe for use by several threads. */
public final class ArgumentCheck {

    /** What fits into a result next to the help; the rest is counted. */
    private static final int MOST_PROBLEMS = 20;

    private final ObjectNode schemaNode;
    private final Schema schema;
    private final ArgumentHelp help;

    /** @throws ToolBoxException when the tool's schema is broken or not the schema of an object */
    public ArgumentCheck(ToolSpec spec) {
        this.schemaNode = spec.inputSchema().deepCopy();
        if (!SchemaTypes.of(schemaNode).equals(List.of("object"))) {
            throw new ToolBoxException("tool " + spec.name() + ": its input schema needs \"type\": \"object\"");
        }
        SchemaLimits.broken(schemaNode).ifPresent(reason -> {
            throw new ToolBoxException("tool " + spec.name() + ": its input schema is broken: " + reason);
        });
        this.schema = compiled(spec.name(), schemaNode);
        this.help = new ArgumentHelp(schemaNode);
    }

    /**
     * The arguments as the tool gets them.
     *
     * @throws ToolException {@code invalid_arguments}, with everything that is wrong, the valid arguments and an example
     */
    public ObjectNode check(ObjectNode written) throws ToolException {
        ObjectNode mended = Coercion.object(written, schemaNode);
        List<Error> errors = schema.validate(mended);
        if (!errors.isEmpty()) {
            throw new ToolException("invalid_arguments", explain(errors));
        }
        return mended;
    }

    /** The same text for checked arguments that mean the same: with the schema's defaults, numbers by their value. */
    public String identity(ObjectNode checked) {
        return Canonical.text(Defaults.filledIn(checked, schemaNode));
    }

    /** The valid arguments and an example, for error messages. */
    public String help() {
        return help.text();
    }

    /** Arguments that pass the schema as far as it tells: the required ones, or else the first. */
    public ObjectNode example() {
        return help.example();
    }

    private String explain(List<Error> errors) {
        List<String> problems = errors.stream()
                .map(error -> SchemaProblem.say(error, schemaNode))
                .distinct()
                .toList();
        int left = problems.size() - MOST_PROBLEMS;
        String told = String.join(". ", problems.subList(0, Math.min(MOST_PROBLEMS, problems.size())));
        String all = told + (left > 0 ? ". And " + left + " more like these" : "");
        String end = all.endsWith("?") ? " " : ". ";
        return "Invalid arguments: " + all.replace("?. ", "? ") + end + help.text();
    }

    private static Schema compiled(String tool, ObjectNode node) {
        SchemaRegistryConfig config = SchemaRegistryConfig.builder()
                .locale(Locale.ROOT)
                .regularExpressionFactory(new SchemaPatterns())
                .build();
        SchemaRegistry registry = SchemaRegistry.withDefaultDialect(
                SpecificationVersion.DRAFT_2020_12, builder -> builder.schemaRegistryConfig(config));
        try {
            Schema schema = registry.getSchema(node);
            schema.initializeValidators();
            return schema;
        } catch (SchemaException e) {
            throw new ToolBoxException("tool " + tool + ": its input schema is broken: " + e.getMessage());
        }
    }
}
