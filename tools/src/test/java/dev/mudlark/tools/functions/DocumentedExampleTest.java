package dev.mudlark.tools.functions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.tools.FunctionOptions;
import dev.mudlark.tools.FunctionTools;
import dev.mudlark.tools.Questions;
import dev.mudlark.tools.Tool;
import dev.mudlark.tools.ToolOutcome;
import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example of docs/tools.md is compiled as it stands there, without -parameters, and called. */
class DocumentedExampleTest {
    private static final Path PAGE = Path.of("..", "docs", "tools.md");
    private static final String BEGIN = "```java\n";

    @TempDir
    Path folder;

    private static String example() throws IOException {
        String page = Files.readString(PAGE);
        int section = page.indexOf("## Your own functions");
        int begin = page.indexOf(BEGIN, section) + BEGIN.length();
        return page.substring(begin, page.indexOf("```", begin));
    }

    private static ToolOutcome call(Tool tool, String json) {
        return Questions.run(tool, Questions.question().collection(), json);
    }

    @Test
    void theExampleOfThePageWorks() throws IOException {
        try (URLClassLoader loader = Compiled.in(folder, "com.acme.Prices", example())) {
            Tool tool = FunctionTools.at("com.acme.Prices:lookupPrice", FunctionOptions.NONE, loader);
            assertThat(tool.spec().name()).isEqualTo("lookup_price");
            assertThat(call(tool, "{\"product\": \"Lamp\", \"quantity\": \"3\"}")
                            .content())
                    .isEqualTo("37.50 EUR");
            assertThat(call(tool, "{\"product\": \"Lamp\"}").content()).isEqualTo("12.50 EUR");
            assertThat(call(tool, "{\"product\": \"Desk\"}").content())
                    .isEqualTo("there is no product 'Desk'; there are [Lamp]");
        }
    }
}
