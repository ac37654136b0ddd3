package dev.mudlark.bench.checking;

import dev.mudlark.agents.StandInReading;
import dev.mudlark.bench.FindingKind;
import dev.mudlark.context.Counted;
import dev.mudlark.evaluation.Question;
import java.util.Locale;

/** Questions of which the stand-in reads the beginning only. */
final class LongQuestion implements Check {
    @Override
    public void look(Checked data, Findings findings) {
        for (Question question : data.questions()) {
            int length = question.question().strip().length();
            if (length > StandInReading.QUESTION_CHARACTERS) {
                findings.add(
                        FindingKind.LONG_QUESTION,
                        data.placeOf(question),
                        String.format(
                                Locale.ROOT,
                                "'%s' has %s; the stand-in (--mock) reads the first %,d",
                                question.id(),
                                Counted.grouped(length, "character"),
                                StandInReading.QUESTION_CHARACTERS));
            }
        }
    }
}
