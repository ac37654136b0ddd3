package dev.mudlark.bench.config;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;

/** The address of a server. What is wrong with it is told without it, since it may hold a key. */
final class AddressType implements OptionType<URI> {

    @Override
    public String name() {
        return "http(s) address";
    }

    @Override
    public Optional<URI> read(Yaml value, Place place) {
        Optional<String> text = Scalars.text(value, place);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        Optional<URI> address = parse(text.get().strip());
        if (address.isEmpty()) {
            place.fault(
                    value.line(),
                    "this is no address of a server; write http:// or https:// with a host and a path, such as"
                            + " http://127.0.0.1:8000/v1, without user, password, '?' and '#'");
        }
        return address;
    }

    private static Optional<URI> parse(String text) {
        try {
            URI address = new URI(text);
            boolean http =
                    "http".equalsIgnoreCase(address.getScheme()) || "https".equalsIgnoreCase(address.getScheme());
            boolean plain = address.getHost() != null
                    && address.getRawUserInfo() == null
                    && address.getRawQuery() == null
                    && address.getRawFragment() == null;
            return http && plain ? Optional.of(address) : Optional.empty();
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }
}
