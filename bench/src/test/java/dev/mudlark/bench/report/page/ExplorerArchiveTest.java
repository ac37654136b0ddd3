package dev.mudlark.bench.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExplorerArchiveTest {

    private final List<ExplorerCase> cases = ExplorerCase.of(ExplorerCases.report(60));

    private ExplorerArchive filled(int room) {
        ExplorerArchive archive = new ExplorerArchive(cases, room);
        archive.addAll(InstructiveOrder.of(cases), room);
        return archive;
    }

    @Test
    void takesWhatFitsAndNoByteMore() {
        for (int room : new int[] {500, 5_000, 30_000, 60_000}) {
            ExplorerArchive archive = filled(room);
            assertThat(ExplorerText.bytes(archive.node())).as("room " + room).isLessThanOrEqualTo(room);
        }
        assertThat(ExplorerText.bytes(filled(60_000).node())).isGreaterThan(50_000);
        assertThat(filled(30_000).size()).isBetween(10, filled(60_000).size() - 1);
    }

    @Test
    void everyPlaceThatACaseNamesIsThere() {
        JsonNode node = filled(60_000).node();
        int texts = node.get("texts").size();
        int pieces = node.get("pieces").size();
        for (JsonNode piece : node.get("pieces")) {
            assertThat(piece.get(0).intValue()).isBetween(0, texts - 1);
            assertThat(piece.get(3).intValue()).isBetween(0, texts - 1);
        }
        node.get("cases").fields().forEachRemaining(entry -> {
            assertThat(node.get("questions").has(entry.getKey().split(":")[0])).isTrue();
            entry.getValue()
                    .get("shown")
                    .forEach(at -> assertThat(at.intValue()).isBetween(0, pieces - 1));
            entry.getValue()
                    .get("turns")
                    .forEach(
                            turn -> turn.forEach(at -> assertThat(at.intValue()).isBetween(0, texts - 1)));
        });
    }

    @Test
    void textThatComesOftenIsStoredOnce() {
        JsonNode node = filled(1_000_000).node();
        assertThat(node.get("texts"))
                .filteredOn(text -> text.textValue().equals("Answer from the documents and cite them."))
                .hasSize(1);
    }

    @Test
    void relevantTextThatOthersWereShownIsKeptForThoseWhoMissedIt() {
        ExplorerCase missed = InstructiveOrder.of(cases).stream()
                .filter(one -> one.attempt().question().isAnswerable())
                .filter(one -> one.attempt().evidence().isEmpty())
                .findFirst()
                .orElseThrow();
        ExplorerArchive archive = new ExplorerArchive(cases, 100_000);
        archive.addAll(List.of(missed), 100_000);
        JsonNode node = archive.node();
        JsonNode labels = node.get("questions").get(String.valueOf(missed.question()));
        assertThat(node.get("cases").elements().next().get("shown")).isEmpty();
        assertThat(labels.get("gold")).isNotEmpty();
        JsonNode piece = node.get("pieces").get(labels.get("gold").get(0).intValue());
        assertThat(node.get("texts").get(piece.get(0).intValue()).textValue())
                .isEqualTo(missed.attempt().question().relevantDocIds().getFirst());
        assertThat(piece.get(1).intValue()).isEqualTo(40);
    }
}
