"""Environments for game AI: PettingZoo (each seat an agent) and Gymnasium (one seat against bots).

    from starhaul.envs import race_v0
    env = race_v0.env()                                  # AEC; race_v0.parallel_env() for the parallel form

    import gymnasium, starhaul.envs
    env = gymnasium.make("starhaul/Race-v0", opponents=("regular",))

docs/envs.md describes actions, observations and rewards. Needs the extra `envs`.
"""

try:
    import gymnasium
    import numpy  # noqa: F401 # only to say what is missing
    import pettingzoo  # noqa: F401
except ImportError as _error:
    raise ImportError('starhaul.envs needs the extra "envs": pip install "starhaul[envs]"') from _error

GYMNASIUM_IDS = {"starhaul/Trucker-v0": "trucker_v0", "starhaul/Race-v0": "race_v0"}
"""The names for `gymnasium.make`, and the modules of the same environments in PettingZoo's form."""

for _id, _module in GYMNASIUM_IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(id=_id, entry_point=f"starhaul.envs.{_module}:single_env", disable_env_checker=True)
