"""What all tests share."""

import signal

import pytest


@pytest.fixture(autouse=True)
def interrupts_raise():
    """Ctrl-C raises, even if the tests run in the background of a shell, which ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
