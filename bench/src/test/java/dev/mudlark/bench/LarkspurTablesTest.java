package dev.mudlark.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** That the tables of the bundled collection agree with themselves, with one another and with the reports. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LarkspurTablesTest {

    private static final int DAYS_TO_PAY = 14;
    private static final LocalDate TODAY = LocalDate.of(2026, 1, 1);
    private static final Pattern FREEZE = Pattern.compile("\\d{4}-(12-(1[2-9]|[23]\\d)|01-0[1-4])");

    private LarkspurFiles larkspur;
    private Map<String, Map<String, String>> plans;
    private List<Map<String, String>> servers;
    private List<Map<String, String>> invoices;
    private List<Map<String, String>> history;

    @BeforeAll
    void load() throws IOException {
        larkspur = LarkspurFiles.load();
        plans = larkspur.rows().get("plans.csv").stream()
                .collect(Collectors.toMap(row -> row.get("plan_code"), Function.identity()));
        servers = larkspur.rows().get("servers.csv");
        invoices = larkspur.rows().get("invoices.csv");
        history = larkspur.rows().get("status-history.csv");
    }

    @Test
    void keysStandOnce() {
        assertThat(servers).extracting(row -> row.get("server_id")).doesNotHaveDuplicates();
        assertThat(servers).extracting(row -> row.get("hostname")).doesNotHaveDuplicates();
        assertThat(servers).extracting(row -> row.get("host_key")).doesNotHaveDuplicates();
        assertThat(invoices).extracting(row -> row.get("invoice")).doesNotHaveDuplicates();
        assertThat(history).extracting(row -> row.get("entry")).doesNotHaveDuplicates();
    }

    @Test
    void aServerHasAPlanOfItsRegionThatWasSoldWhenItCame() {
        for (Map<String, String> server : servers) {
            Map<String, String> plan = plans.get(server.get("plan_code"));
            assertThat(plan).as(server.toString()).isNotNull();
            assertThat(server.get("plan")).isEqualTo(plan.get("plan"));
            assertThat(server.get("region")).isEqualTo(plan.get("region"));
            assertThat(server.get("installed")).as(server.toString()).isGreaterThanOrEqualTo(plan.get("released"));
            assertThat(server.get("ip").isEmpty())
                    .isEqualTo(server.get("status").equals("cancelled"));
        }
    }

    @Test
    void everyServerBelongsToACustomerWithInvoices() {
        Set<String> accounts = invoices.stream().map(row -> row.get("account")).collect(Collectors.toSet());
        assertThat(servers).extracting(row -> row.get("account")).allMatch(accounts::contains);
    }

    @Test
    void taxAndTotalFollowFromTheNetAmount() {
        for (Map<String, String> invoice : invoices) {
            BigDecimal net = amount(invoice, "net");
            BigDecimal tax =
                    net.multiply(amount(invoice, "vat_pct")).divide(BigDecimal.valueOf(100), 2, RoundingMode.HALF_UP);
            assertThat(amount(invoice, "vat")).as(invoice.toString()).isEqualByComparingTo(tax);
            assertThat(amount(invoice, "gross")).as(invoice.toString()).isEqualByComparingTo(net.add(tax));
        }
    }

    @Test
    void anInvoiceCountsTheServersThatStoodOnItsDay() {
        for (Map<String, String> invoice : invoices) {
            if (!invoice.get("servers").isEmpty()) {
                long standing =
                        servers.stream().filter(row -> stood(row, invoice)).count();
                assertThat(invoice.get("servers")).as(invoice.toString()).isEqualTo(String.valueOf(standing));
            }
        }
    }

    @Test
    void anInvoiceIsDueAfterFourteenDaysAndLateAfterTenMore() {
        for (Map<String, String> invoice : invoices) {
            if (!isCorrection(invoice)) {
                LocalDate due = LocalDate.parse(invoice.get("due"));
                LocalDate settled = invoice.get("paid").isEmpty() ? TODAY : LocalDate.parse(invoice.get("paid"));
                assertThat(due).isEqualTo(LocalDate.parse(invoice.get("issued")).plusDays(DAYS_TO_PAY));
                assertThat(invoice.get("late_fee"))
                        .as(invoice.toString())
                        .isEqualTo(settled.isBefore(due.plusDays(10)) ? "" : "6.00");
            }
        }
    }

    @Test
    void aCorrectionIsNegativeAndNamesAnInvoiceOfTheSameCustomer() {
        Map<String, String> accounts =
                invoices.stream().collect(Collectors.toMap(row -> row.get("invoice"), row -> row.get("account")));
        for (Map<String, String> invoice : invoices) {
            assertThat(isCorrection(invoice)).isEqualTo(amount(invoice, "net").signum() < 0);
            if (isCorrection(invoice)) {
                assertThat(accounts).containsEntry(invoice.get("invoice").replace("-K", ""), invoice.get("account"));
            }
        }
    }

    @Test
    void minutesAreTheTimeFromBeginningToEnd() {
        for (Map<String, String> entry : history) {
            assertThat(entry.get("ended").isEmpty())
                    .isEqualTo(entry.get("state").equals("cancelled"));
            if (!entry.get("ended").isEmpty()) {
                Duration lasted = Duration.between(time(entry.get("started")), time(entry.get("ended")));
                assertThat(entry.get("minutes")).as(entry.toString()).isEqualTo(String.valueOf(lasted.toMinutes()));
            }
        }
    }

    @Test
    void incidentsAreNumberedInTheOrderInWhichTheyBegan() {
        List<String> began = history.stream()
                .filter(entry -> !entry.get("incident").isEmpty())
                .sorted((one, other) -> one.get("started").compareTo(other.get("started")))
                .map(entry -> entry.get("incident"))
                .toList();
        assertThat(began).isSorted();
    }

    @Test
    void everyReportHasItsEntryWithTheDayAndTheHoursThatItTells() {
        for (String report : larkspur.prose().keySet()) {
            if (report.startsWith("incidents/")) {
                String text = Wording.plain(larkspur.prose().get(report));
                Map<String, String> entry = history.stream()
                        .filter(row -> report.endsWith("/" + row.get("incident")))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError("no entry for " + report));
                assertThat(Wording.says(text, entry.get("ended").substring(0, 10)))
                        .as(report)
                        .isTrue();
                assertThat(!text.contains(hour(entry.get("started"))) || text.contains(hour(entry.get("ended"))))
                        .as(report)
                        .isTrue();
            }
        }
    }

    @Test
    void noMaintenanceBeginsDuringTheWinterFreeze() {
        assertThat(history)
                .filteredOn(entry -> entry.get("kind").equals("maintenance"))
                .extracting(entry -> entry.get("started").substring(0, 10))
                .noneMatch(day -> FREEZE.matcher(day).matches());
    }

    private static boolean stood(Map<String, String> server, Map<String, String> invoice) {
        String day = invoice.get("issued");
        String gone = server.get("cancelled");
        return server.get("account").equals(invoice.get("account"))
                && server.get("installed").compareTo(day) < 0
                && (gone.isEmpty() || gone.compareTo(day) >= 0);
    }

    private static boolean isCorrection(Map<String, String> invoice) {
        return invoice.get("invoice").endsWith("-K");
    }

    private static BigDecimal amount(Map<String, String> row, String column) {
        return new BigDecimal(row.get(column));
    }

    private static LocalDateTime time(String text) {
        return LocalDateTime.parse(text.replace(' ', 'T'));
    }

    private static String hour(String text) {
        return text.substring(11);
    }
}
