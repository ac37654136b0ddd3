package dev.mudlark.tools;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.ToolTraits.SideEffects;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A tool that does what a test wants and remembers its calls. */
final class FakeTool implements Tool {

    static final String ANY_ARGUMENTS = "{\"type\": \"object\"}";

    private final ToolSpec spec;
    private final ToolTraits traits;
    private final Body body;
    final List<ObjectNode> calls = Collections.synchronizedList(new ArrayList<>());

    /** What the tool does. */
    @FunctionalInterface
    interface Body {
        ToolResult call(ObjectNode arguments, ToolContext context) throws Exception;
    }

    private FakeTool(ToolSpec spec, ToolTraits traits, Body body) {
        this.spec = spec;
        this.traits = traits;
        this.body = body;
    }

    static FakeTool named(String name, Body body) {
        return withSchema(name, ANY_ARGUMENTS, body);
    }

    static FakeTool answering(String name, String text) {
        return named(name, (arguments, context) -> ToolResult.note(text));
    }

    static FakeTool withSchema(String name, String schema, Body body) {
        try {
            ObjectNode node = (ObjectNode) JsonMapper.builder().build().readTree(schema);
            return new FakeTool(new ToolSpec(name, "A tool for tests.", node), ToolTraits.PURE, body);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    FakeTool with(SideEffects effects, boolean readOnly) {
        return withTraits(new ToolTraits(effects, readOnly, Optional.empty(), true, traits.costNanoDollars()));
    }

    FakeTool costing(long nanoDollars) {
        return withTraits(new ToolTraits(traits.sideEffects(), traits.readOnly(), Optional.empty(), true, nanoDollars));
    }

    FakeTool timingOutAfter(Duration timeout) {
        return withTraits(new ToolTraits(traits.sideEffects(), traits.readOnly(), Optional.of(timeout), true, 0));
    }

    private FakeTool withTraits(ToolTraits other) {
        return new FakeTool(spec, other, body);
    }

    @Override
    public ToolSpec spec() {
        return spec;
    }

    @Override
    public ToolTraits traits() {
        return traits;
    }

    @Override
    public ToolResult call(ObjectNode arguments, ToolContext context) throws ToolException {
        calls.add(arguments);
        try {
            return body.call(arguments, context);
        } catch (ToolException | RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
