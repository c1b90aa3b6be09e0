"""The built web pages: files with their fingerprints, and one page for every address that is not a file."""

from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response

from wonderwood.server.catalogue import Packed
from wonderwood.words import Speaker

FOREVER: Final = "public, max-age=31536000, immutable"
LARGEST: Final = 8 * 1024 * 1024


class Pages:
    """Files of one folder, kept in memory packed; read again when they change."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self._kept: dict[Path, tuple[int, Packed]] = {}

    def find(self, path: str) -> Packed | None:
        """A file of the folder; nothing outside of it, whatever the path says."""
        if "\0" in path or len(path) > 500:
            return None
        try:
            file = (self.folder / path.lstrip("/")).resolve()
            if not file.is_relative_to(self.folder) or not file.is_file():
                return None
            stat = file.stat()
            known = self._kept.get(file)
            if known is None or known[0] != stat.st_mtime_ns:
                if stat.st_size > LARGEST:
                    return None
                media_type = guess_type(file.name)[0] or "application/octet-stream"
                known = self._kept[file] = (stat.st_mtime_ns, Packed(file.read_bytes(), media_type))
        except (OSError, ValueError):
            return None
        return known[1]

    def page(self, path: str, language: str) -> tuple[Packed, str]:
        """What an address shows, and how long browsers may keep it."""
        found = self.find(path)
        if found is not None:
            return found, FOREVER if path.lstrip("/").startswith("assets/") else "no-cache"
        return self.find("index.html") or not_built(language), "no-cache"


def not_built(language: str) -> Packed:
    """A friendly page for who starts the server without its pages."""
    speaker = Speaker(language)
    title, text = speaker.say("server-no-pages"), speaker.say("server-no-pages.text")
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
    html = f"{head}<h1>{title}</h1><p>{text}</p></html>"
    return Packed(html.encode(), "text/html")


def answer(packed: Packed, request: Request[Any, Any, Any], keep: str) -> Response[bytes]:
    """Packed bytes, compressed for who takes it, and nothing at all for who has them."""
    headers = {"etag": packed.etag, "cache-control": keep, "vary": "accept-encoding"}
    if packed.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=packed.media_type)
    if packed.gzipped and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed.gzipped, headers={**headers, "content-encoding": "gzip"}, media_type=packed.media_type)
    return Response(packed.raw, headers=headers, media_type=packed.media_type)
