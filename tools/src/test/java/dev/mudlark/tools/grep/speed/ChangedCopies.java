package dev.mudlark.tools.grep.speed;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** A large collection made of a small one: its files again and again, each time with other changes, by a seed. */
final class ChangedCopies {

    /** Stands on one line of one file. */
    static final String RARE = "order-7731-x";

    private static final List<String> ADDED =
            List.of("error code", "0x7f3a", "see also", "fallback", "ticket", "ERR", "retry", "naïve", "timeout");

    private final Random random;

    private ChangedCopies(long seed) {
        this.random = new Random(seed);
    }

    /** Writes files of so many bytes together into a folder, unless they are there. */
    static void make(Path from, Path into, long bytes, long seed) throws IOException {
        Path done = into.resolveSibling(into.getFileName() + ".done");
        String wanted = bytes + " " + seed;
        if (Files.exists(done) && Files.readString(done).equals(wanted)) {
            return;
        }
        new ChangedCopies(seed).write(texts(from), into, bytes);
        Files.writeString(done, wanted);
    }

    private static List<Text> texts(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().map(ChangedCopies::read).toList();
        }
    }

    private record Text(String name, List<String> lines) {}

    private static Text read(Path file) {
        try {
            return new Text(file.getFileName().toString(), Files.readAllLines(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(List<Text> texts, Path into, long bytes) throws IOException {
        long written = 0;
        for (int copy = 0; written < bytes; copy++) {
            Path folder = Files.createDirectories(into.resolve("copy-" + copy));
            for (int i = 0; i < texts.size() && written < bytes; i++) {
                boolean rare = copy == 17 && i == 5;
                byte[] text = changed(texts.get(i).lines(), rare).getBytes(StandardCharsets.UTF_8);
                Files.write(folder.resolve(texts.get(i).name()), text);
                written += text.length;
            }
        }
    }

    private String changed(List<String> lines, boolean rare) {
        StringBuilder text = new StringBuilder();
        int place = rare ? lines.size() / 2 : -1;
        for (int i = 0; i < lines.size(); i++) {
            text.append(lines.get(i));
            if (random.nextInt(20) == 0) {
                text.append(' ').append(ADDED.get(random.nextInt(ADDED.size())));
                text.append(' ').append(random.nextInt(100_000));
            }
            text.append(i == place ? " " + RARE : "").append('\n');
        }
        return text.toString();
    }
}
