package dev.mudlark.agents;

import dev.mudlark.context.Budget;
import dev.mudlark.context.Caller;
import dev.mudlark.context.Deadline;
import dev.mudlark.documents.CatalogEntry;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Table;
import dev.mudlark.tools.QuestionContext;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/** Surroundings of a question without documents. */
final class TestContexts {

    private static final Clock NEW_YEAR = Clock.fixed(Instant.parse("2026-01-01T00:00:00Z"), ZoneOffset.UTC);

    private TestContexts() {}

    static QuestionContext with(Budget budget, Deadline deadline) {
        return QuestionContext.of(new NoDocuments(), Optional.empty(), Caller.anonymous(), NEW_YEAR, deadline, budget);
    }

    private static final class NoDocuments implements Collection {

        @Override
        public List<CatalogEntry> entries() {
            return List.of();
        }

        @Override
        public Optional<Document> find(String id) {
            return Optional.empty();
        }

        @Override
        public List<Document> searchable() {
            return List.of();
        }

        @Override
        public List<Table> tables() {
            return List.of();
        }

        @Override
        public List<String> suggest(String id, int limit) {
            return List.of();
        }
    }
}
