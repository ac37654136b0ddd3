package dev.mudlark.bench.report.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** The installed Chromium, without a window. Nothing is ever downloaded. */
final class Browser implements AutoCloseable {

    private static final Path SCREENSHOTS = Path.of("target", "screenshots");
    private static final int HIGHEST_SCREENSHOT = 9000;

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    /** Skips the test when Chromium or its driver is not installed. */
    static Browser open() {
        Optional<Path> binary = installed("chromium", "chromium-browser", "google-chrome");
        Optional<Path> chromedriver = installed("chromedriver");
        Assumptions.assumeTrue(
                binary.isPresent() && chromedriver.isPresent(),
                "no chromium and chromedriver on the PATH (on Debian: apt-get install chromium chromium-driver)");
        ChromeOptions options = new ChromeOptions();
        options.setBinary(binary.orElseThrow().toFile());
        // The page is our own, and the sandbox does not start in most containers.
        options.addArguments("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars");
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        logs.enable(LogType.PERFORMANCE, Level.ALL);
        options.setCapability("goog:loggingPrefs", logs);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(chromedriver.orElseThrow().toFile())
                .usingAnyFreePort()
                .build();
        return new Browser(new ChromeDriver(service, options));
    }

    private static Optional<Path> installed(String... names) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.of(names)
                .flatMap(name ->
                        Stream.of(path.split(java.io.File.pathSeparator)).map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Sets the size of the viewport, the colours the system asks for, and screen or paper. */
    void look(Look look) {
        cdp(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", look.width(), "height", look.height(), "deviceScaleFactor", 1, "mobile", false));
        cdp(
                "Emulation.setEmulatedMedia",
                Map.of(
                        "media",
                        look.print() ? "print" : "screen",
                        "features",
                        List.of(Map.of("name", "prefers-color-scheme", "value", look.dark() ? "dark" : "light"))));
    }

    /** Switches the scripts of pages that are loaded from now on. */
    void scripts(boolean run) {
        cdp("Emulation.setScriptExecutionDisabled", Map.of("value", !run));
    }

    /** The text of an element that a reader sees. */
    String visibleText(String selector) {
        return driver.findElement(By.cssSelector(selector)).getText();
    }

    /** Forgets the logs and loads the file; returns when its load event is over. */
    void load(Path file) {
        load(file, "");
    }

    /** The same with what stands behind the address, such as {@code #case=q-1}. */
    void load(Path file, String fragment) {
        driver.get("about:blank");
        messages();
        requests();
        driver.get(file.toUri() + fragment);
    }

    /** Everything the console said since the last call. */
    List<String> messages() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(entry -> entry.getLevel() + " " + entry.getMessage())
                .toList();
    }

    /** Addresses that were asked for since the last call, by whatever. */
    List<String> requests() {
        List<String> addresses = new ArrayList<>();
        for (LogEntry entry : driver.manage().logs().get(LogType.PERFORMANCE)) {
            Optional<String> address = Requests.address(entry.getMessage());
            address.ifPresent(addresses::add);
        }
        return addresses;
    }

    /** Runs the body of a function and returns what it returns. */
    Object run(String script, Object... arguments) {
        return Objects.requireNonNullElse(driver.executeScript(script, arguments), "null");
    }

    /** Runs the body of a function that calls back with its last argument. */
    Object await(String script) {
        return Objects.requireNonNullElse(driver.executeAsyncScript(script), "null");
    }

    String text(String script) {
        return run(script).toString();
    }

    /** Presses keys, one after the other, at whatever has the focus. */
    void press(CharSequence... keys) {
        for (CharSequence key : keys) {
            new Actions(driver).sendKeys(key).perform();
        }
    }

    /** Presses a key together with Control. */
    void pressWithControl(CharSequence key) {
        new Actions(driver)
                .keyDown(Keys.CONTROL)
                .sendKeys(key)
                .keyUp(Keys.CONTROL)
                .perform();
    }

    /** Writes the whole page as it looks now below {@code target/screenshots}. */
    void screenshot(String name) {
        screenshot(name, "body");
    }

    /** Writes what an element holds as it looks now below {@code target/screenshots}. */
    void screenshot(String name, String selector) {
        Map<?, ?> box = (Map<?, ?>) run(
                """
                const box = document.querySelector(arguments[0]).getBoundingClientRect();
                return { y: Math.max(0, Math.floor(box.top + scrollY)), height: Math.ceil(box.height) };
                """,
                selector);
        long width = ((Number) run("return document.documentElement.clientWidth")).longValue();
        long height = Math.min(HIGHEST_SCREENSHOT, ((Number) Objects.requireNonNull(box.get("height"))).longValue());
        Map<String, Object> clip = Map.of(
                "x", 0, "y", Objects.requireNonNull(box.get("y")), "width", width, "height", height, "scale", 1);
        Map<String, Object> taken =
                cdp("Page.captureScreenshot", Map.of("captureBeyondViewport", true, "clip", clip));
        try {
            Files.createDirectories(SCREENSHOTS);
            Files.write(
                    SCREENSHOTS.resolve(name + ".png"),
                    Base64.getDecoder()
                            .decode(Objects.requireNonNull(taken.get("data")).toString()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Map<String, Object> cdp(String command, Map<String, Object> parameters) {
        return driver.executeCdpCommand(command, parameters);
    }

    @Override
    public void close() {
        driver.quit();
    }
}
