package dev.mudlark.embeddings;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.net.URLConnection;
import java.util.jar.JarEntry;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;

/**
 * A file on the class path.
 *
 * @param path with slashes, without one in front
 */
record Resource(String path) {

    /** Size in bytes and CRC-32: enough to notice a file that was cut off or damaged. */
    record Checksum(long size, long crc) {}

    String fileName() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    boolean exists() {
        return Resource.class.getClassLoader().getResource(path) != null;
    }

    InputStream open() throws IOException {
        return connect().getInputStream();
    }

    /** As the jar says; of a file outside of a jar it is computed. */
    Checksum checksum() throws IOException {
        URLConnection connection = connect();
        try (InputStream in = connection.getInputStream()) {
            if (connection instanceof JarURLConnection jar) {
                JarEntry entry = jar.getJarEntry();
                return new Checksum(entry.getSize(), entry.getCrc());
            }
            CheckedInputStream checked = new CheckedInputStream(in, new CRC32());
            long size = checked.transferTo(OutputStream.nullOutputStream());
            return new Checksum(size, checked.getChecksum().getValue());
        }
    }

    private URLConnection connect() throws IOException {
        URL url = Resource.class.getClassLoader().getResource(path);
        if (url == null) {
            throw new FileNotFoundException(path + " is not on the class path");
        }
        URLConnection connection = url.openConnection();
        connection.setUseCaches(false);
        return connection;
    }
}
