"""The page draws from a copy of the printed facts: it must not be an old one."""

import importlib.util

from citing import ROOT


def test_the_catalogue_of_the_page_is_fresh() -> None:
    script = ROOT / "scripts" / "trucker_catalogue.py"
    spec = importlib.util.spec_from_file_location("trucker_catalogue", script)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    written = {path: path.read_text("utf-8") for path in module.files()}
    assert module.files() == written, "run scripts/trucker_catalogue.py"
