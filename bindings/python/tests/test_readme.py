"""The examples in the documentation run as they stand."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent.parent
PAGES = [HERE / "README.md", HERE / "../../README.md", HERE / "../../docs/python.md"]
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def examples(page):
    return EXAMPLE.findall(page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}/{page.name}")
def test_examples_run_one_after_the_other(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    found = examples(page)
    assert found
    names = {}
    for example in found:
        exec(compile(example, page.name, "exec"), names)


def test_the_first_two_examples_of_the_readme_have_ten_lines():
    for example in examples(PAGES[1])[:2]:
        assert len(example.splitlines()) <= 10
