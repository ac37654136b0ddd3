package dev.mudlark.tools.functions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles sources as a user would, outside of this build. */
final class Compiled {

    private Compiled() {}

    /**
     * A loader for the compiled source.
     *
     * @param folder where to put the class files
     * @param options such as {@code -parameters}
     */
    static URLClassLoader in(Path folder, String name, String source, String... options) throws IOException {
        Path file = folder.resolve(name.substring(name.lastIndexOf('.') + 1) + ".java");
        Files.writeString(file, source);
        JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler(), "needs a JDK");
        List<String> all = new ArrayList<>(List.of(options));
        all.addAll(List.of("-proc:none", "-d", folder.toString(), "-cp", System.getProperty("java.class.path")));
        StringWriter said = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            boolean done = compiler.getTask(said, files, null, all, null, files.getJavaFileObjects(file))
                    .call();
            assertThat(done).as(said.toString()).isTrue();
        }
        return new URLClassLoader(new URL[] {url(folder)}, Compiled.class.getClassLoader());
    }

    private static URL url(Path folder) throws MalformedURLException {
        return folder.toUri().toURL();
    }
}
