package dev.mudlark.tools.arguments;

import com.networknt.schema.regex.RegularExpression;
import com.networknt.schema.regex.RegularExpressionFactory;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.patterns.SafePattern;

/**
 * Patterns in schemas, as safe as those that a model writes: schemas may come from elsewhere, and the values come from a
 * model. A pattern that is too large for that, or that its engine does not know (look-around, back-references), is not
 * checked; the tool has to.
 */
final class SchemaPatterns implements RegularExpressionFactory {

    @Override
    public RegularExpression getRegularExpression(String regex) {
        try {
            SafePattern pattern = SafePattern.compile(regex, true);
            return value -> pattern.matcher(value).find();
        } catch (ToolException e) {
            return value -> true;
        }
    }
}
