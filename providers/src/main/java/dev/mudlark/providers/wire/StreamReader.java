package dev.mudlark.providers.wire;

/** Reads the events of one streamed reply. */
public interface StreamReader {

    /**
     * Takes the data of one event into the draft.
     *
     * @throws UnreadableReplyException when it is nothing this format knows
     */
    void event(String data);

    /** True once the event was seen that ends every whole reply. A stream that ends before is cut off. */
    boolean isComplete();

    /** True when nothing more can come, so that the connection need not be waited for. */
    default boolean isOver() {
        return false;
    }
}
