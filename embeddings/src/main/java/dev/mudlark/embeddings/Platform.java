package dev.mudlark.embeddings;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A kind of machine, by the name that ONNX Runtime's jar has for it, such as {@code linux-x64}. */
record Platform(String name) {

    static Platform current() {
        return of(System.getProperty("os.name", ""), System.getProperty("os.arch", ""));
    }

    static Platform of(String system, String architecture) {
        return new Platform(
                system(system.toLowerCase(Locale.ROOT)) + "-" + architecture(architecture.toLowerCase(Locale.ROOT)));
    }

    /** The native libraries for it; empty when there are none. */
    List<Resource> libraries() {
        return Stream.of("onnxruntime", "onnxruntime4j_jni", "onnxruntime_providers_shared")
                .map(library -> new Resource("ai/onnxruntime/native/" + name + "/" + System.mapLibraryName(library)))
                .filter(Resource::exists)
                .toList();
    }

    private static String system(String name) {
        if (name.contains("mac") || name.contains("darwin")) {
            return "osx";
        }
        return name.contains("win") ? "win" : name;
    }

    private static String architecture(String name) {
        return switch (name) {
            case "amd64", "x86_64" -> "x64";
            case "arm64" -> "aarch64";
            default -> name;
        };
    }
}
