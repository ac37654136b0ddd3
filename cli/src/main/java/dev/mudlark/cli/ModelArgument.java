package dev.mudlark.cli;

import dev.mudlark.models.ModelRef;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A reference to a model as an argument. */
final class ModelArgument implements ITypeConverter<ModelRef> {

    @Override
    public ModelRef convert(String typed) {
        try {
            return ModelRef.parse(typed);
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(String.valueOf(e.getMessage()));
        }
    }
}
