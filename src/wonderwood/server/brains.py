"""Where thinking is done: worker processes, so that no thought ever holds a table up. Replays are worked out there too."""

import asyncio
import contextlib
import importlib
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar

from wonderwood.bots import Eyes, find_bot
from wonderwood.bots.pause import Pause, unpack
from wonderwood.engine.errors import Refusal
from wonderwood.engine.game import Game, register

T = TypeVar("T")

FALLBACK: Final = "greedy"  # answers for a bot that fails
MODESTY: Final = 5  # how far workers stand back when the tables themselves want the processor

log = logging.getLogger("wonderwood")


def load_games(modules: list[str]) -> None:
    """Put further games on the shelf: each module has a GAME."""
    import wonderwood.games  # noqa: F401  (fills the shelf)

    for name in modules:
        try:
            found = importlib.import_module(name).GAME
        except Exception as problem:  # whatever a stranger's module does when it is read
            raise Refusal("bad_game", module=name[:80], problem=f"{type(problem).__name__}: {problem}"[:200]) from None
        if not isinstance(found, Game):
            raise Refusal("bad_game", module=name[:80], problem=f"GAME: {type(found).__name__}")
        register(found)


def start_worker(modules: list[str]) -> None:
    """In a worker: load the games, and end when the server does, however it ends."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    with contextlib.suppress(OSError, AttributeError):
        os.nice(MODESTY)
    load_games(modules)


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def think(pause: Pause, seat: int, bot: str, seed: int) -> str:
    """In a worker: one choice of a bot, which gets nothing but its seat's eyes."""
    match = unpack(pause)
    choice = find_bot(bot)(Eyes(match, seat, seed, pause.age))
    return match.box.option(match.game.book, choice).text


class Brains:
    """A few workers, each a process of its own. One that dies or takes too long is replaced; the others do not notice."""

    def __init__(self, processes: int, seconds: float, games: list[str]) -> None:
        self.processes = processes
        self.seconds = seconds
        self.games = games
        self._free = asyncio.Semaphore(processes)  # so that waiting for a worker does not count as thinking
        self._idle: list[ProcessPoolExecutor] = []  # started when first needed, the one used last on top
        self._busy: set[ProcessPoolExecutor] = set()

    def _worker(self) -> ProcessPoolExecutor:
        if self._idle:
            return self._idle.pop()
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, context, initializer=start_worker, initargs=(self.games,))

    async def run(self, work: Callable[..., T], *args: Any, seconds: float | None = None) -> T:
        """The result of `work` in a worker; TimeoutError if it takes too long, BrokenProcessPool if the worker died."""
        async with self._free:
            worker = self._worker()
            self._busy.add(worker)
            try:
                async with asyncio.timeout(seconds or self.seconds):
                    result = await asyncio.get_running_loop().run_in_executor(worker, work, *args)
            except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
                end_worker(worker)
                raise
            except BaseException:
                self._idle.append(worker)
                raise
            else:
                self._idle.append(worker)
                return result
            finally:
                self._busy.discard(worker)

    async def choose(self, pause: Pause, seat: int, bot: str, seed: int) -> str | None:
        """A bot's choice; a simpler bot's if it fails; None if that fails too: the table then takes any option."""
        for name in dict.fromkeys([bot, FALLBACK]):
            try:
                return await self.run(think, pause, seat, name, seed)
            except TimeoutError:
                log.warning("bot %s took too long at a table of %s", name, pause.game)
            except Exception:
                log.exception("bot %s failed at a table of %s", name, pause.game)
        return None

    async def warm(self) -> None:
        """Start a worker, so that the first who asks need not wait for it."""
        await self.run(abs, 0)

    def rest(self) -> None:
        """Let idle workers go: they start again when they are needed."""
        while self._idle:
            end_worker(self._idle.pop())

    def close(self) -> None:
        self.rest()
        for worker in list(self._busy):
            end_worker(worker)


def end_worker(worker: ProcessPoolExecutor) -> None:
    """End a worker at once: a thought in progress is not worth waiting for."""
    processes = list((worker._processes or {}).values())
    worker.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with contextlib.suppress(OSError, ValueError):
            process.kill()
