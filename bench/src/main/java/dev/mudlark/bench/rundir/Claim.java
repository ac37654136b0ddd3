package dev.mudlark.bench.rundir;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.stream.Stream;

/**
 * Takes a folder for a run. Config and manifest are written elsewhere and come with the folder in one step, so that there
 * is no moment at which a run has a folder and cannot be resumed, and of several runs that want one folder at the same
 * time, in whatever processes, one gets it and the others touch nothing.
 */
final class Claim {

    private Claim() {}

    /**
     * True when the folder is taken with these files in it, false when there was something in it.
     *
     * @throws IOException when it cannot be written; nothing is left behind
     */
    static boolean take(RunDirectory wanted, String config, String manifest) throws IOException {
        Path folder = wanted.folder().toAbsolutePath().normalize();
        Path parent = folder.getParent();
        if (parent == null) {
            return false;
        }
        Files.createDirectories(parent);
        if (!isEmpty(folder)) {
            return false;
        }
        if (Files.exists(folder) && (!Files.isWritable(parent) || Files.isSymbolicLink(folder))) {
            return fill(wanted, config, manifest);
        }
        RunDirectory staged = new RunDirectory(parent.resolve(".mudlark-" + own()));
        Files.createDirectory(staged.folder());
        try {
            Durable.write(staged.config(), config);
            Durable.write(staged.manifest(), manifest);
            Durable.force(staged.folder());
            return move(staged.folder(), folder) || (isEmpty(folder) && fill(wanted, config, manifest));
        } finally {
            remove(staged);
        }
    }

    /** No other thread of any program on this machine has it at this moment. */
    private static String own() {
        return ProcessHandle.current().pid() + "-" + Thread.currentThread().threadId() + "-" + System.nanoTime();
    }

    private static boolean move(Path staged, Path folder) throws IOException {
        try {
            Files.move(staged, folder, StandardCopyOption.ATOMIC_MOVE);
            Durable.forceName(folder);
            return true;
        } catch (FileAlreadyExistsException | DirectoryNotEmptyException e) {
            return false;
        } catch (IOException e) {
            // An empty folder that other files cannot be moved over, such as a mounted one.
            if (Files.isDirectory(folder)) {
                return false;
            }
            throw e;
        }
    }

    /** For a folder that has to stay the one that it is: the manifest is the claim. */
    private static boolean fill(RunDirectory directory, String config, String manifest) throws IOException {
        Path whole = directory.folder().resolve("." + own());
        try {
            Durable.write(whole, manifest);
            link(whole, directory.manifest(), manifest);
        } catch (FileAlreadyExistsException e) {
            return false;
        } finally {
            Files.deleteIfExists(whole);
        }
        try {
            Durable.write(directory.config(), config);
            Durable.force(directory.folder());
            return true;
        } catch (IOException e) {
            Files.deleteIfExists(directory.config());
            Files.deleteIfExists(directory.manifest());
            throw e;
        }
    }

    /** Gives a file another name unless that is taken; where a file has one name only, writes it. */
    private static void link(Path whole, Path name, String text) throws IOException {
        try {
            Files.createLink(name, whole);
        } catch (FileAlreadyExistsException e) {
            throw e;
        } catch (UnsupportedOperationException | FileSystemException e) {
            Durable.writeNew(name, text);
        }
    }

    private static boolean isEmpty(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return true;
        }
        if (!Files.isDirectory(folder)) {
            throw new FileAlreadyExistsException(folder.toString());
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }

    private static void remove(RunDirectory staged) throws IOException {
        Files.deleteIfExists(staged.config());
        Files.deleteIfExists(staged.manifest());
        Files.deleteIfExists(staged.folder());
    }
}
