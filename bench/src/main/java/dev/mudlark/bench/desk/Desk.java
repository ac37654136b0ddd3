package dev.mudlark.bench.desk;

import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.bench.run.EmbeddingProgress;
import dev.mudlark.bench.run.Notices;
import dev.mudlark.bench.run.Progress;
import dev.mudlark.bench.systems.Embeddings;
import dev.mudlark.bench.systems.Library;
import dev.mudlark.context.Budget;
import dev.mudlark.context.Caller;
import dev.mudlark.context.Deadline;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.DocumentStore;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.DocumentsException;
import dev.mudlark.documents.EmbedderException;
import dev.mudlark.documents.Searcher;
import dev.mudlark.models.ToolCall;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.QuestionContext;
import dev.mudlark.tools.Tool;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolBoxException;
import dev.mudlark.tools.ToolCard;
import dev.mudlark.tools.ToolOutcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Tools to be called by hand. Each call is a question of its own, so that an equal call is run again. Documents are read
 * before the first call that needs them, the index is built before the first search. For one thread.
 */
public final class Desk implements AutoCloseable {

    private static final String SEARCH = "search";

    private final DeskPlan plan;
    private final Progress progress;
    private final ToolBox box;
    private final Clock today;
    private final Embeddings embeddings;
    private @Nullable Collection collection;
    private @Nullable Library library;

    /**
     * A desk. Reads nothing yet.
     *
     * @param progress hears what is odd about the documents, and how embedding them goes on
     * @throws ProblemsException when the rules refuse a tool, or there is no such folder of documents
     */
    public Desk(DeskPlan plan, Progress progress) {
        this.plan = plan;
        this.progress = progress;
        this.box = box(plan);
        this.today = Clock.fixed(plan.today().atTime(12, 0).toInstant(ZoneOffset.UTC), ZoneOffset.UTC);
        this.embeddings = Embeddings.cached(
                DeskPlan.embedding(), new EmbeddingProgress(progress, Deadline.none(), System::nanoTime));
        plan.docs().filter(docs -> !Files.isDirectory(docs)).ifPresent(this::read);
    }

    /** What people are told about the tools. */
    public List<ToolCard> tools() {
        return box.cards();
    }

    /**
     * Reads the documents now, if some are named.
     *
     * @throws ProblemsException when they cannot be read
     */
    public void load() {
        documents();
    }

    /**
     * Runs a call, through the gate like every other.
     *
     * @throws ProblemsException when the documents cannot be read or their index cannot be built
     */
    public ToolOutcome call(ToolCall call) {
        String name = box.nameOf(call.name()).orElse("");
        boolean reads = !name.isEmpty()
                && (BuiltInTools.readsDocuments(name) || !BuiltInTools.names().contains(name));
        Collection documents = reads ? documents() : NoDocuments.COLLECTION;
        QuestionContext question = QuestionContext.of(
                documents,
                name.equals(SEARCH) && plan.docs().isPresent() ? search(documents) : Optional.empty(),
                Caller.anonymous(),
                today,
                Deadline.none(),
                Budget.unlimited());
        return box.run(call, question);
    }

    @Override
    public void close() {
        embeddings.close();
    }

    private Collection documents() {
        Collection known = collection;
        if (known != null) {
            return known;
        }
        Collection read = plan.docs().map(this::read).orElse(NoDocuments.COLLECTION);
        collection = read;
        return read;
    }

    private Collection read(Path docs) {
        try {
            DocumentStore store = Documents.load(docs);
            Notices.tell(store.notices(), docs, progress);
            return store.view(Caller.anonymous());
        } catch (DocumentsException e) {
            throw ProblemsException.of(plan.whereDocs(), String.valueOf(e.getMessage()));
        }
    }

    private Optional<Searcher> search(Collection documents) {
        Library indexed = library == null ? new Library(documents, plan.language(), embeddings) : library;
        library = indexed;
        try {
            return plan.equipment().search().map(search -> search.in(indexed));
        } catch (EmbedderException e) {
            throw ProblemsException.of("embedding model", String.valueOf(e.getMessage()));
        }
    }

    private static ToolBox box(DeskPlan plan) {
        List<Tool> tools = plan.equipment().tools().stream()
                .map(tool -> standIn(tool, plan.docs().isPresent()))
                .toList();
        try {
            return ToolBox.of(tools, plan.rules());
        } catch (ToolBoxException e) {
            throw ProblemsException.of("tools", String.valueOf(e.getMessage()));
        }
    }

    private static Tool standIn(Tool tool, boolean documents) {
        return documents || !BuiltInTools.readsDocuments(tool.spec().name()) ? tool : new UnnamedDocuments(tool);
    }
}
