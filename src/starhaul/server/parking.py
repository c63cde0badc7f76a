"""Our own mistake: a table stops, with a report; what is on disk is whole, and every other table goes on."""

from __future__ import annotations

import logging
import traceback
from typing import TYPE_CHECKING

from starhaul.server import archive
from starhaul.server.ids import new_id
from starhaul.server.inbox import Ask, Item
from starhaul.server.match import Changes
from starhaul.server.messages import Code, Refusal, encode

if TYPE_CHECKING:
    from starhaul.server.table import Table

log: logging.Logger = logging.getLogger("starhaul.table")


async def park(table: Table, error: Exception, items: list[Item]) -> None:
    """Stop the game that raised this error while it worked through these items, and tell everybody."""
    report = new_id()
    ids = {"table": table.row.id, "match": table.row.match, "report": report}
    log.error("table parked", exc_info=error, extra=ids)
    table.hall.metrics.exceptions.labels("table").inc()
    table.stop_game(report)
    await _save_report(table, report, "".join(traceback.format_exception(error)))
    table.audience.publish(Changes(), is_table_touched=True, is_match_changed=True)
    refusal = Refusal(Code.PARKED, report=report)
    for item in items:
        if isinstance(item, Ask):
            item.guest.tell(encode(refusal.answer(item.request.id)))
    table.audience.welcome_newcomers()


async def _save_report(table: Table, report: str, text: str) -> None:
    row = table.row
    written = archive.insert_report(report, row.id, row.match, table.hall.clock.now(), text)
    try:
        await table.write_now([archive.update_table(row), written])
    except Exception as error:  # the disk may be the trouble; the log has it all
        log.error("report not saved", exc_info=error, extra={"table": row.id, "report": report})
