package dev.mudlark.providers.http;

import dev.mudlark.models.LlmException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.Collection;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;
import org.jspecify.annotations.Nullable;

/** Certificates of one's own, trusted beside those that Java trusts. */
final class Certificates {

    private Certificates() {}

    /**
     * Trusts the certificates of a PEM file too.
     *
     * @throws LlmException when the file cannot be read or holds no certificate
     */
    static SSLContext trusting(Path pem) {
        try (InputStream in = Files.newInputStream(pem)) {
            Collection<? extends Certificate> own =
                    CertificateFactory.getInstance("X.509").generateCertificates(in);
            if (own.isEmpty()) {
                throw new LlmException("ca_file " + pem + ": holds no certificate; PEM text is needed");
            }
            KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
            store.load(null, null);
            int number = 0;
            for (Certificate certificate : own) {
                store.setCertificateEntry("own" + number++, certificate);
            }
            for (X509Certificate usual : usual()) {
                store.setCertificateEntry("usual" + number++, usual);
            }
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, managers(store), null);
            return context;
        } catch (IOException | GeneralSecurityException e) {
            throw new LlmException("ca_file " + pem + ": cannot be read as PEM certificates", e);
        }
    }

    private static X509Certificate[] usual() throws GeneralSecurityException {
        for (TrustManager manager : managers(null)) {
            if (manager instanceof X509TrustManager x509) {
                return x509.getAcceptedIssuers();
            }
        }
        return new X509Certificate[0];
    }

    private static TrustManager[] managers(@Nullable KeyStore store) throws GeneralSecurityException {
        TrustManagerFactory factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        factory.init(store);
        return factory.getTrustManagers();
    }
}
