package dev.mudlark.bench.checking;

import dev.mudlark.bench.FindingKind;
import dev.mudlark.documents.Document;
import dev.mudlark.evaluation.ComparedText;
import dev.mudlark.evaluation.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Questions that hold the title or the file name of each document they are about. */
final class NamedDocument implements Check {
    @Override
    public void look(Checked data, Findings findings) {
        for (Question question : data.questions()) {
            List<Document> relevant = data.texts().relevant(question);
            ComparedText text = ComparedText.of(question.question());
            List<String> names = new ArrayList<>();
            relevant.forEach(document -> nameIn(text, document).ifPresent(names::add));
            if (!names.isEmpty() && names.size() == relevant.size()) {
                findings.add(
                        FindingKind.NAMED_DOCUMENT,
                        data.placeOf(question),
                        "'" + question.id() + "' names " + Findings.quoted(names.get(0)) + ", "
                                + relevant.get(0).path());
            }
        }
    }

    private static Optional<String> nameIn(ComparedText question, Document document) {
        if (document.isTableRow()) {
            return Optional.empty();
        }
        String file = stem(document.path());
        return List.of(document.title(), file, file.replace('-', ' ').replace('_', ' ')).stream()
                .filter(NamedDocument::says)
                .filter(question::holds)
                .findFirst();
    }

    /** Two content words at least, or one with a digit in it: a single word such as Plans names no document. */
    private static boolean says(String name) {
        List<String> words = List.copyOf(ComparedText.of(name).contentWords());
        boolean identifier = words.size() == 1
                && words.get(0).chars().anyMatch(Character::isDigit)
                && words.get(0).chars().anyMatch(Character::isLetter);
        return words.size() >= 2 || identifier;
    }

    private static String stem(String path) {
        String name = path.substring(path.lastIndexOf('/') + 1);
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }
}
