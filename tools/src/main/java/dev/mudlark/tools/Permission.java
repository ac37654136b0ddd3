package dev.mudlark.tools;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Caller;
import dev.mudlark.context.Deadline;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.OfferedTools.Offered;
import java.time.Duration;
import java.util.Optional;

/** Who may make which call, and who has to be asked first. */
final class Permission {

    private final ToolRules rules;
    private final Optional<Authorizer> authorizer;
    private final Optional<Approver> approver;
    private final Duration approvalTimeout;
    private final Asker asker;

    Permission(
            ToolRules rules,
            Optional<Authorizer> authorizer,
            Optional<Approver> approver,
            Duration approvalTimeout,
            Asker asker) {
        this.rules = rules;
        this.authorizer = authorizer;
        this.approver = approver;
        this.approvalTimeout = approvalTimeout;
        this.asker = asker;
    }

    /** What the authorizer says; yes without one. */
    Decision authorize(Offered tool, ObjectNode arguments, Caller caller, Deadline deadline) {
        if (authorizer.isEmpty()) {
            return Decision.allow("config");
        }
        ObjectNode shown = arguments.deepCopy();
        return asker.ask(() -> authorizer.get().authorize(caller, tool.name(), shown), deadline.child(rules.timeout()));
    }

    /** A read-only tool needs no approval. Else the approver is asked; without one the run's allow list decides. */
    Decision approve(Offered tool, ObjectNode arguments, Caller caller, Deadline deadline) {
        if (tool.traits().readOnly()) {
            return Decision.allow("read-only");
        }
        if (approver.isPresent()) {
            ToolSpec spec = tool.spec();
            ToolSpec shownSpec = new ToolSpec(
                    spec.name(), spec.description(), spec.inputSchema().deepCopy());
            ObjectNode shown = arguments.deepCopy();
            return asker.ask(() -> approver.get().approve(caller, shownSpec, shown), deadline.child(approvalTimeout));
        }
        return rules.allow().contains(tool.name())
                ? Decision.allow("config")
                : Decision.deny("config", "it needs an approval and there is nobody to ask");
    }
}
