"""Ships as text: notation and picture."""

from __future__ import annotations

import pytest

from starhaul.trucker.drawing import draw
from starhaul.trucker.goods import BLUE, RED, YELLOW
from starhaul.trucker.notation import NoSuchShip, parse_ship, ship_text
from starhaul.trucker.ship import BROWN
from trucker.shipyard import at

TEXT = "I B118<@6,7:ryb S1@7,7:2h B001>@7,8:B B039@8,7 B101v@8,8 B084@9,7:1t"

DRAWN = "I B048@7,6 B118<@6,7:y S1@7,7:2h B039@8,7 B001>@7,8:B B101v@8,8 B084@9,7:2t"
PICTURE = r"""
      5      6      7      8      9

 5                  .


                 .--^--.
 6           .   |gun  |   .
                 |     |
                 '--1--'
          .-----..--3--..--1--..--3--.
 7    .   |hold |3start3|2eng ||batt 1
          |y..  ||hh   ||     ||**   |
          '--1--''--3--''--w--''--2--'
                 .--1--..--3--.
 8    .      .   3cabin|1shld 1   .
                 |B    ||BL   |
                 '-----''-----'

 9    .      .             .      .


"""


@pytest.mark.parametrize(
    "text",
    ["IIB B148>@1,3 S1@5,3:2h B147@9,3", "IIIB/2-5 B147@6,7 S1@7,7", "IIIB/3-3 B147@5,5", "IV/F1R3 S1@7,7 B147@7,8"],
)
def test_ships_of_the_expansion_in_one_line(text: str) -> None:
    ship = parse_ship(text)
    assert ship_text(ship) == text
    assert draw(ship).strip()


@pytest.mark.parametrize("text", ["IIIB/5-2", "IV/F1", "IIC S1@5,3", "IIB S1@10,3", ""])
def test_boards_and_squares_that_there_are_not_are_no_ship(text: str) -> None:
    with pytest.raises(NoSuchShip):
        parse_ship(text)


def test_a_ship_in_one_line() -> None:
    ship = parse_ship(TEXT)
    assert ship.ship_class == "I"
    assert ship.humans_at(at(ship, 7, 7)) == 2
    assert ship.alien_at(at(ship, 7, 8)) == BROWN
    assert ship.tokens_at(at(ship, 9, 7)) == 1
    assert ship.goods_at(at(ship, 6, 7)) == [BLUE, YELLOW, RED]
    assert [ship.turn_at(at(ship, *square)) for square in [(8, 7), (7, 8), (8, 8), (6, 7)]] == [0, 1, 2, 3]
    assert ship_text(ship) == TEXT


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", ""),
        ("V S1@7,7", "V"),
        ("I S9@7,7", "S9@7,7"),
        ("I S1@7,7 S2@7,7", "S2@7,7"),
        ("I S1@7", "S1@7"),
        ("I S1@1,7", "S1@1,7"),
        ("I S1@7,7:2x", "S1@7,7:2x"),
        ("I S1^@7,7", "S1^@7,7"),
    ],
)
def test_what_is_no_notation_of_a_ship(text: str, word: str) -> None:
    with pytest.raises(NoSuchShip) as caught:
        parse_ship(text)
    assert caught.value.word == word


def test_a_picture_of_a_ship() -> None:
    """Connectors, a barrel, an exhaust, a shield, and everything that can be aboard."""
    assert draw(parse_ship(DRAWN)) == PICTURE.strip("\n")


def test_a_component_beside_the_board_is_drawn_too() -> None:
    assert "batt" in draw(parse_ship("I S1@7,7 B084@3,7"))
