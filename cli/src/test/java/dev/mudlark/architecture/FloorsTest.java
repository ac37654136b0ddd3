package dev.mudlark.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;

@AnalyzeClasses(packages = House.ROOT, importOptions = House.MainClasses.class)
class FloorsTest {
    private static final Set<String> MODULES_OF_A_REPORT =
            Set.of("context", "documents", "models", "tools", "evaluation");

    @ArchTest
    static void everyModuleWithSourcesIsLookedAtAndHasAFloor(JavaClasses imported) {
        Set<String> seen =
                House.topLevelTypes(imported).stream().map(House::module).collect(Collectors.toSet());
        assertThat(seen).containsExactlyInAnyOrderElementsOf(House.modulesWithSources());
        assertThat(House.FLOORS.keySet()).containsAll(seen);
    }

    @ArchTest
    static void aModuleUsesOnlyModulesOnLowerFloors(JavaClasses imported) {
        classes()
                .that(areOurs())
                .should(useOtherModulesOnly("on lower floors", (user, used) -> House.floor(used) < House.floor(user)))
                .check(imported);
    }

    @ArchTest
    static void ofAnotherModuleOnlyTheRootPackageIsUsed(JavaClasses imported) {
        classes()
                .that(areOurs())
                .should(useOtherModulesOnly("in their root package", (user, used) -> House.isInRootPackage(used)))
                .check(imported);
    }

    @ArchTest
    static void reportsAreMadeFromTheRunDirectoryAlone(JavaClasses imported) {
        classes()
                .that()
                .resideInAnyPackage("dev.mudlark.bench.report..", "dev.mudlark.bench.recommend..")
                .should(use(
                        "only the run directory, evaluation and plain data of lower floors",
                        (user, used) -> House.module(used).equals("bench")
                                ? isInPackages(used, "report", "recommend", "rundir")
                                : MODULES_OF_A_REPORT.contains(House.module(used))
                                        && (House.module(used).equals("evaluation") || isPlainData(used))))
                .allowEmptyShould(!House.isInhabited(imported))
                .check(imported);
    }

    private static boolean isInPackages(JavaClass used, String... names) {
        for (String name : names) {
            String full = House.ROOT + ".bench." + name;
            if (used.getPackageName().equals(full) || used.getPackageName().startsWith(full + ".")) {
                return true;
            }
        }
        return false;
    }

    /** Words alone: numbers with what they count. */
    private static final String WORDING = House.ROOT + ".context.Counted";

    private static boolean isPlainData(JavaClass type) {
        return type.isRecord()
                || type.isEnum()
                || type.reflect().isSealed()
                || type.getFullName().equals(WORDING);
    }

    private static DescribedPredicate<JavaClass> areOurs() {
        return DescribedPredicate.describe("are ours", House::isOurs);
    }

    private static ArchCondition<JavaClass> useOtherModulesOnly(
            String description, BiPredicate<JavaClass, JavaClass> allowed) {
        return use(
                "other modules only " + description,
                (user, used) -> House.module(user).equals(House.module(used)) || allowed.test(user, used));
    }

    private static ArchCondition<JavaClass> use(String description, BiPredicate<JavaClass, JavaClass> allowed) {
        return new ArchCondition<>("use " + description) {
            @Override
            public void check(JavaClass user, ConditionEvents events) {
                for (Dependency dependency : user.getDirectDependenciesFromSelf()) {
                    JavaClass used = dependency.getTargetClass().getBaseComponentType();
                    if (House.isOurs(used) && !allowed.test(user, used)) {
                        events.add(SimpleConditionEvent.violated(dependency, dependency.getDescription()));
                    }
                }
            }
        };
    }
}
