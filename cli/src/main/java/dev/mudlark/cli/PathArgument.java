package dev.mudlark.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A path as typed. An empty one would mean the current folder, which nobody means by it. */
final class PathArgument implements ITypeConverter<Path> {

    @Override
    public Path convert(String typed) {
        if (typed.isBlank()) {
            throw new TypeConversionException("the path is empty; write one");
        }
        try {
            return Path.of(typed);
        } catch (InvalidPathException e) {
            throw new TypeConversionException("no path: " + e.getReason());
        }
    }
}
