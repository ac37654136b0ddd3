package dev.mudlark.evaluation.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AbstentionTest {

    private static boolean abstains(String answer) {
        return Abstention.in(Citations.of(answer, Set.of("pep-0811")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The documents do not say this.",
                "The documents do not contain the answer.",
                "The documents don't mention a payout.",
                "The provided documents do not explicitly state the price.",
                "The documents that were searched do not answer the question.",
                "The documents do not say this. The PEP describes membership and duties, but no payment.",
                "The documents do not say this [pep-0811].",
                "I searched twice. The documents do not contain an answer.",
                "I could not find this in the documents.",
                "I couldn’t find any mention of it.",
                "I cannot answer this from the documents.",
                "I'm unable to find that.",
                "I don't know.",
                "This is not mentioned in the provided documents.",
                "The size is not stated anywhere in the documents.",
                "No document mentions the size.",
                "No relevant passages were found.",
                "There is no information about this in the documents.",
                "There is not enough information to answer.",
                "It cannot be determined from the context.",
                "The context does not provide this.",
                "Nothing in the documents answers this.",
                "That is not in the documents.",
                "No answer was found.",
            })
    void recognisesAnswersThatSayNothing(String answer) {
        assertThat(abstains(answer)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "No.",
                "No",
                "",
                "No, refunds are not possible.",
                "It is not possible to cancel after 30 days [pep-0811].",
                "No data is stored.",
                "The interface does not contain a lock.",
                "Elements that are not in the set are ignored.",
                "Refunds take 5 days [pep-0811]. The documents do not say whether weekends count.",
                "The documents do not name it directly, but the limit is 79 characters [pep-0811].",
                "The function cannot find files that were deleted.",
                "The PEP was not included in Python 3.10.",
                "Users who do not know their password can reset it.",
            })
    void takesAnswersForAnswers(String answer) {
        assertThat(abstains(answer)).isFalse();
    }
}
