"""What a command says instead of doing its work, as a message that is put into words at the very end."""


class Complaint(Exception):
    """An expected trouble: the id of a message with its parameters."""

    def __init__(self, message: str, /, **values: str | float) -> None:
        super().__init__(message, values)
        self.message = message
        self.values = values


class Failure(Complaint):
    """The command was understood and could not be carried out: exit code 1."""


class WrongUsage(Complaint):
    """The command was not understood: exit code 2. May know what was meant instead."""

    def __init__(self, message: str, meant: str | None = None, /, **values: str | float) -> None:
        super().__init__(message, **values)
        self.meant = meant
