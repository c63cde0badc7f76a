import pytest


@pytest.fixture
def anyio_backend() -> str:
    """Coroutines among the tests run on asyncio."""
    return "asyncio"
