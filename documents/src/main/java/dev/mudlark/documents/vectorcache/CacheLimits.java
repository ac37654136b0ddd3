package dev.mudlark.documents.vectorcache;

/**
 * How vectors are laid out on disk.
 *
 * @param bytes of all segments of a model; beyond, those that were not used for longest are deleted
 * @param pending vectors that are kept in memory until they are written
 * @param small segments below so many bytes are small
 * @param mostSmall so many small segments are joined into one
 */
record CacheLimits(long bytes, int pending, long small, int mostSmall) {

    /** 4 GiB hold the vectors of about 2.7 million texts with 384 dimensions. */
    static final CacheLimits DEFAULT = new CacheLimits(4L << 30, 256, 4L << 20, 16);
}
