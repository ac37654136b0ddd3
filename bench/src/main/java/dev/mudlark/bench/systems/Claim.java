package dev.mudlark.bench.systems;

import dev.mudlark.bench.problems.Problems;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The names that a system of a config takes for itself and what is made of it.
 *
 * @param names all of them
 * @param where file and line of the system
 * @param whereName file and line of its name
 * @param plain false when {@code ablate: true} makes several of it
 */
record Claim(List<String> names, String where, String whereName, boolean plain) {

    /** Tells names that stand twice: one for each system of the config, since the others follow from it. */
    static void check(List<Claim> claims, Problems problems) {
        Map<String, Claim> taken = new LinkedHashMap<>();
        for (Claim claim : claims) {
            taken.entrySet().stream()
                    .filter(before -> claim.names.contains(before.getKey()))
                    .min(Comparator.comparingInt(before -> before.getKey().length()))
                    .ifPresent(before -> claim.tellTaken(before.getKey(), before.getValue(), problems));
            claim.names.forEach(name -> taken.putIfAbsent(name, claim));
        }
    }

    private void tellTaken(String name, Claim before, Problems problems) {
        problems.add(
                whereName,
                "the name '" + name + "' is taken by the system at " + before.where
                        + (plain && before.plain ? "" : " (ablate makes systems of its own)")
                        + "; give each system a name: of its own");
    }
}
