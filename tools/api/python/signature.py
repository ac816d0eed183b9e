"""Signatures from syntax nodes."""

import ast

from source import Source

POSITIONAL_ONLY, POSITIONAL, VAR_POSITIONAL, KEYWORD_ONLY, VAR_KEYWORD = (
    "positionalOnly",
    "positional",
    "varPositional",
    "keywordOnly",
    "varKeyword",
)


def signature_of(origin: Source, node: ast.FunctionDef, bound: bool) -> dict:
    """Parameters (name, kind, default and annotation as source text) and return annotation of a function.

    `bound` leaves out the first parameter, whatever its name: that of the instance or class.
    """
    arguments = node.args
    positional = [(a, POSITIONAL_ONLY) for a in arguments.posonlyargs] + [(a, POSITIONAL) for a in arguments.args]
    defaults = [None] * (len(positional) - len(arguments.defaults)) + list(arguments.defaults)
    parameters = [_parameter(origin, a, kind, default) for (a, kind), default in zip(positional, defaults)]
    if bound:
        parameters = parameters[1:]
    if arguments.vararg:
        parameters.append(_parameter(origin, arguments.vararg, VAR_POSITIONAL, None))
    for argument, default in zip(arguments.kwonlyargs, arguments.kw_defaults):
        parameters.append(_parameter(origin, argument, KEYWORD_ONLY, default))
    if arguments.kwarg:
        parameters.append(_parameter(origin, arguments.kwarg, VAR_KEYWORD, None))
    signature: dict = {"parameters": parameters}
    if node.returns is not None:
        signature["returns"] = origin.segment(node.returns)
    return signature


def _parameter(origin: Source, argument: ast.arg, kind: str, default: ast.expr | None) -> dict:
    parameter = {"name": argument.arg, "kind": kind}
    if argument.annotation is not None:
        parameter["annotation"] = origin.segment(argument.annotation)
    if default is not None:
        parameter["default"] = origin.segment(default)
    return parameter


def decorators_of(origin: Source, node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    """Source text of the decorators, without the @, outermost first."""
    return [origin.segment(decorator) for decorator in node.decorator_list]
