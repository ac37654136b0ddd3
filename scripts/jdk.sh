# shellcheck shell=sh
# Finding a JDK: for the launcher and the scripts beside this file, which source it. POSIX sh.
MIN_JAVA=21

say() { printf '%s\n' "mudlark: $*" >&2; }
fail() {
    say "$@"
    exit 2
}

# Sets `major` to the Java version of a home folder, 0 when there is none: from its release file, which starts no JVM.
read_major() {
    major=0
    version=
    [ -x "$1/bin/java" ] || return 0
    if [ -r "$1/release" ]; then
        while IFS= read -r entry || [ -n "$entry" ]; do
            case $entry in
                JAVA_VERSION=*) version=${entry#JAVA_VERSION=} ;;
            esac
        done <"$1/release"
    else
        version=$("$1/bin/java" -version 2>&1 | sed -n 's/.* version \("[^"]*"\).*/\1/p')
    fi
    version=${version#\"}
    version=${version#1.}
    version=${version%%[!0-9]*}
    major=${version:-0}
}

# Sets `found` and `found_major` if the folder holds a Java that is new enough (and newer than what was found).
consider() {
    [ -n "$1" ] || return 0
    [ "$need_javac" = no ] || [ -x "$1/bin/javac" ] || return 0
    read_major "$1"
    if [ "$major" -ge "$MIN_JAVA" ] && [ "$major" -gt "$found_major" ]; then
        found=$1
        found_major=$major
    fi
}

# Looks for a Java in the order that the docs give; with "yes", for one that can compile.
find_java() {
    need_javac=$1
    found=
    found_major=0
    consider "${MUDLARK_JAVA_HOME:-}"
    if [ "$found$1" = no ] && [ -n "${MUDLARK_JAVA_HOME:-}" ]; then
        say "MUDLARK_JAVA_HOME ($MUDLARK_JAVA_HOME) holds no Java $MIN_JAVA or newer; looking elsewhere"
    fi
    [ -z "$found" ] && consider "${JAVA_HOME:-}"
    if [ -z "$found" ] && on_path=$(command -v java); then
        on_path=$(readlink -f "$on_path")
        consider "${on_path%/bin/java}"
    fi
    if [ -z "$found" ] && [ -x /usr/libexec/java_home ]; then
        consider "$(/usr/libexec/java_home -v "$MIN_JAVA+" 2>/dev/null)"
    fi
    [ -n "$found" ] && return 0
    for home in /usr/lib/jvm/* /opt/java/* "${HOME:-}"/.sdkman/candidates/java/* "${HOME:-}"/.jdks/*; do
        consider "$home"
    done
    [ -n "$found" ]
}

places() {
    printf '%s' "MUDLARK_JAVA_HOME (${MUDLARK_JAVA_HOME:-not set}), JAVA_HOME (${JAVA_HOME:-not set}), " \
        "java on PATH ($(command -v java || echo none)), /usr/libexec/java_home, " \
        "/usr/lib/jvm, /opt/java, ~/.sdkman/candidates/java, ~/.jdks"
}

# Maven's own libraries make these two JDKs print a warning that concerns no user.
quiet_maven() {
    case $found_major in
        24 | 25) export MAVEN_OPTS="${MAVEN_OPTS:-} --sun-misc-unsafe-memory-access=allow" ;;
    esac
}
