package dev.mudlark.providers.contract;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.providers.http.Format;
import java.util.List;

/** One provider's side of the contract: the replies that it would give, and where things stand in its requests. */
public interface GoldenFormat {

    /** The format. */
    Format format();

    /** A whole reply: the text {@code Hello.}, 12 tokens read and 5 written. */
    String text();

    /** The same as a stream in at least two pieces. */
    String textStream();

    /**
     * A whole reply that calls {@code search} with {@code {"query": "x"}} and {@code calculator} with
     * {@code {"expression": "1+1"}} in this order, ids {@code t1} and {@code t2} where the format has ids.
     */
    String twoCalls();

    /** The same as a stream. */
    String twoCallsStream();

    /** A stream that ends without its last event, after the piece {@code Hel} of a text. */
    String cutStream();

    /** A whole reply with thoughts that must go back, and a call of {@code search}. */
    String thinking();

    /** What of {@link #thinking} must stand in the next request, found by {@link #replayed}. */
    JsonNode thoughts();

    /** What of the last assistant turn in a request must equal {@link #thoughts}. */
    JsonNode replayed(JsonNode request);

    /** A whole reply that was stopped by the limit of output tokens in the middle of a call, or after one. */
    String cutCall();

    /** A whole reply without any count of tokens. */
    String withoutUsage();

    /** The body of an error with the message {@code no such thing}. */
    String error();

    /** The texts of the tool results in a request, in the order in which they stand. */
    List<String> results(JsonNode request);

    /** How many messages follow the last assistant turn of a request. */
    int turnsAfterCalls(JsonNode request);

    /** True when the request offers tools and forbids to call them. */
    boolean forbidsTools(JsonNode request);
}
