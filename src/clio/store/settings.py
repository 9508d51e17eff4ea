"""Where the games of a server are kept: from the command line, the environment (CLIO_...), or a default."""

from __future__ import annotations

from pathlib import Path

from pydantic_settings import BaseSettings, SettingsConfigDict


class StoreSettings(BaseSettings):
    model_config = SettingsConfigDict(env_prefix="CLIO_")

    data: Path = Path.home() / ".local" / "share" / "clio"
    database_url: str = ""

    @property
    def database(self) -> str:
        return self.database_url or f"sqlite+aiosqlite:///{self.data / 'clio.db'}"
