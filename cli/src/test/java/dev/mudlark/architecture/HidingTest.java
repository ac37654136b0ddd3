package dev.mudlark.architecture;

import static com.tngtech.archunit.core.domain.JavaModifier.PUBLIC;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.NullMarked;

@AnalyzeClasses(packages = House.ROOT, importOptions = House.MainClasses.class)
class HidingTest {
    private static final Set<String> NAMES_THAT_SAY_NOTHING =
            Set.of("util", "utils", "common", "impl", "internal", "helper", "helpers", "manager", "misc");

    @ArchTest
    static void everyPackageSaysWhatItHoldsAndIsNullMarked(JavaClasses imported) {
        Set<String> unmarked = new TreeSet<>();
        for (JavaClass type : House.topLevelTypes(imported)) {
            JavaPackage home = type.getPackage();
            if (!home.isAnnotatedWith(NullMarked.class)) {
                unmarked.add(home.getName());
            }
        }
        assertThat(unmarked)
                .as("packages without a package-info.java that has @NullMarked")
                .isEmpty();
    }

    @ArchTest
    static void noPackageHasANameThatSaysNothing(JavaClasses imported) {
        assertThat(House.topLevelTypes(imported))
                .isNotEmpty()
                .extracting(JavaClass::getPackageName)
                .allSatisfy(name ->
                        assertThat(Set.of(name.split("\\."))).doesNotContainAnyElementsOf(NAMES_THAT_SAY_NOTHING));
    }

    /** Hidden: package-private, or in a sub-package, which no other module may import. */
    @ArchTest
    static void atLeastFourTypesInTenAreHidden(JavaClasses imported) {
        assumeTrue(House.isInhabited(imported), "the house has no command yet");
        List<JavaClass> types = House.topLevelTypes(imported);
        long hidden = types.stream()
                .filter(type -> !type.getModifiers().contains(PUBLIC) || !House.isInRootPackage(type))
                .count();
        assertThat(100.0 * hidden / types.size())
                .as("percent of %d top-level types that are hidden", types.size())
                .isGreaterThanOrEqualTo(40.0);
    }
}
