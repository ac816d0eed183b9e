"""The reason why a program cannot run live."""


class Refused(Exception):
    """A problem with its fix, and where it is if that is known: a line of the program, or the name of a function."""

    def __init__(self, problem, fix, line=None, function=None):
        super().__init__(problem)
        self.problem, self.fix, self.line, self.function = problem, fix, line, function
