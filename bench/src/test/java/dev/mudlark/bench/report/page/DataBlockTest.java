package dev.mudlark.bench.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class DataBlockTest {

    private static final String ATTACK = "</script><!-- & \u2028\u2029 \"' <script>\u0000";

    @Test
    void textCannotLeaveTheBlockAndComesBackAsItWas() throws IOException {
        ObjectNode data = JsonNodeFactory.instance.objectNode().put(ATTACK, ATTACK);
        String json = DataBlock.json(data);
        assertThat(json).doesNotContain("<", ">", "&", "\u2028", "\u2029").contains("\\u2028");
        assertThat(new ObjectMapper().readTree(json)).isEqualTo(data);
    }

    @Test
    void blockIsNoScriptThatRuns() {
        assertThat(DataBlock.of("numbers", JsonNodeFactory.instance.objectNode().put("n", 1))
                        .render())
                .isEqualTo("<script id=\"numbers\" type=\"application/json\">{\"n\":1}</script>");
    }
}
