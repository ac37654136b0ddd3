package dev.mudlark.bench.starting;

import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.evaluation.ComparedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

/** What the head of a document says of it, such as its version, where its text has it too. */
final class HeaderFields implements Source {
    /** Keys that say something of one value about a document. */
    private static final Set<String> ASKED =
            Set.of("version", "status", "date", "created", "updated", "effective", "owner", "python-version", "type");

    private static final int LONGEST = 40;

    @Override
    public List<StarterQuestion> draw(Collection documents, Random random, int most) {
        Map<String, Long> titles = documents.searchable().stream()
                .collect(Collectors.groupingBy(HeaderFields::name, Collectors.counting()));
        List<StarterQuestion> drawn = new ArrayList<>();
        for (Document document : Texts.shuffled(documents, random)) {
            if (drawn.size() < most && titles.getOrDefault(name(document), 0L) == 1) {
                one(document).ifPresent(drawn::add);
            }
        }
        return drawn;
    }

    /** What a document is asked for by; one that bears the same name may say something else. */
    private static String name(Document document) {
        return Texts.onOneLine(document.title()).toLowerCase(Locale.ROOT);
    }

    private static Optional<StarterQuestion> one(Document document) {
        ComparedText text = ComparedText.of(document.text().toString());
        return document.metadata().entrySet().stream()
                .filter(field -> ASKED.contains(field.getKey()))
                .filter(field -> Texts.isShort(String.valueOf(field.getValue()), LONGEST))
                .filter(field -> text.holds(String.valueOf(field.getValue())))
                .filter(field -> Texts.isShort(document.title(), 2 * LONGEST))
                .map(field -> new StarterQuestion(
                        "What is the " + field.getKey() + " of \"" + document.title() + "\"?",
                        String.valueOf(field.getValue()),
                        List.of(String.valueOf(field.getValue())),
                        List.of(document.id()),
                        List.of()))
                .findFirst();
    }
}
