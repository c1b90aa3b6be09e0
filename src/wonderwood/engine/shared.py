"""How lists that copies of a table share are changed: by a new one in their place, or none where nothing changes.

    t.scores = changed(t.scores, seat, 1)
    t.cards = longer(t.cards, seat, card)

`Field` says which lists are shared; docs/decisions/0011 says why.
"""


def replaced(row: list[int], index: int, value: int) -> list[int]:
    if row[index] == value:
        return row
    new = row[:]
    new[index] = value
    return new


def changed(row: list[int], index: int, by: int) -> list[int]:
    new = row[:]
    new[index] += by
    return new


def exchanged(row: list[int], one: int, other: int) -> list[int]:
    new = row[:]
    new[one], new[other] = new[other], new[one]
    return new


def filled(row: list[int], value: int) -> list[int]:
    """As long, with this value only."""
    for held in row:
        if held != value:
            return [value] * len(row)
    return row


def emptied(rows: list[list[int]]) -> list[list[int]]:
    """As many lists, all empty."""
    for row in rows:
        if row:
            return [[] for _ in rows]
    return rows


def unshared(rows: list[list[int]], index: int) -> list[list[int]]:
    """Of these lists the one at the index may be changed in place."""
    new = rows[:]
    new[index] = new[index][:]
    return new


def renewed(rows: list[list[int]], index: int, row: list[int]) -> list[list[int]]:
    """These lists with another one at the index."""
    if rows[index] == row:
        return rows
    new = rows[:]
    new[index] = row
    return new


def longer(rows: list[list[int]], index: int, value: int) -> list[list[int]]:
    new = unshared(rows, index)
    new[index].append(value)
    return new


def shorter(rows: list[list[int]], index: int, value: int) -> list[list[int]]:
    new = unshared(rows, index)
    new[index].remove(value)
    return new
