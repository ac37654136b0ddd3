package dev.mudlark.tools.arguments;

import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import com.networknt.schema.regex.RegularExpression;
import com.networknt.schema.regex.RegularExpressionFactory;

/**
 * Patterns in schemas, on an engine that is linear in the text: schemas may come from elsewhere, and the values come from
 * a model. A pattern this engine does not know (look-around, back-references) is not checked; the tool has to.
 */
final class SchemaPatterns implements RegularExpressionFactory {

    @Override
    public RegularExpression getRegularExpression(String regex) {
        try {
            Pattern pattern = Pattern.compile(regex);
            return value -> pattern.matcher(value).find();
        } catch (PatternSyntaxException e) {
            return value -> true;
        }
    }
}
