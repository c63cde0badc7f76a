"""Reading the fields of a ship file: what is not as it should be is refused with a code."""

from __future__ import annotations

from .grid import Square


class NotAShip(ValueError):
    """Data that is no ship: a code for people's words with its parameters, and which component it is about (from 1)."""

    def __init__(self, code: str, **parameters: str) -> None:
        super().__init__(code, parameters)
        self.code = code
        self.parameters = parameters
        self.entry: int | None = None


def as_table(data: object) -> dict[str, object]:
    if not isinstance(data, dict):
        raise NotAShip("not_an_object", value=shown(data))
    return data


def field_of(table: dict[str, object], name: str) -> object:
    if name not in table:
        raise NotAShip("missing_field", field=name)
    return table[name]


def list_of(table: dict[str, object], field: str) -> list[object]:
    value = field_of(table, field)
    if not isinstance(value, list):
        raise NotAShip("not_a_list", field=field, value=shown(value))
    return value


def flag_of(component: dict[str, object], field: str) -> bool:
    value = component.get(field)
    if value is not None and not isinstance(value, bool):
        raise NotAShip("not_a_flag", field=field, value=shown(value))
    return bool(value)


def count_of(number: object, field: str, most: int) -> int:
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= most:
        raise NotAShip("not_a_count", field=field, value=shown(number), most=str(most))
    return number


def square_of(at: list[object]) -> Square:
    match at:
        case [int(column), int(row)] if not isinstance(column, bool) and not isinstance(row, bool):
            return column, row
    raise NotAShip("not_a_square", value=shown(at))


def shown(value: object) -> str:
    """A value in a complaint, not too long."""
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
