package dev.mudlark.tools;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Caller;
import dev.mudlark.tools.OfferedTools.Offered;
import java.util.Optional;
import java.util.function.Supplier;

/** Who may make which call, and who has to be asked first. */
final class Permission {

    private final ToolRules rules;
    private final Optional<Authorizer> authorizer;
    private final Optional<Approver> approver;

    Permission(ToolRules rules, Optional<Authorizer> authorizer, Optional<Approver> approver) {
        this.rules = rules;
        this.authorizer = authorizer;
        this.approver = approver;
    }

    /** What the authorizer says; yes without one. */
    Decision authorize(Offered tool, ObjectNode arguments, Caller caller) {
        return authorizer
                .map(asked -> guarded(() -> asked.authorize(caller, tool.name(), arguments.deepCopy())))
                .orElse(Decision.allow("config"));
    }

    /** A read-only tool needs no approval. Else the approver is asked; without one the run's allow list decides. */
    Decision approve(Offered tool, ObjectNode arguments, Caller caller) {
        if (tool.traits().readOnly()) {
            return Decision.allow("read-only");
        }
        if (approver.isPresent()) {
            return guarded(() -> approver.get().approve(caller, tool.spec(), arguments.deepCopy()));
        }
        return rules.allow().contains(tool.name())
                ? Decision.allow("config")
                : Decision.deny("config", "it needs an approval and there is nobody to ask");
    }

    private static Decision guarded(Supplier<Decision> question) {
        try {
            return question.get();
        } catch (RuntimeException e) {
            return Decision.deny("error", "");
        }
    }
}
