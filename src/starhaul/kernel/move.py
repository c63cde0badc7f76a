"""What a seat submits, and why it may be refused."""

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from .value import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Value):
    """Each kind of move is a class of its own. `str(move)` is its notation and parses back."""

    __slots__ = ()


Parameter = int | str | bool | None | tuple[int, ...]


class IllegalMove(Exception):
    """A move that the rules refuse: a code for people's words, its parameters, and the rule that it breaks."""

    def __init__(self, code: str, rule: str, **parameters: Parameter) -> None:
        super().__init__(code, rule, parameters)
        self.code = code
        self.rule = rule
        self.parameters: Mapping[str, Parameter] = parameters

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.parameters.items())
        return f"{self.code} [{self.rule}]" + (f" ({details})" if details else "")
