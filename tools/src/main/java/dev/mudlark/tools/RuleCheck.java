package dev.mudlark.tools;

import dev.mudlark.tools.ToolTraits.SideEffects;

/** Refuses tools that the rules of the run do not permit, before anything runs. */
final class RuleCheck {

    private RuleCheck() {}

    /** @throws ToolBoxException when the tool has side effects that the rules do not permit */
    static void check(String name, ToolTraits traits, ToolRules rules) {
        boolean listed = rules.allow().contains(name);
        if (traits.sideEffects() != SideEffects.NONE && !listed) {
            throw new ToolBoxException("tool '" + name + "' has side effects ("
                    + traits.sideEffects().label() + "); list it under tools.allow to use it");
        }
        if (traits.sideEffects() == SideEffects.NETWORK && !rules.allowNetwork()) {
            throw new ToolBoxException("tool '" + name + "' uses the network; set tools.allow_network: true to use it");
        }
    }
}
