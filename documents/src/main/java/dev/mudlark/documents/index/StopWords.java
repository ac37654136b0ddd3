package dev.mudlark.documents.index;

import java.util.Set;

/** Words that a query is not about: articles, prepositions, pronouns, auxiliary verbs and question words. */
final class StopWords {

    /** In lower case, before any folding. They are indexed, and looked for when a query has nothing else. */
    static final Set<String> ENGLISH = Set.of(
            "a", "about", "an", "and", "any", "are", "as", "at", "be", "been", "but", "by", "can", "could", "did", "do",
            "does", "for", "from", "had", "has", "have", "how", "i", "if", "in", "into", "is", "it", "its", "me", "my",
            "of", "on", "or", "our", "shall", "should", "so", "such", "than", "that", "the", "their", "them", "then",
            "there", "these", "they", "this", "those", "to", "was", "we", "were", "what", "when", "where", "which",
            "who", "whom", "whose", "why", "will", "with", "would", "you", "your");

    private StopWords() {}
}
