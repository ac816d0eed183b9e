"""The reason why a program cannot run live."""


class Refused(Exception):
    """A problem with its fix, and the line of the program where it is known."""

    def __init__(self, problem, fix, line=None):
        super().__init__(problem)
        self.problem, self.fix, self.line = problem, fix, line
