package dev.mudlark.tools;

import dev.mudlark.context.Secret;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolSpec;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;

/**
 * The one gate in front of all tools; nothing else runs one. Every call passes, in this order: the name is resolved, the
 * arguments are decoded, mended and checked, a repeated call is answered from memory or refused, permission, rate limit,
 * budget, approval and audit, then secrets are filled in, the tool runs with a deadline, and its result is masked, rendered
 * and cut to size. Whatever goes wrong becomes an
 * outcome with an error for the model; {@link #run} throws nothing. Each call leaves one step in the trace. Safe for use
 * by several threads.
 */
public final class ToolBox {

    private static final Logger LOG = System.getLogger(ToolBox.class.getName());

    private final OfferedTools tools;
    private final ToolRules rules;
    private final Permission permission;
    private final AuditLog audit;
    private final RateLimits rates;
    private final Secrets secrets;
    private final Redactor redactor;
    private final boolean guardsRepeats;
    private final ToolThreads threads;
    private final Watch watch;
    private final AtomicInteger abandoned = new AtomicInteger();

    private ToolBox(Builder builder) {
        this.rules = builder.rules;
        this.threads = builder.threads;
        this.watch = new Watch(threads);
        this.tools = new OfferedTools(List.copyOf(builder.tools), rules);
        this.permission = new Permission(
                rules, builder.authorizer, builder.approver, builder.approvalTimeout, new Asker(threads));
        this.audit = builder.audit;
        this.rates = new RateLimits(rules.maxCallsPerMinute(), builder.nanoTime);
        this.secrets = new Secrets(builder.secrets);
        this.redactor = secrets.redactor();
        this.guardsRepeats = builder.guardsRepeats;
        builder.tools.forEach(secrets::check);
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
     * Runs one call, or refuses it. An equal call that was already answered in this question is not run again: once its
     * answer is given from memory, which is no error and spends nothing of the budget, and from then on it is refused.
     */
    public ToolOutcome run(ToolCall call, QuestionContext question) {
        GatePass pass = new GatePass(this, call, question);
        pass.begin();
        return pass.end();
    }

    /** Runs the calls of one reply, those beside each other that may. */
    public ToolTurn turn(QuestionContext question) {
        return new ToolTurn(this, question);
    }

    /** Calls that were left behind so far, since their tools did not stop when their time was over. */
    public int abandoned() {
        return abandoned.get();
    }

    /** False when equal calls run as often as they are made. */
    public boolean guardsRepeats() {
        return guardsRepeats;
    }

    void leftBehind(OfferedTools.Offered tool) {
        abandoned.incrementAndGet();
        LOG.log(Level.WARNING, "a call of {0} did not stop when its time was over and was left behind", tool.name());
    }

    RateLimits rates() {
        return rates;
    }

    Secrets secrets() {
        return secrets;
    }

    Redactor redactor() {
        return redactor;
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

    Watch watch() {
        return watch;
    }

    /** Collects what a box is made of. */
    public static final class Builder {

        private final ToolRules rules;
        private final List<Tool> tools = new ArrayList<>();
        private Optional<Authorizer> authorizer = Optional.empty();
        private Optional<Approver> approver = Optional.empty();
        private AuditLog audit = AuditLog.NONE;
        private Duration approvalTimeout = Duration.ofMinutes(5);
        private Map<String, Secret> secrets = Map.of();
        private LongSupplier nanoTime = System::nanoTime;
        private boolean guardsRepeats = true;
        private ToolThreads threads = new ToolThreads();

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

        /** Asks {@code newApprover} before a tool that is not read-only runs; five minutes without an answer are a no. */
        public Builder approver(Approver newApprover) {
            approver = Optional.of(newApprover);
            return this;
        }

        /** Asks {@code newApprover}; {@code timeout} without an answer is a no. */
        public Builder approver(Approver newApprover, Duration timeout) {
            approvalTimeout = timeout;
            return approver(newApprover);
        }

        /** Secrets by name: filled in where a tool asks for one, masked wherever text leaves the box. */
        public Builder secrets(Map<String, Secret> byName) {
            secrets = Map.copyOf(byName);
            return this;
        }

        /** False runs equal calls of a question as often as they are made. */
        public Builder guardRepeats(boolean on) {
            guardsRepeats = on;
            return this;
        }

        /** The monotonic clock (nanoseconds) that limits on calls a minute go by, for tests. */
        public Builder nanoTime(LongSupplier clock) {
            nanoTime = clock;
            return this;
        }

        /** Where tools run, for tests. */
        Builder threads(ToolThreads newThreads) {
            threads = newThreads;
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
