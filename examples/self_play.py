"""Two agents play Race against each other in PettingZoo's form; needs the extra `envs`.

python examples/self_play.py
"""

from random import Random

from starhaul.envs import race_v0

rng = Random(1)
env = race_v0.env(reward="lead")
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    allowed = [action for action, is_allowed in enumerate(info["action_mask"]) if is_allowed]
    env.step(None if terminated or truncated else rng.choice(allowed))
    if terminated:
        print(f"{agent}: {reward:+.0f}")
