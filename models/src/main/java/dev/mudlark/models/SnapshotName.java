package dev.mudlark.models;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names that stand for one state of a model. */
final class SnapshotName {

    private static final Pattern DATED = Pattern.compile("(.+)-(\\d{4})-?(\\d{2})-?(\\d{2})");
    private static final String TAGGED = "ollama";

    private SnapshotName() {}

    /** The model without the date or tag of the snapshot; empty when the name has none. */
    static Optional<ModelRef> base(ModelRef ref) {
        if (ref.provider().equals(TAGGED)) {
            int tag = ref.name().indexOf(':');
            return tag > 0 ? Optional.of(new ModelRef(TAGGED, ref.name().substring(0, tag))) : Optional.empty();
        }
        Matcher dated = DATED.matcher(ref.name());
        return dated.matches() && isDate(dated)
                ? Optional.of(new ModelRef(ref.provider(), dated.group(1)))
                : Optional.empty();
    }

    private static boolean isDate(Matcher dated) {
        try {
            return LocalDate.of(number(dated, 2), number(dated, 3), number(dated, 4))
                            .getYear()
                    > 2000;
        } catch (DateTimeException e) {
            return false;
        }
    }

    private static int number(Matcher dated, int group) {
        return Integer.parseInt(dated.group(group));
    }
}
