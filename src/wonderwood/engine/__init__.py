"""The kernel: rules are coroutines that ask, the table is plain data. Generic, no I/O, no game's name in it."""
