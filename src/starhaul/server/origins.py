"""Where a request comes from: pages of other sites must not act in a visitor's name."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def is_foreign(visitor: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """Whether a page of another site asks. Programs that are no browsers name no origin, and carry nobody's cookies
    but their own.
    """
    origin = visitor.headers.get("origin")
    if origin is None or origin in allowed:
        return False
    try:
        return urlsplit(origin).netloc != visitor.headers.get("host", "")
    except ValueError:
        return True
