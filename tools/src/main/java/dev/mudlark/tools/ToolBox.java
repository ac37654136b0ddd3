package dev.mudlark.tools;

import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The one gate in front of all tools; nothing else runs one. Every call passes, in this order: the name is resolved, the
 * arguments are decoded, mended and checked, a repeated call is answered with a note, permission, budget, approval and
 * audit, then the tool runs with a deadline, and its result is rendered and cut to size. Whatever goes wrong becomes an
 * outcome with an error for the model; {@link #run} throws nothing. Each call leaves one step in the trace. Safe for use
 * by several threads.
 */
public final class ToolBox {

    private final OfferedTools tools;
    private final ToolRules rules;
    private final Permission permission;
    private final AuditLog audit;
    private final ToolThreads threads = new ToolThreads();

    private ToolBox(Builder builder) {
        this.rules = builder.rules;
        this.tools = new OfferedTools(List.copyOf(builder.tools), rules);
        this.permission = new Permission(rules, builder.authorizer, builder.approver);
        this.audit = builder.audit;
    }

    /**
     * A box whose tools with side effects are approved by the rules alone, as in a benchmark.
     *
     * @throws ToolBoxException when the rules refuse a tool, a schema is broken, two tools have the same name or come from
     *     two sets
     */
    public static ToolBox of(List<Tool> tools, ToolRules rules) {
        return builder(rules).add(tools).build();
    }

    /** Builds a box with somebody to ask. */
    public static Builder builder(ToolRules rules) {
        return new Builder(rules);
    }

    /** What the model is told about the tools, in the order they were given. */
    public List<ToolSpec> specs() {
        return tools.specs();
    }

    /** What people are told about the tools, in the order they were given. */
    public List<ToolCard> cards() {
        return tools.cards(rules);
    }

    /** The tool that a call by this name reaches, {@code functions.NAME} included; empty when there is none. */
    public Optional<String> nameOf(String called) {
        return tools.reached(called);
    }

    /**
     * Runs one call, or refuses it. An equal call that was already answered in this question is not run again: the model
     * gets a note that says so, which is no error and spends nothing of the budget.
     */
    public ToolOutcome run(ToolCall call, QuestionContext question) {
        return new GatePass(this, call, question).run();
    }

    /** True when calls of this tool may run at the same time as other calls of the same reply. */
    public boolean isParallelSafe(String tool) {
        return tools.isParallelSafe(tool);
    }

    OfferedTools tools() {
        return tools;
    }

    ToolRules rules() {
        return rules;
    }

    Permission permission() {
        return permission;
    }

    AuditLog audit() {
        return audit;
    }

    ToolThreads threads() {
        return threads;
    }

    /** Collects what a box is made of. */
    public static final class Builder {

        private final ToolRules rules;
        private final List<Tool> tools = new ArrayList<>();
        private Optional<Authorizer> authorizer = Optional.empty();
        private Optional<Approver> approver = Optional.empty();
        private AuditLog audit = AuditLog.NONE;

        private Builder(ToolRules rules) {
            this.rules = rules;
        }

        /** Adds tools, in order. */
        public Builder add(List<? extends Tool> more) {
            tools.addAll(more);
            return this;
        }

        /** Asks {@code newAuthorizer} before every call. */
        public Builder authorizer(Authorizer newAuthorizer) {
            authorizer = Optional.of(newAuthorizer);
            return this;
        }

        /** Asks {@code newApprover} before a tool that is not read-only runs. */
        public Builder approver(Approver newApprover) {
            approver = Optional.of(newApprover);
            return this;
        }

        /** Records calls in {@code log}. */
        public Builder audit(AuditLog log) {
            audit = log;
            return this;
        }

        /**
         * Builds the box.
         *
         * @throws ToolBoxException as {@link ToolBox#of}
         */
        public ToolBox build() {
            return new ToolBox(this);
        }
    }
}
