"""What the README shows in Python is true."""

import doctest
import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_examples_of_the_readme_run() -> None:
    examples = "\n".join(re.findall(r"^```pycon\n(.*?)^```", README.read_text("utf-8"), re.MULTILINE | re.DOTALL))
    test = doctest.DocTestParser().get_doctest(examples, {}, "README", str(README), 0)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0
