pytest_plugins = ["second_try", "quick"]
