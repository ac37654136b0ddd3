package dev.mudlark.tools.grep;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.mudlark.documents.Document;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.ToolContext;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.ToolResult;
import dev.mudlark.tools.builtin.BuiltIn;
import dev.mudlark.tools.builtin.DocumentIds;
import dev.mudlark.tools.builtin.Given;
import dev.mudlark.tools.builtin.Parameters;
import dev.mudlark.tools.patterns.SafePattern;
import java.util.Optional;

/** The tool {@code corpus_grep}. */
public final class CorpusGrep implements BuiltIn {

    /** Its name. */
    public static final String NAME = "corpus_grep";

    /** Default of the option {@code max_results}: the most matching lines of a call, whatever the model asks for. */
    public static final int DEFAULT_CAP = 50;

    private static final int DEFAULT_RESULTS = 20;
    private static final int DEFAULT_CONTEXT = 1;
    private static final int MOST_CONTEXT = 10;
    private static final int LONGEST_WORDS = 1000;
    private static final ToolSpec SPEC = new Parameters()
            .text(
                    "pattern",
                    "The words to find: a line matches when it holds all of them, in any order and as part of longer"
                            + " words. With `regex` a regular expression that matches within a line.")
            .required("pattern", TextNode.valueOf("annual report"))
            .flag(
                    "regex",
                    false,
                    "Read `pattern` as a regular expression (RE2: no look-around, no back-references; at most 200"
                            + " characters).")
            .flag("case_sensitive", false, "Tell capital letters from small ones.")
            .text("doc_id", "Look only into this document or table.")
            .count("context_lines", DEFAULT_CONTEXT, 0, "Lines to show before and after each match, at most 10.")
            .count("max_results", DEFAULT_RESULTS, 1, "Most matching lines to show.")
            .spec(
                    NAME,
                    "Finds the exact lines of all documents that hold given words or match a regular expression. Call it"
                            + " for identifiers, names, error codes, version numbers and figures, which a ranked search"
                            + " can miss, and to see every place where something is said. Returns `doc_id:line: text` for"
                            + " each match and `doc_id:line- text` for its neighbours, in the order of document ids, then"
                            + " the totals. A row of a table counts as one line of all its `column: value` pairs. It"
                            + " knows no synonyms or word forms: use few words, in the form the documents use.");

    private final int cap;
    private final Packs packs = new Packs();

    /** With a cap on the matching lines of a call. */
    public CorpusGrep(int cap) {
        this.cap = cap;
    }

    @Override
    public ToolSpec spec() {
        return SPEC;
    }

    @Override
    public ToolSet toolSet() {
        return ToolSet.CORPUS;
    }

    @Override
    public ToolResult call(ObjectNode arguments, ToolContext context) throws ToolException {
        Packed packed = packs.of(context.collection(), context.deadline());
        LineMatcher matcher = matcher(arguments, packed.rarity());
        Scope scope = scope(arguments, packed, context);
        int wanted = Given.count(arguments, "max_results", Math.min(DEFAULT_RESULTS, cap), Integer.MAX_VALUE);
        int most = Math.min(wanted, cap);
        Runnable checkTime = context.deadline()::check;
        Hits hits = Search.find(scope, matcher, most, checkTime);
        if (hits.perSource().isEmpty()) {
            return NothingFound.say(hits, matcher, checkTime);
        }
        int around = Given.count(arguments, "context_lines", DEFAULT_CONTEXT, MOST_CONTEXT);
        ToolResult result = Report.of(hits, most, around, matcher, new Pace(checkTime));
        return wanted > cap && hits.total() > cap ? result.asShortened() : result;
    }

    private static LineMatcher matcher(ObjectNode arguments, Rarity rarity) throws ToolException {
        String pattern = Given.text(arguments, "pattern").orElseThrow(CorpusGrep::noPattern);
        boolean caseSensitive = Given.flag(arguments, "case_sensitive", false);
        if (Given.flag(arguments, "regex", false)) {
            return new RegexMatcher(SafePattern.compile(pattern, caseSensitive), rarity);
        }
        if (pattern.length() > LONGEST_WORDS) {
            throw new ToolException(
                    "invalid_arguments", "pattern is too long: at most " + LONGEST_WORDS + " characters of words");
        }
        WordMatcher words = WordMatcher.of(pattern, caseSensitive, rarity);
        if (words.words().isEmpty()) {
            throw noPattern();
        }
        return words;
    }

    private static ToolException noPattern() {
        return new ToolException("invalid_arguments", "pattern is empty; give at least one word");
    }

    private static Scope scope(ObjectNode arguments, Packed packed, ToolContext context) throws ToolException {
        Optional<String> written = Given.text(arguments, "doc_id");
        if (written.isEmpty()) {
            return packed.all();
        }
        Document document = DocumentIds.find(context.collection(), written.get());
        return packed.all().only(document.id()).orElseGet(() -> Scope.row(document));
    }
}
