"""Galaxy Trucker, 2021 edition: the rules, and nothing but the rules."""
