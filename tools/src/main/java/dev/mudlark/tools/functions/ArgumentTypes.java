package dev.mudlark.tools.functions;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.tools.ToolBoxException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/** Finds the argument type of a Java type. */
final class ArgumentTypes {

    private static final String SUPPORTED = "use String, a number, boolean, an enum, LocalDate, List, Map<String, ...>,"
            + " a public record, Optional, Object or JsonNode";

    /** What it belongs to, for messages. */
    private final String where;

    /** The records that are being looked at, from the outside in. */
    private final List<Class<?>> open = new ArrayList<>();

    private ArgumentTypes(String where) {
        this.where = where;
    }

    /** @throws ToolBoxException when a model cannot write such a value */
    static ArgumentType of(Type type, String where) {
        ArgumentTypes types = new ArgumentTypes(where);
        return types.field(type);
    }

    /** A parameter or a component: it may be optional. */
    private ArgumentType field(Type type) {
        if (type instanceof ParameterizedType generic && generic.getRawType() == Optional.class) {
            return new OptionalType(value(generic.getActualTypeArguments()[0]), Optional.empty(), Optional::of);
        }
        if (type == OptionalInt.class) {
            return new OptionalType(
                    NumberType.of(int.class).orElseThrow(),
                    OptionalInt.empty(),
                    number -> OptionalInt.of((Integer) number));
        }
        if (type == OptionalLong.class) {
            return new OptionalType(
                    NumberType.of(long.class).orElseThrow(),
                    OptionalLong.empty(),
                    number -> OptionalLong.of((Long) number));
        }
        if (type == OptionalDouble.class) {
            return new OptionalType(
                    NumberType.of(double.class).orElseThrow(),
                    OptionalDouble.empty(),
                    number -> OptionalDouble.of((Double) number));
        }
        return value(type);
    }

    private ArgumentType value(Type type) {
        return switch (type) {
            case Class<?> simple -> simple(simple);
            case ParameterizedType generic -> generic(generic);
            default -> throw refused("the type " + type.getTypeName() + " does not say what it holds; write it out");
        };
    }

    private ArgumentType simple(Class<?> type) {
        if (type == String.class) {
            return new TextType();
        }
        if (type == boolean.class || type == Boolean.class) {
            return new BooleanType();
        }
        if (type == LocalDate.class) {
            return new DateType();
        }
        if (type == Object.class || type == JsonNode.class) {
            return new AnyType(type == JsonNode.class);
        }
        if (type.isEnum()) {
            return EnumType.of(type);
        }
        if (type.isRecord()) {
            return record(type);
        }
        return NumberType.of(type).orElseThrow(() -> refused(unsupported(type)));
    }

    private ArgumentType generic(ParameterizedType type) {
        Type[] arguments = type.getActualTypeArguments();
        if (type.getRawType() == List.class || type.getRawType() == Collection.class) {
            return new ListType(value(arguments[0]), false);
        }
        if (type.getRawType() == Set.class) {
            return new ListType(value(arguments[0]), true);
        }
        if (type.getRawType() == Map.class) {
            if (arguments[0] != String.class) {
                throw refused("the keys of a map are text; use Map<String, ...>");
            }
            return new MapType(value(arguments[1]));
        }
        if (type.getRawType() == Optional.class) {
            throw refused("an Optional inside of another type cannot be left out; take it away");
        }
        throw refused(unsupported(type));
    }

    private ArgumentType record(Class<?> type) {
        if (open.contains(type)) {
            throw refused("the record " + type.getSimpleName() + " holds itself, which has no end; use JsonNode");
        }
        open.add(type);
        RecordType made = RecordType.of(type, where, this::field);
        open.removeLast();
        return made;
    }

    private String unsupported(Type type) {
        if (type instanceof Class<?> simple && simple.isArray()) {
            return "arrays are not supported; use List";
        }
        if (type instanceof Class<?> simple && simple.getTypeParameters().length > 0) {
            return "the type " + simple.getSimpleName()
                    + " does not say what it holds; write it out, such as List<String>";
        }
        return "the type " + type.getTypeName() + " is not supported; " + SUPPORTED;
    }

    private ToolBoxException refused(String reason) {
        return new ToolBoxException(where + ": " + reason);
    }
}
