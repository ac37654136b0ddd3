package dev.mudlark.tools.dates;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.ToolCall;
import dev.mudlark.tools.Cases;
import dev.mudlark.tools.Evidence;
import dev.mudlark.tools.Questions;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolOutcome;
import dev.mudlark.tools.ToolRules;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DateCalcTest {

    private final ToolBox box = ToolBox.of(List.of(new DateCalc()), ToolRules.DEFAULT);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'operation':'diff','date':'2022-04-29','other_date':'2025-10-02'} | 2022-04-29 to 2025-10-02 = 1252 days",
                "{'operation':'diff','date':'2025-03-10','other_date':'2025-03-08'} | 2025-03-10 to 2025-03-08 = -2 days",
                "{'operation':'diff','date':'2024-02-28','other_date':'2024-02-29'} | 2024-02-28 to 2024-02-29 = 1 day",
                "{'operation':'diff','other_date':'2026-01-31'} | 2026-01-01 to 2026-01-31 = 30 days",
                "{'operation':'add','date':'2009-06-27','years':2} | 2009-06-27 + 2 years = 2011-06-27 (Monday)",
                "{'operation':'add','date':'2023-01-30','months':1,'days':1} | 2023-01-30 + 1 month + 1 day = 2023-03-01 (Wednesday)",
                "{'operation':'add','date':'2025-03-31','months':-1} | 2025-03-31 - 1 month = 2025-02-28 (Friday; that month has no day 31)",
                "{'operation':'add','date':'2025-03-05','days':0} | 2025-03-05 + 0 days = 2025-03-05 (Wednesday)",
                "{'operation':'add','date':'2025-03-05','days':0,'months':0} | 2025-03-05 + 0 days = 2025-03-05 (Wednesday)",
                "{'operation':'today','date':'today'} | 2026-01-01 (Thursday)",
                "{'operation':'add','days':'10'} | 2026-01-01 + 10 days = 2026-01-11 (Sunday)",
                "{'operation':'add','date':'today','weeks':-1} | 2026-01-01 - 1 week = 2025-12-25 (Thursday)",
                "{'operation':'weekday','date':'21-Dec-2001'} | 2001-12-21 is a Friday",
                "{'operation':'Today'} | 2026-01-01 (Thursday)",
            })
    void datesAreCounted(String arguments, String expected) {
        assertThat(run(arguments).content()).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "March 5, 2025 | 2025-03-05",
                "5 March 2025 | 2025-03-05",
                "march 5th, 2025 | 2025-03-05",
                "the 5th of March 2025 | 2025-03-05",
                "Sept. 30, 2025 | 2025-09-30",
                "Dec 03 2008 | 2008-12-03",
                "21-Dec-2001 | 2001-12-21",
                "2025-Mar-05 | 2025-03-05",
                "2025/6/9 | 2025-06-09",
                "Thursday, 1 January 2026 | 2026-01-01",
                "2025-03-05T22:11:05Z | 2025-03-05",
                "2025-03-05 22:11 | 2025-03-05",
                "2025-03-05T22:11:05.123456789+02:00 | 2025-03-05",
                "2025-03-05T22:11:05.1-0530 | 2025-03-05",
                "2025-03-05 22:11:05 UTC | 2025-03-05",
                "2025-03-05 10:11 pm | 2025-03-05",
                "17/04/2025 | 2025-04-17",
                "04/17/2025 | 2025-04-17",
                "05.05.2025 | 2025-05-05",
                "5 - March - 2025 | 2025-03-05",
                "Thurs. March 6, 2025 | 2025-03-06",
                "TODAY | 2026-01-01",
                "2025-03-05 (Wednesday) | 2025-03-05",
                "2025-02-28 (Friday; that month has no day 31) | 2025-02-28",
                "March 5, 2025 (Wed) | 2025-03-05",
            })
    void datesAreReadInTheFormsOfDocuments(String written, String expected) {
        ObjectNode arguments = JsonNodeFactory.instance
                .objectNode()
                .put("operation", "weekday")
                .put("date", written);

        assertThat(run(arguments).content()).startsWith(expected + " is a ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "03/04/2025 | ambiguous",
                "3.4.2025 | ambiguous",
                "17/13/2025 | does not exist",
                "32/04/2025 | does not exist",
                "13/04/25 | no year of four digits",
                "-0001-01-01 | day, a month and a year",
                "2025-03--05 | day, a month and a year",
                "2025-03-05- | day, a month and a year",
                "5 March -2025 | day, a month and a year",
                "2025-03-05T99:99:99Z | time that does not exist",
                "2025-03-05T24:01 | time that does not exist",
                "2025-03-05 22:11 somewhere | time that does not exist",
                "Wednesday, March 6, 2025 | 2025-03-06 is a Thursday",
                "2025-03-06 (Wednesday) | 2025-03-06 is a Thursday",
                "2025-03-06 (holiday) | day, a month and a year",
                "2025-03-06 () | day, a month and a year",
                "Mon 2025-03-06 | 2025-03-06 is a Thursday",
                "AprİL 5, 2025 | neither a number nor a month: 'AprİL'",
                "2025-Foo-05 | neither a number nor a month: 'Foo'",
                "2025-02-30 | does not exist",
                "February 29, 2025 | does not exist",
                "1900-02-29 | does not exist",
                "2025-13-01 | does not exist",
                "21-Dec-01 | no year of four digits",
                "March 2025 | day, a month and a year",
                "next Friday | day, a month and a year",
                "2025-03-05 to 2025-04-01 | day, a month and a year",
                "0000-01-01 | no year",
                "5 5 March | is no date",
            })
    void whatIsNoDateIsRefused(String written, String problem) {
        ObjectNode arguments = JsonNodeFactory.instance
                .objectNode()
                .put("operation", "weekday")
                .put("date", written);
        ToolOutcome outcome = run(arguments);

        assertThat(outcome.errorCode()).contains("invalid_date");
        assertThat(outcome.content())
                .contains("date '" + written + "'")
                .contains(problem)
                .contains("YYYY-MM-DD");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'operation':'diff','date':'2025-01-01'} | diff needs other_date",
                "{'operation':'add','date':'2025-01-01'} | add needs at least one",
                "{'operation':'weekday','date':'2025-01-01','days':3} | 'weekday' does not use days",
                "{'operation':'add','days':3,'other_date':'2025-01-01'} | 'add' does not use other_date",
                "{'operation':'today','date':'2025-01-01'} | 'today' does not use date; that belongs to 'weekday' or 'add'",
                "{'operation':'add','years':100000} | outside of the years",
                "{'operation':'add','days':99999999999999999999} | out of range",
                "{'operation':'sub','days':1} | must be one of diff, add, weekday, today",
                "{'operation':'add','days':1.5} | whole number",
            })
    void callsThatMakeNoSenseAreExplained(String arguments, String problem) {
        assertThat(run(arguments).errorCode()).isPresent();
        assertThat(run(arguments).content()).contains(problem);
    }

    @Test
    void theResultIsEvidence() {
        assertThat(run("{'operation':'diff','date':'2022-04-29','other_date':'2025-10-02'}")
                        .evidence())
                .containsExactly(new Evidence.Computed("date_calc", "1252"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'operation':'diff','date':'2025-03-05','other_date':'2025-03-07'} | {'operation':'diff','date':'2025-03-05','other_date':'2025-03-07','days':2}",
                "{'operation':'add','date':'2025-03-05','days':2} | {'operation':'add','date':'2025-03-05','result':'2025-03-07','weekday':'Friday'}",
                "{'operation':'weekday','date':'2025-03-05'} | {'operation':'weekday','date':'2025-03-05','weekday':'Wednesday'}",
                "{'operation':'today'} | {'operation':'today','date':'2026-01-01','weekday':'Thursday'}",
            })
    void everyResultHasItsDataForPrograms(String arguments, String data) {
        assertThat(run(arguments).data()).hasToString(data.replace('\'', '"'));
    }

    @ParameterizedTest
    @ValueSource(strings = {"DAT-01", "DAT-02", "DAT-03"})
    void knownFaultsOfCalendarsDoNotHappen(String id) {
        JsonNode found = Cases.find(id);
        for (int i = 0; i < found.path("input").size(); i++) {
            ObjectNode arguments = found.path("input").get(i).deepCopy();
            arguments.remove("tool");
            String expected = found.path("expect").get(i).asText();
            ToolOutcome outcome = run(arguments);
            if (expected.equals("error")) {
                assertThat(outcome.errorCode()).as(arguments.toString()).isPresent();
            } else {
                assertThat(outcome.content()).as(arguments.toString()).contains(expected);
            }
        }
    }

    @Test
    void datesThatCouldBeTwoAreNotGuessed() {
        JsonNode written = Cases.find("DAT-05").path("input");

        assertThat(weekdayOf(written.get(0).asText())).contains("ambiguous").contains("YYYY-MM-DD");
        assertThat(weekdayOf(written.get(1).asText())).startsWith("2025-04-17 is");
        assertThat(weekdayOf(written.get(2).asText())).startsWith("2025-06-09 is");
    }

    @ParameterizedTest
    @ValueSource(strings = {"fr", "tr", "en-GB", "th-TH-u-ca-buddhist-nu-thai", "ar-EG", "fa-IR"})
    void theMachinesLanguageAndTimeZoneDoNotMatter(String language) {
        JsonNode months = Cases.find("DAT-04");
        JsonNode spans = Cases.find("DAT-07");
        Locale locale = Locale.getDefault();
        TimeZone zone = TimeZone.getDefault();
        try {
            TimeZone.setDefault(TimeZone.getTimeZone("America/New_York"));
            Locale.setDefault(Locale.forLanguageTag(language));
            for (int i = 0; i < months.at("/input/dates").size(); i++) {
                assertThat(weekdayOf(months.at("/input/dates").get(i).asText()))
                        .startsWith(months.path("expect").get(i).asText() + " is a ");
            }
            for (int i = 0; i < spans.at("/input/calls").size(); i++) {
                ObjectNode call = spans.at("/input/calls").get(i).deepCopy();
                call.remove("tool");
                assertThat(run(call).content())
                        .matches("(.* = )?\\Q" + spans.path("expect").get(i).asText() + "\\E( days)?");
            }
            assertThat(weekdayOf("TITLE")).contains("is no date");
        } finally {
            Locale.setDefault(locale);
            TimeZone.setDefault(zone);
        }
    }

    private String weekdayOf(String written) {
        return run(JsonNodeFactory.instance
                        .objectNode()
                        .put("operation", "weekday")
                        .put("date", written))
                .content();
    }

    private ToolOutcome run(String json) {
        return run(Questions.object(json.replace('\'', '"')));
    }

    private ToolOutcome run(ObjectNode arguments) {
        return box.run(ToolCall.of("c1", "date_calc", arguments), Questions.question());
    }
}
