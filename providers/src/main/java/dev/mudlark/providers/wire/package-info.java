/**
 * What all wire formats share: a {@link dev.mudlark.providers.wire.Dialect} writes requests and reads replies, a
 * {@link dev.mudlark.providers.wire.ReplyDraft} collects a reply piece by piece and makes a response of it with ids that
 * are unique in the conversation. Nothing here knows HTTP.
 */
@NullMarked
package dev.mudlark.providers.wire;

import org.jspecify.annotations.NullMarked;
