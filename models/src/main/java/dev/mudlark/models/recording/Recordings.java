package dev.mudlark.models.recording;

import dev.mudlark.context.Secret;
import dev.mudlark.models.Recording;
import java.nio.file.Path;
import java.util.Collection;

/** Makes recordings; see {@link Recording}. */
public final class Recordings {

    private Recordings() {}

    /** As {@link Recording#into}. */
    public static Recording into(Path folder, String run, Collection<Secret> secrets) {
        return new Recorder(StoreWriter.open(folder, new Header(Header.Kind.RUN, run)), new Mask(secrets));
    }

    /** As {@link Recording#from}. */
    public static Recording from(Path folder, Collection<Secret> secrets) {
        return new Replay(folder, StoreReader.read(folder, Header.Kind.RUN), new Mask(secrets));
    }

    /** As {@link Recording#cache}. */
    public static Recording cache(Path folder, Collection<Secret> secrets) {
        StoreWriter writer = StoreWriter.open(folder, new Header(Header.Kind.CACHE, ""));
        try {
            return new Cache(StoreReader.read(folder, Header.Kind.CACHE), writer, new Mask(secrets));
        } catch (RuntimeException e) {
            writer.close();
            throw e;
        }
    }

    /** As {@link Recording#off}. */
    public static Recording off() {
        return new Off();
    }
}
