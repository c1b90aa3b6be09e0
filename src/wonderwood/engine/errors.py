"""Every refusal has a code, the facts that explain it, and leaves things as they were."""


class Refusal(Exception):
    """Bad input, refused: `code` is stable and translated, `facts` say what is wrong and what is allowed."""

    def __init__(self, code: str, **facts: object) -> None:
        self.code = code
        self.facts = facts
        super().__init__(code)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code}: {facts}" if facts else self.code
