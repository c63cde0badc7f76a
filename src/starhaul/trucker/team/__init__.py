"""The Support Team: one module per member, printed facts in data/team.toml, all of them in members.py."""
