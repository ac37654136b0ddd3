package dev.mudlark.tools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.ToolTraits.SideEffects;
import dev.mudlark.tools.builtin.BuiltIn;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ToolBoxBuildTest {

    private final FakeTool writer = FakeTool.answering("writer", "x").with(SideEffects.FILESYSTEM, false);
    private final FakeTool web = FakeTool.answering("web", "x").with(SideEffects.NETWORK, true);

    @Test
    void aToolWithSideEffectsMustBeListed() {
        assertThatThrownBy(() -> ToolBox.of(List.of(writer), ToolRules.DEFAULT))
                .isInstanceOf(ToolBoxException.class)
                .hasMessageContaining("writer")
                .hasMessageContaining("filesystem")
                .hasMessageContaining("tools.allow");
        assertThat(ToolBox.of(List.of(writer), allowing(false, "writer")).specs())
                .hasSize(1);
    }

    @Test
    void aNetworkToolNeedsTheNetworkToo() {
        assertThatThrownBy(() -> ToolBox.of(List.of(web), allowing(false, "web")))
                .isInstanceOf(ToolBoxException.class)
                .hasMessageContaining("allow_network");
        assertThatThrownBy(() -> ToolBox.of(List.of(web), allowing(true)))
                .isInstanceOf(ToolBoxException.class)
                .hasMessageContaining("tools.allow");
        assertThat(ToolBox.of(List.of(web), allowing(true, "web")).specs()).hasSize(1);
    }

    @Test
    void twoToolsOfOneNameAreRefused() {
        assertThatThrownBy(() -> ToolBox.of(
                        List.of(FakeTool.answering("x", "1"), FakeTool.answering("x", "2")), ToolRules.DEFAULT))
                .isInstanceOf(ToolBoxException.class)
                .hasMessageContaining("'x'");
    }

    @Test
    void aSchemaThatIsNoObjectSchemaIsRefused() {
        FakeTool odd = FakeTool.withSchema("odd", "{\"type\": \"string\"}", (arguments, context) -> null);

        assertThatThrownBy(() -> ToolBox.of(List.of(odd), ToolRules.DEFAULT))
                .isInstanceOf(ToolBoxException.class)
                .hasMessageContaining("odd")
                .hasMessageContaining("object");
    }

    @Test
    void toolsOfTwoSetsAreRefused() {
        List<Tool> both = List.of(
                new Member("one", BuiltIn.ToolSet.CORPUS),
                new Member("two", BuiltIn.ToolSet.LIBRARY),
                new Member("three", BuiltIn.ToolSet.ANY));

        assertThatThrownBy(() -> ToolBox.of(both, ToolRules.DEFAULT))
                .isInstanceOf(ToolBoxException.class)
                .hasMessageContaining("one")
                .hasMessageContaining("two")
                .hasMessageNotContaining("three");
    }

    @Test
    void rulesOutOfRangeAreRefused() {
        assertThatThrownBy(() -> ToolRules.DEFAULT.withMaxOutputChars(10)).hasMessageContaining("max_output_chars");
        assertThatThrownBy(() -> ToolRules.DEFAULT.withTimeout(Duration.ZERO)).hasMessageContaining("timeout_s");
    }

    private static ToolRules allowing(boolean network, String... names) {
        return new ToolRules(Set.of(names), network, Duration.ofSeconds(10), 4000);
    }

    private record Member(String name, ToolSet toolSet) implements BuiltIn {

        @Override
        public ToolSpec spec() {
            return new ToolSpec(name, "A tool for tests.", Questions.object(FakeTool.ANY_ARGUMENTS));
        }

        @Override
        public ToolResult call(ObjectNode arguments, ToolContext context) {
            return ToolResult.note(name);
        }
    }
}
