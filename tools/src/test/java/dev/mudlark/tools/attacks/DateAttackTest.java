package dev.mudlark.tools.attacks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.tools.Questions;
import dev.mudlark.tools.ToolOutcome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("attack-7")
class DateAttackTest {

    private final Attack attack = new Attack();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'operation':'add','date':'2024-02-29','years':1} | 2025-02-28",
                "{'operation':'add','date':'2024-01-31','months':1} | 2024-02-29",
                "{'operation':'add','date':'2100-01-31','months':1} | 2100-02-28",
                "{'operation':'add','date':'9999-12-30','days':1} | 9999-12-31",
                "{'operation':'add','date':'0001-01-02','days':-1} | 0001-01-01",
                "{'operation':'diff','date':'0001-01-01','other_date':'9999-12-31'} | 3652058 days",
                "{'operation':'today'} | 2026-01-01",
                "{'operation':'add','date':'today'} | add needs at least one of",
            })
    void theEdgesOfTheCalendarAreExact(String arguments, String expected) {
        assertThat(run(arguments).content()).contains(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'operation':'add','date':'9999-12-31','days':1}",
                "{'operation':'add','date':'0001-01-01','days':-1}",
                "{'operation':'add','years':1000000000}",
                "{'operation':'add','years':9223372036854775807}",
                "{'operation':'add','months':-9223372036854775808}",
                "{'operation':'add','weeks':4000000,'days':4000000,'years':4000000,'months':4000000}",
                "{'operation':'add','days':1e300}",
                "{'operation':'weekday','date':'0000-06-01'}",
                "{'operation':'weekday','date':'10000-01-01'}",
                "{'operation':'weekday','date':'1000000000-01-01'}",
                "{'operation':'weekday','date':'+2024-01-01'}",
                "{'operation':'weekday','date':'２０２４-０１-０１'}",
                "{'operation':'weekday','date':'٢٠٢٤-٠١-٠١'}",
                "{'operation':'weekday','date':'1 Ramadan 1446'}",
                "{'operation':'weekday','date':'Reiwa 6-01-01'}",
                "{'operation':'weekday','date':'2023-02-29'}",
                "{'operation':'diff','date':'now','other_date':'yesterday'}",
            })
    void whatIsOutsideOfTheCalendarIsRefused(String arguments) {
        assertThat(run(arguments).errorCode())
                .hasValueSatisfying(
                        code -> assertThat(code).isIn("invalid_date", "invalid_arguments", "date_out_of_range"));
    }

    @Test
    void aLongDateIsRefusedAndNotRepeatedWhole() {
        ToolOutcome outcome = attack.run(
                "date_calc", Attack.object().put("operation", "weekday").put("date", "1/".repeat(500_000)));

        assertThat(outcome.errorCode()).contains("invalid_date");
        assertThat(outcome.content()).hasSizeLessThan(400);
    }

    private ToolOutcome run(String arguments) {
        return attack.run("date_calc", Questions.object(arguments.replace('\'', '"')));
    }
}
