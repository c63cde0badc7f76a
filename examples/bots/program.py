"""A bot as a program of its own, in any language: a JSON object a line in, one out.

starhaul simulate race --bots "stdio:python examples/bots/program.py,random" --games 10 --seed 1
"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    print("I am asked", question["ask"], "and may", len(question["moves"]), file=sys.stderr)
    places = [move for move in question["moves"] if move.startswith("place ")]
    answer = places[0] if places else question["moves"][-1]
    print(json.dumps({"move": answer}), flush=True)
