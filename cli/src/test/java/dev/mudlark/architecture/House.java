package dev.mudlark.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The modules, the floor of each, and where their classes and sources are found. */
final class House {
    static final String ROOT = "dev.mudlark";

    /** docs/architecture.md: a module may use only modules with a lower number. */
    static final Map<String, Integer> FLOORS = Map.ofEntries(
            Map.entry("context", 0),
            Map.entry("documents", 1),
            Map.entry("models", 1),
            Map.entry("embeddings", 2),
            Map.entry("formats", 2),
            Map.entry("providers", 2),
            Map.entry("tools", 2),
            Map.entry("agents", 3),
            Map.entry("evaluation", 3),
            Map.entry("mcp", 3),
            Map.entry("routing", 4),
            Map.entry("bench", 4),
            Map.entry("cli", 5));

    private House() {}

    /** Classes of src/main only, whichever folder the build compiles them to. */
    static final class MainClasses implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("/test-classes/");
        }
    }

    static boolean isOurs(JavaClass type) {
        return type.getPackageName().startsWith(ROOT + ".");
    }

    /** The module of one of our classes: the part of the package name after {@link #ROOT}. */
    static String module(JavaClass type) {
        String rest = type.getPackageName().substring(ROOT.length() + 1);
        int dot = rest.indexOf('.');
        return dot < 0 ? rest : rest.substring(0, dot);
    }

    /** The floor of one of our classes; an unknown module fails the test that asks. */
    static int floor(JavaClass type) {
        Integer floor = FLOORS.get(module(type));
        if (floor == null) {
            throw new AssertionError(
                    "module " + module(type) + " has no floor: add it to docs/architecture.md and here");
        }
        return floor;
    }

    static boolean isInRootPackage(JavaClass type) {
        return type.getPackageName().equals(ROOT + "." + module(type));
    }

    /** Top-level types people wrote; package-info classes are not among them. */
    static List<JavaClass> topLevelTypes(JavaClasses classes) {
        return classes.stream()
                .filter(House::isOurs)
                .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
                .toList();
    }

    /** True once the command exists. From then on no rule may pass because it found nothing to look at. */
    static boolean isInhabited(JavaClasses classes) {
        return classes.contain(ROOT + ".cli.Main");
    }

    static Path repositoryRoot() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("mudlark"))) {
            folder = folder.getParent();
        }
        return folder;
    }

    /** The modules that have main sources. */
    static Set<String> modulesWithSources() {
        Path root = repositoryRoot();
        return sources("src/main/java").stream()
                .map(file -> root.relativize(file).getName(0).toString())
                .collect(Collectors.toSet());
    }

    /** Every Java file of every module below a folder such as src/main/java, without the package-info files. */
    static List<Path> sources(String folder) {
        try (Stream<Path> modules = Files.list(repositoryRoot())) {
            return modules.sorted()
                    .flatMap(module -> javaFiles(module.resolve(folder)).stream())
                    .filter(file -> !file.endsWith("package-info.java"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> javaFiles(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
