package dev.mudlark.bench.checking;

import dev.mudlark.bench.FindingKind;
import dev.mudlark.context.Counted;
import dev.mudlark.evaluation.Question;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Whether there are enough questions of each kind to say something. */
final class Amounts implements Check {
    private static final int LEAST_OF_CATEGORY = 5;
    private static final int LEAST_WITH_TOOLS = 15;

    @Override
    public void look(Checked data, Findings findings) {
        List<Question> questions = data.questions();
        if (questions.isEmpty()) {
            return;
        }
        String file = data.file().toString();
        byCategory(questions).forEach((category, count) -> {
            if (count < LEAST_OF_CATEGORY) {
                findings.add(
                        FindingKind.SMALL_CATEGORY,
                        file,
                        Findings.quoted(category) + " has " + Counted.of(count, "question") + "; it takes "
                                + LEAST_OF_CATEGORY + " or more to say something about it");
            }
        });
        long tools = questions.stream().filter(Question::needsTools).count();
        if (tools < LEAST_WITH_TOOLS) {
            findings.add(
                    FindingKind.FEW_TOOL_QUESTIONS,
                    file,
                    tools + " of " + Counted.of(questions.size(), "question")
                            + " name a tool in requires_tools; it takes " + LEAST_WITH_TOOLS
                            + " or more to show a difference");
        }
        if (questions.stream().allMatch(Question::isAnswerable)) {
            findings.add(FindingKind.NO_UNANSWERABLE, file, "the documents answer every question");
        }
    }

    private static Map<String, Long> byCategory(List<Question> questions) {
        return questions.stream()
                .flatMap(question -> question.category().stream())
                .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
    }
}
