"""The examples in the documentation run as they stand."""

import re
from importlib.metadata import files
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


def test_the_package_has_the_texts_of_its_licences():
    found = [path for path in files("lines-of-action") if "licenses" in path.parts]
    texts = {path.name: path.read_text() for path in found}
    assert "MIT License" in texts["LICENSE-MIT"] and "Apache License" in texts["LICENSE-APACHE"]
    for library in ("pyo3 ", "zstd-sys ", "rayon "):
        assert f"\n{library}" in texts["LICENSE-THIRD-PARTY"]
