package dev.mudlark.tools.functions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.tools.FunctionOptions;
import dev.mudlark.tools.FunctionTools;
import dev.mudlark.tools.Param;
import dev.mudlark.tools.Questions;
import dev.mudlark.tools.Tool;
import dev.mudlark.tools.ToolBoxException;
import dev.mudlark.tools.ToolContext;
import dev.mudlark.tools.ToolFunction;
import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cannot be a tool is refused when it is made one, with the method's name and what to do. */
class FunctionRegistrationTest {
    private static final FunctionOptions DESCRIBED = FunctionOptions.NONE.described("A tool for tests.");
    private static final String PRICES = """
            package com.acme;

            public class Prices {
                static { if (Boolean.getBoolean("mudlark.never")) { throw new IllegalStateException(); } }
                public String price(String product, int quantity) { return product + quantity; }
            }
            """;

    @TempDir
    Path folder;

    private record Hidden(String a) {}

    public record Tree(String name, List<Tree> children) {}

    /** Methods of every kind that cannot be a tool. */
    @SuppressWarnings("unused")
    public static class Wrong {

        public String overloaded(@Param(name = "a") String a) {
            return a;
        }

        public String overloaded(@Param(name = "a") int a) {
            return "" + a;
        }

        @ToolFunction(description = "This one.")
        public String chosen(@Param(name = "a") String a) {
            return a;
        }

        public String chosen(@Param(name = "a") int a) {
            return "" + a;
        }

        public String several(@Param(name = "a") String... a) {
            return "";
        }

        public <T> String generic(@Param(name = "a") T a) {
            return "";
        }

        public String wildcard(@Param(name = "a") List<?> a) {
            return "";
        }

        public String rawList(@Param(name = "a") List a) {
            return "";
        }

        public String array(@Param(name = "a") int[] a) {
            return "";
        }

        public String keys(@Param(name = "a") Map<Integer, String> a) {
            return "";
        }

        public String nested(@Param(name = "a") List<Optional<String>> a) {
            return "";
        }

        public String stranger(@Param(name = "a") Thread a) {
            return "";
        }

        public String hidden(@Param(name = "a") Hidden a) {
            return "";
        }

        public String tree(@Param(name = "a") Tree a) {
            return "";
        }

        public String twice(@Param(name = "a") String a, @Param(name = "a") String b) {
            return "";
        }

        public String contexts(ToolContext a, ToolContext b) {
            return "";
        }

        public String spaced(@Param(name = "a b") String a) {
            return "";
        }

        public String badDefault(@Param(name = "a", defaultValue = "many") int a) {
            return "";
        }

        public String wrongDefault(@Param(name = "a", defaultValue = "\"x\"") int a) {
            return "";
        }

        public void nothing() {}

        public Stream<String> stream() {
            return Stream.of();
        }

        public CompletableFuture<String> later() {
            return CompletableFuture.completedFuture("");
        }

        String closed() {
            return "";
        }

        public String größe() {
            return "";
        }
    }

    static class InsideOnly {
        public static String open() {
            return "";
        }
    }

    public static final class NeedsMore {
        public NeedsMore(String what) {}

        public String open() {
            return "";
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "overloaded | Wrong.overloaded(String) or dev.mudlark.tools.functions.FunctionRegistrationTest$Wrong.overloaded(int)? Give",
                "several | Wrong.several(String...) has a variable number of arguments; take a List instead",
                "generic | Wrong.generic(Object) has a type parameter (T)",
                "wildcard | parameter 1 'a': the type ? does not say what it holds",
                "rawList | parameter 1 'a': the type List does not say what it holds; write it out, such as List<String>",
                "array | arrays are not supported; use List",
                "keys | the keys of a map are text; use Map<String, ...>",
                "nested | an Optional inside of another type cannot be left out",
                "stranger | the type java.lang.Thread is not supported; use String, a number",
                "hidden | the record Hidden is not public; make it public",
                "tree | the record Tree holds itself, which has no end",
                "twice | two parameters are named 'a'",
                "contexts | takes two ToolContexts; take one",
                "spaced | 'a b' is no name for an argument",
                "badDefault | the default 'many' is no JSON",
                "wrongDefault | a default does not fit its parameter. Invalid arguments: a must be a whole number",
                "nothing | Wrong.nothing() returns nothing; return what the model shall read",
                "stream | returns a stream; return a list",
                "later | returns a future; return the value",
                "closed | Wrong.closed() is not public; make it public",
                "größe | 'größe' is no name for a tool; use 1 to 64 letters",
                "overloadet | there is no method 'overloadet' in dev.mudlark.tools.functions.FunctionRegistrationTest$Wrong; did you mean 'overloaded'?",
            })
    void aMethodThatCannotBeAToolIsRefusedWithTheReason(String method, String reason) {
        assertThatThrownBy(() -> FunctionTools.of(new Wrong(), method, DESCRIBED))
                .isInstanceOf(ToolBoxException.class)
                .hasMessageContaining(reason);
    }

    @Test
    void ofOverloadsTheAnnotatedOneIsMeant() {
        assertThat(FunctionTools.of(new Wrong(), "chosen")
                        .spec()
                        .inputSchema()
                        .path("properties")
                        .path("a")
                        .path("type")
                        .asText())
                .isEqualTo("string");
    }

    @Test
    void aClassThatCannotBeUsedIsRefused() {
        assertThatThrownBy(() -> FunctionTools.of(InsideOnly.class, "open", DESCRIBED))
                .hasMessageContaining("is in a class that is not public; make the class public");
        assertThatThrownBy(() -> FunctionTools.of(NeedsMore.class, "open", DESCRIBED))
                .hasMessageContaining("has no public constructor without parameters; make the method static");
        assertThatThrownBy(() -> FunctionTools.allOf(new NeedsMore("")))
                .hasMessageContaining("has no method with @ToolFunction");
    }

    @ParameterizedTest
    @CsvSource({"calculator", "search"})
    void theNameOfABuiltInToolIsTaken(String name) {
        assertThatThrownBy(() -> FunctionTools.of(new Wrong(), "chosen", FunctionOptions.NONE.named(name)))
                .isInstanceOf(ToolBoxException.class)
                .hasMessageContaining("'" + name + "' is the name of a built-in tool; give it another");
    }

    @Test
    void aToolNeedsADescription() {
        assertThatThrownBy(() -> FunctionTools.of(NeedsMoreNot.class, "open"))
                .hasMessageContaining("NeedsMoreNot.open() has no description, by which a model decides");
    }

    public static final class NeedsMoreNot {
        public static String open() {
            return "";
        }
    }

    /** Case SCH-07. */
    @Test
    void withoutNamesInTheClassFileBothRemediesAreNamed() throws IOException {
        try (URLClassLoader loader = Compiled.in(folder, "com.acme.Prices", PRICES)) {
            assertThatThrownBy(() -> FunctionTools.at("com.acme.Prices:price", DESCRIBED, loader))
                    .isInstanceOf(ToolBoxException.class)
                    .hasMessage(
                            "com.acme.Prices.price(String, int): the names of its parameters are not in the class file,"
                                    + " and a model needs them; compile it with -parameters, or write @Param(name = \"...\") at"
                                    + " each");
        }
    }

    @Test
    void eachRemedyHelps() throws IOException {
        try (URLClassLoader loader = Compiled.in(folder, "com.acme.Prices", PRICES, "-parameters")) {
            Tool tool = FunctionTools.at("com.acme.Prices:price", DESCRIBED, loader);
            assertThat(tool.spec().inputSchema().path("required").toString()).isEqualTo("[\"product\",\"quantity\"]");
            assertThat(Questions.run(
                                    tool, Questions.question().collection(), "{\"product\": \"lamp\", \"quantity\": 2}")
                            .content())
                    .isEqualTo("lamp2");
        }
        String named = PRICES.replace("String product", "@dev.mudlark.tools.Param(name = \"product\") String product")
                .replace("int quantity", "@dev.mudlark.tools.Param(name = \"quantity\") int quantity");
        try (URLClassLoader loader = Compiled.in(folder, "com.acme.Prices", named)) {
            assertThat(FunctionTools.at("com.acme.Prices:price", DESCRIBED, loader)
                            .spec()
                            .inputSchema()
                            .path("required")
                            .toString())
                    .isEqualTo("[\"product\",\"quantity\"]");
        }
    }

    @Test
    void nothingOfTheClassRunsBeforeTheFirstCall() throws IOException {
        String explosive = """
                package com.acme;

                public class Explosive {
                    public enum Kind { A, B; static { System.setProperty("mudlark.test.ran", "kind"); } }
                    static { System.setProperty("mudlark.test.ran", "class"); }
                    public Explosive() { System.setProperty("mudlark.test.ran", "object"); }
                    public String go(
                            @dev.mudlark.tools.Param(name = "kind", defaultValue = "A") Kind kind) { return "" + kind; }
                }
                """;
        System.clearProperty("mudlark.test.ran");
        try (URLClassLoader loader = Compiled.in(folder, "com.acme.Explosive", explosive)) {
            Tool tool = FunctionTools.at("com.acme.Explosive:go", DESCRIBED, loader);
            assertThat(tool.spec().inputSchema().toString()).contains("[\"A\",\"B\"]");
            assertThat(System.getProperty("mudlark.test.ran")).isNull();
            assertThat(Questions.run(tool, Questions.question().collection(), "{}")
                            .content())
                    .isEqualTo("A");
            assertThat(System.getProperty("mudlark.test.ran")).isNotNull();
        } finally {
            System.clearProperty("mudlark.test.ran");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "com.acme.Prices | path 'com.acme.Prices' names no method; write package.Class:method",
                "com.acme.Prices: | names no method",
                ":price | names no method",
                "a:b:c | names no method",
                "com.acme.None:price | there is no class 'com.acme.None' on the class path; add its jar or folder",
                "java.lang.String:formatted | has a variable number of arguments",
                "java.lang.Runnable:run | Runnable.run() returns nothing",
                "java.util.List:size | is not static, and java.util.List has no public constructor",
            })
    void aPathThatLeadsNowhereIsRefused(String path, String reason) {
        assertThatThrownBy(() -> FunctionTools.at(path, DESCRIBED, getClass().getClassLoader()))
                .isInstanceOf(ToolBoxException.class)
                .hasMessageContaining(reason);
    }
}
