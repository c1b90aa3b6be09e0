"""Every refusal has a code, the facts that explain it, and leaves things as they were."""


class Refusal(Exception):
    """Bad input, refused: `code` is stable and translated, `facts` say what is wrong and what is allowed."""

    def __init__(self, code: str, **facts: object) -> None:
        self.code = code
        self.facts = {name: sayable(fact) for name, fact in facts.items()}
        super().__init__(code)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code}: {facts}" if facts else self.code


def sayable(fact: object) -> object:
    """What is no Unicode in the texts of a fact is written in escapes: it could be neither printed nor sent."""
    if isinstance(fact, str):
        return fact.encode("utf-8", "backslashreplace").decode("utf-8")
    if isinstance(fact, list):
        return [sayable(item) for item in fact]
    return fact
