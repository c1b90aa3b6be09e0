"""How the command line speaks: refusals, and what click could not understand, with a code and in the language asked for."""

import functools
import os
import sys
from collections.abc import Callable
from typing import Any, NoReturn

import click
from rich.console import Console
from rich.text import Text

from wonderwood.engine.errors import Refusal
from wonderwood.words import LANGUAGES, Speaker

# What people typed comes back in messages: nothing in them is markup.
console = Console(highlight=False, markup=False, emoji=False)
errors = Console(stderr=True, highlight=False, markup=False, emoji=False)

FLAG = "--language"
VARIABLE = "WONDERWOOD_LANGUAGE"
CALLED = "wonderwood.called"  # the command that was named


def refuse(refusal: Refusal, language: str) -> NoReturn:
    """Tell a refusal on standard error and leave with exit code 2."""
    speaker = Speaker(language if language in LANGUAGES else "en")
    errors.print(Text.assemble((refusal.code, "red"), ": ", speaker.refusal(refusal)), soft_wrap=True)
    sys.exit(2)


def speaks(command: Callable[..., Any]) -> Callable[..., Any]:
    """A refusal is told in the user's language on standard error, with exit code 2; never a stack trace."""

    @click.option(FLAG, "language", default="en")
    @functools.wraps(command)
    def told(*args: Any, language: str, **kwargs: Any) -> Any:
        try:
            if language not in LANGUAGES:
                raise Refusal("unknown_language", language=language[:20], allowed=LANGUAGES)
            return command(*args, language=language, **kwargs)
        except Refusal as refusal:
            refuse(refusal, language)
        except ModuleNotFoundError as missing:  # of an extra: the engine alone needs few packages
            refuse(Refusal("missing_package", package=missing.name), language)

    return told


def asked_language(args: list[str]) -> str:
    """The language named on a command line that may not be understood otherwise."""
    for index, word in enumerate(args):
        if word.startswith(f"{FLAG}="):
            return word.partition("=")[2]
        if word == FLAG and index + 1 < len(args):
            return args[index + 1]
    return os.environ.get(VARIABLE, "en")


def misuse(error: click.UsageError, command: click.Command) -> Refusal:
    """What click could not understand, as a refusal."""
    path = "wonderwood" if isinstance(command, click.Group) else f"wonderwood {command.name}"
    if isinstance(error, click.NoSuchOption):
        return Refusal("unknown_flag", option=error.option_name, command=path)
    if isinstance(error, click.MissingParameter):
        return Refusal("missing_value", option=_name(error), command=path)
    if isinstance(error, click.BadOptionUsage):
        flags = [flag for one in command.params if isinstance(one, click.Option) and one.is_flag for flag in one.opts]
        if error.option_name not in flags:
            return Refusal("missing_value", option=error.option_name, command=path)
    if isinstance(error, click.BadParameter) and error.param is not None:
        return Refusal("bad_value", option=_name(error), kind=error.param.type.name, command=path)
    return Refusal("bad_usage", command=path)


def _name(error: click.BadParameter) -> str:
    param = error.param
    if isinstance(param, click.Option):
        return param.opts[0]
    return param.human_readable_name if param is not None else str(error.param_hint)


class Page(click.HelpFormatter):
    """A page of help, its headings in a language."""

    def __init__(self, speaker: Speaker, width: int | None, max_width: int | None) -> None:
        super().__init__(width=width, max_width=max_width)
        self.speaker = speaker

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or self.speaker.say("usage-heading") + " ")

    def write_heading(self, heading: str) -> None:
        super().write_heading(self.speaker.say(f"usage-{heading.lower()}"))


class Told(click.Context):
    """A context whose help speaks the language of the whole command line."""

    def make_formatter(self) -> click.HelpFormatter:
        root = self.find_root().command
        speaker = root.speaker if isinstance(root, Commands) else Speaker("en")
        return Page(speaker, self.terminal_width, self.max_content_width)


class Command(click.Command):
    context_class = Told


class Commands(click.Group):
    """A group of commands that tells its help, and misuse like every other refusal, in the language asked for."""

    context_class = Told
    command_class = Command
    speaker = Speaker("en")

    def translate(self, language: str) -> None:
        """The words of all pages of help, from the catalogue."""
        self.speaker = Speaker(language if language in LANGUAGES else "en")
        say = self.speaker.say
        self.subcommand_metavar = say("usage-subcommand")
        for name, command in [("wonderwood", self), *self.commands.items()]:
            command.help = say(f"usage-{name}")
            command.options_metavar = say("usage-flags")
            for param in [*command.params, command.get_help_option(click.Context(command))]:
                if isinstance(param, click.Option):
                    own, common = f"usage-{name}-{param.opts[0][2:]}", f"usage-flag-{param.opts[0][2:]}"
                    param.help = say(own if self.speaker.has(own) else common)

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        language = asked_language(args)
        self.translate(language)
        try:
            context = super().make_context(info_name, args, parent, **extra)
        except click.exceptions.NoArgsIsHelpError:
            raise
        except click.UsageError as error:
            refuse(misuse(error, self), language)
        context.obj = language
        context.default_map = {name: {"language": language} for name in self.commands}
        return context

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        command = self.get_command(ctx, args[0])
        if command is None:
            refuse(Refusal("unknown_command", command=args[0][:80], allowed=self.list_commands(ctx)), ctx.obj)
        ctx.meta[CALLED] = command
        return command.name, command, args[1:]

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except click.UsageError as error:
            refuse(misuse(error, ctx.meta[CALLED]), ctx.obj)
