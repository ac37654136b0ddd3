package dev.mudlark.tools.functions;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.FunctionOptions;
import dev.mudlark.tools.Tool;
import dev.mudlark.tools.ToolBoxException;
import dev.mudlark.tools.ToolContext;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.ToolFunction;
import dev.mudlark.tools.ToolResult;
import dev.mudlark.tools.ToolTraits;
import dev.mudlark.tools.ToolTraits.SideEffects;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A method as a tool. */
final class FunctionTool implements Tool {

    private static final long NANOS = 1_000_000_000L;

    private final Method method;
    private final Target target;
    private final MethodParameters parameters;
    private final ToolSpec spec;
    private final ToolTraits traits;

    private FunctionTool(Method method, Target target, MethodParameters parameters, ToolSpec spec, ToolTraits traits) {
        this.method = method;
        this.target = target;
        this.parameters = parameters;
        this.spec = spec;
        this.traits = traits;
    }

    /** @throws ToolBoxException when the method cannot be a tool */
    static FunctionTool of(Method method, Target target, FunctionOptions options) {
        Optional<ToolFunction> said = Optional.ofNullable(method.getAnnotation(ToolFunction.class));
        MethodParameters parameters = MethodParameters.of(method);
        ToolSpec spec =
                new ToolSpec(name(method, options, said), description(method, options, said), parameters.schema());
        parameters.checkDefaults(spec);
        return new FunctionTool(method, target, parameters, spec, traits(options, said));
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
        return Results.of(invoked(parameters.values(arguments, context)));
    }

    private @Nullable Object invoked(@Nullable Object[] values) throws ToolException {
        try {
            return method.invoke(target.get(), values);
        } catch (InvocationTargetException e) {
            throw Thrown.passedOn(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String name(Method method, FunctionOptions options, Optional<ToolFunction> said) {
        String name = options.name()
                .or(() -> said.map(ToolFunction::name).filter(text -> !text.isEmpty()))
                .orElse(method.getName());
        String where = Methods.signature(method) + ": ";
        if (!ToolSpec.isValidName(name)) {
            throw new ToolBoxException(
                    where + "'" + name + "' is no name for a tool; use 1 to 64 letters, digits, '_' or"
                            + " '-' (ASCII), with @ToolFunction(name = \"...\")");
        }
        if (BuiltInTools.names().contains(name)) {
            throw new ToolBoxException(where + "'" + name + "' is the name of a built-in tool; give it another");
        }
        return name;
    }

    private static String description(Method method, FunctionOptions options, Optional<ToolFunction> said) {
        return options.description()
                .or(() -> said.map(ToolFunction::description))
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .orElseThrow(() -> new ToolBoxException(Methods.signature(method)
                        + " has no description, by which a model decides when to call it; write"
                        + " @ToolFunction(description = \"...\"), or description in a config"));
    }

    private static ToolTraits traits(FunctionOptions options, Optional<ToolFunction> said) {
        SideEffects effects = options.sideEffects()
                .or(() -> said.map(ToolFunction::sideEffects))
                .orElse(SideEffects.NONE);
        Optional<Duration> timeout = options.timeout()
                .or(() -> said.map(ToolFunction::timeoutSeconds)
                        .filter(seconds -> seconds > 0)
                        .map(seconds -> Duration.ofNanos((long) (seconds * NANOS))));
        boolean pure = effects == SideEffects.NONE;
        return new ToolTraits(effects, pure, timeout, pure, 0);
    }
}
