package dev.mudlark.agents;

import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Message;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.ToolOutcome;
import java.util.List;

/** How model and loop understand each other during one question. Everything else is the same for all of them. */
interface Protocol {

    /** The tools that stand in the requests. */
    List<ToolSpec> offered();

    /** How the model is asked when it may call tools no more. */
    LlmOptions lastOptions();

    /** What a reply comes to. */
    Meaning meaning(LlmToolResponse reply);

    /** What the reply to the final answer call comes to: an answer or neither. */
    Meaning lastMeaning(LlmToolResponse reply);

    /** A reply as the model is sent it back. */
    Message said(LlmToolResponse reply, Meaning meaning);

    /** A result as the model is sent it. */
    Message shown(ToolOutcome outcome, DataFence fence);

    /** What follows the request for the final answer; may be empty. */
    String lastWords();
}
