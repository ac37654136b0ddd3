package dev.mudlark.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.constructors;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import dev.mudlark.tools.Tool;
import dev.mudlark.tools.ToolContext;
import java.util.List;

/** Nothing runs a tool but the gate. */
@AnalyzeClasses(packages = House.ROOT, importOptions = House.MainClasses.class)
class GateTest {

    private static final String RUN = "dev.mudlark.tools.ToolRun";

    /** Gives results of search another form; it is called by the gate alone, and hands on the context that the gate made. */
    private static final String DECORATOR = "dev.mudlark.bench.systems.SourcelessSearch";

    @ArchTest
    static void onlyTheGateCallsATool(JavaClasses imported) {
        List<String> callers = imported.stream()
                .flatMap(type -> type.getCodeUnitCallsFromSelf().stream())
                .filter(call -> isToolCall(call.getTarget()))
                .filter(call -> !call.getOriginOwner().getName().equals(DECORATOR) || !isToolCall(call.getOrigin()))
                .map(call -> call.getOriginOwner().getName())
                .distinct()
                .toList();
        assertThat(callers).containsExactly(RUN);
    }

    /** A reference to the method is no call in the class file, but one when it is run. */
    @ArchTest
    static void nothingRefersToTheMethod(JavaClasses imported) {
        List<String> referring = imported.stream()
                .flatMap(type -> type.getMethodReferencesFromSelf().stream())
                .filter(reference -> isToolCall(reference.getTarget()))
                .map(reference -> reference.getOriginOwner().getName())
                .toList();
        assertThat(referring).isEmpty();
    }

    /** Without one, no tool can be called: at run time too there is no way around. */
    @ArchTest
    static void onlyTheGateMakesTheContextOfACall(JavaClasses imported) {
        constructors()
                .that()
                .areDeclaredIn(ToolContext.class)
                .should()
                .bePackagePrivate()
                .check(imported);
        List<String> makers = imported.stream()
                .flatMap(type -> type.getConstructorCallsFromSelf().stream())
                .filter(call -> call.getTargetOwner().isEquivalentTo(ToolContext.class))
                .map(call -> call.getOriginOwner().getName())
                .distinct()
                .toList();
        assertThat(makers).containsExactly(RUN);
    }

    private static boolean isToolCall(JavaCodeUnit method) {
        return method.getName().equals("call") && method.getOwner().isAssignableTo(Tool.class);
    }

    private static boolean isToolCall(CodeUnitAccessTarget target) {
        return target.getName().equals("call")
                && target.getOwner().isAssignableTo(Tool.class)
                && target.getRawParameterTypes().size() == 2
                && target.getRawParameterTypes().getFirst().isEquivalentTo(ObjectNode.class);
    }
}
