"""Debian's nginx and Caddy on loopback, with the examples of hosting/: only ports and paths are changed in them."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import randrange

from citing import ROOT

HOSTING = ROOT / "hosting"
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "starhaul" / "proxies"
"""Where scripts/install-proxies puts them."""
SECONDS = 60.0

NGINX = """\
{user}
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""


def program(name: str) -> str:
    paths = [os.environ["PATH"], "/usr/sbin", str(CACHE / "usr" / "sbin"), str(CACHE / "usr" / "bin")]
    found = shutil.which(name, path=":".join(paths))
    assert found, f"the tests of hosting need {name}: make proxies"
    return found


def free_port() -> int:
    """Below those that the system hands out, or a connection of somebody else could have it before the proxy has."""
    while True:
        port = randrange(20_000, 32_000)
        if not listens(port):
            return port


def certificate(folder: Path) -> tuple[Path, Path]:
    """For 127.0.0.1, signed by itself."""
    public, secret = folder / "public.pem", folder / "secret.pem"
    names = ("-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1")
    options = ("-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *names)
    command = ["openssl", "req", *options, "-keyout", str(secret), "-out", str(public)]
    subprocess.run(command, check=True, capture_output=True)
    return public, secret


def replaced(text: str, **changes: str) -> str:
    """Every old text must be there: an example that was changed must not slip through untested."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def _nginx(folder: Path, site: str) -> list[str]:
    file = folder / "nginx.conf"
    user = "user root root;" if os.geteuid() == 0 else ""  # its own would not find the way into our folder
    file.write_text(NGINX.format(user=user, folder=folder, site=site), encoding="utf-8")
    return [program("nginx"), "-e", "stderr", "-p", str(folder), "-c", str(file)]


def nginx(folder: Path, port: int, server: int) -> tuple[list[str], str]:
    """With TLS and a name of its own. Of the two server blocks the one for plain HTTP listens too."""
    public, secret = certificate(folder)
    live = "/etc/letsencrypt/live/play.example.org"
    changes = {
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl http2;\n": "",
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
        f"{live}/fullchain.pem": str(public),
        f"{live}/privkey.pem": str(secret),
        "http://127.0.0.1:8000;": f"http://127.0.0.1:{server};",
    }
    site = replaced((HOSTING / "nginx.conf").read_text("utf-8"), **changes)
    return _nginx(folder, site), f"https://127.0.0.1:{port}"


def nginx_prefix(folder: Path, port: int, server: int) -> tuple[list[str], str]:
    """Inside the server block of a larger site."""
    snippet = (HOSTING / "nginx-prefix.conf").read_text("utf-8")
    snippet = replaced(snippet, **{"http://127.0.0.1:8000;": f"http://127.0.0.1:{server};"})
    site = f"server {{ listen 127.0.0.1:{port}; {snippet} location / {{ return 204; }} }}"
    return _nginx(folder, site), f"http://127.0.0.1:{port}"


def _caddy(folder: Path, example: str, name: str, port: int, server: int) -> tuple[list[str], str]:
    site = (HOSTING / example).read_text("utf-8")
    address = f"http://127.0.0.1:{port}"
    site = replaced(site, **{f"{name} {{": f"{address} {{", "127.0.0.1:8000": f"127.0.0.1:{server}"})
    file = folder / "Caddyfile"
    file.write_text(f"{{\n\tadmin off\n}}\n{site}", encoding="utf-8")
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(file)], address


def caddy(folder: Path, port: int, server: int) -> tuple[list[str], str]:
    return _caddy(folder, "Caddyfile", "play.example.org", port, server)


def caddy_prefix(folder: Path, port: int, server: int) -> tuple[list[str], str]:
    return _caddy(folder, "Caddyfile-prefix", "club.example.org", port, server)


@contextmanager
def running(command: list[str], port: int, folder: Path) -> Iterator[None]:
    """The proxy, once it listens."""
    environ = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    log = folder / "log"
    with log.open("w") as words, subprocess.Popen(command, env=environ, stdout=words, stderr=words) as process:
        try:
            deadline = time.monotonic() + SECONDS
            while not listens(port):
                assert process.poll() is None, log.read_text("utf-8")
                assert time.monotonic() < deadline, log.read_text("utf-8")
                time.sleep(0.05)
            yield
        finally:
            process.terminate()
            process.wait(SECONDS)


def listens(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex(("127.0.0.1", port)) == 0
