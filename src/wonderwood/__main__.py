"""`python -m wonderwood` is the command line."""

from wonderwood.cli import main

main()
