"""What /readyz says."""

import msgspec


class Remark(msgspec.Struct, frozen=True):
    """Something that the operator should know: a code for programs, and a line in English."""

    code: str
    detail: str


class Readiness(msgspec.Struct, frozen=True):
    """Whether requests may be sent to this server, and why not. Warnings do not keep it from working yet."""

    is_ready: bool
    reasons: list[Remark]
    warnings: list[Remark]
