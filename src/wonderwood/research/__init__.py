"""The games as environments for research: PettingZoo, OpenSpiel, Gymnasium. Needs `pip install 'wonderwood[research]'`."""
