"""What the README shows in Python is true."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def examples() -> doctest.DocTest:
    """What stands behind the prompts, with what is said to come out."""
    text = "\n".join(re.findall(r"^```pycon\n(.*?)^```", README.read_text("utf-8"), re.MULTILINE | re.DOTALL))
    found = doctest.DocTestParser().get_doctest(text, {}, "README", str(README), 0)
    assert found.examples
    return found


def test_the_examples_of_the_readme_run() -> None:
    assert doctest.DocTestRunner().run(examples()).failed == 0


def test_the_examples_of_the_readme_have_the_right_types(tmp_path: Path) -> None:
    """As somebody would see it who types them into a file of a project of their own."""
    (tmp_path / "example.py").write_text("".join(example.source for example in examples().examples), "utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), "example.py"]
    checked = subprocess.run(command, cwd=tmp_path, check=False, capture_output=True, text=True)
    assert (checked.returncode, checked.stderr) == (0, ""), checked.stdout
