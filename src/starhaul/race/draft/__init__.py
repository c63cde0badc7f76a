"""The draft: packs that go round until every seat has a deck of its own (TGS-DRAFT)."""
