"""The most pairs in a graph: Edmonds' way, which shrinks every odd ring it meets to a single node."""

from __future__ import annotations

from collections import deque
from typing import Final

NOBODY: Final = -1

Graph = dict[int, list[int]]
"""The neighbours of each node, both ways; nobody is the own neighbour."""


def most_pairs(graph: Graph) -> int:
    """How many pairs of neighbours there are at most, nobody being in two of them."""
    matching = Matching(graph)
    for node in graph:
        if matching.partner[node] == NOBODY:
            matching.try_to_match(node)
    return sum([partner != NOBODY for partner in matching.partner.values()]) // 2


class Matching:
    """Pairs so far, and the search for a way to one more: a tree of nodes an even number of steps from its root."""

    def __init__(self, graph: Graph) -> None:
        self.graph: Final = graph
        self.partner: Final[dict[int, int]] = dict.fromkeys(graph, NOBODY)
        self.parent: Final[dict[int, int]] = {}
        """By node an odd number of steps from the root: the node before it."""
        self.base: Final[dict[int, int]] = {}
        """By node: what the ring that it belongs to was shrunk to, or itself."""
        self.even: Final[set[int]] = set()
        self.queue: Final[deque[int]] = deque()

    def try_to_match(self, root: int) -> None:
        """Find somebody for this node, if all who have a partner keep one."""
        self.parent.clear()
        self.base.update({node: node for node in self.graph})
        self.even.clear()
        self._reach(root)
        while self.queue:
            node = self.queue.popleft()
            for other in self.graph[node]:
                if self.base[node] == self.base[other] or self.partner[node] == other:
                    continue
                if other in self.even:
                    self._shrink(node, other)
                elif other not in self.parent:
                    self.parent[other] = node
                    if self.partner[other] == NOBODY:
                        self._swap_back_from(other)
                        self.queue.clear()
                        return
                    self._reach(self.partner[other])

    def _reach(self, node: int) -> None:
        if node not in self.even:
            self.even.add(node)
            self.queue.append(node)

    def _swap_back_from(self, node: int) -> None:
        """Every second edge on the way to the root becomes a pair in place of the others."""
        while node != NOBODY:
            before = self.parent[node]
            after = self.partner[before]
            self.partner[node], self.partner[before] = before, node
            node = after

    def _shrink(self, one: int, other: int) -> None:
        """An edge between two even nodes closes an odd ring: all of it becomes even."""
        base = self._meeting_point(one, other)
        ring = self._ring_side(one, other, base) | self._ring_side(other, one, base)
        for node in self.graph:
            if self.base[node] in ring:
                self.base[node] = base
                self._reach(node)

    def _meeting_point(self, one: int, other: int) -> int:
        """The first shrunk node that both ways to the root have in common."""
        passed = set()
        node = self.base[one]
        passed.add(node)
        while self.partner[node] != NOBODY:
            node = self.base[self.parent[self.partner[node]]]
            passed.add(node)
        node = self.base[other]
        while node not in passed:
            node = self.base[self.parent[self.partner[node]]]
        return node

    def _ring_side(self, node: int, child: int, base: int) -> set[int]:
        """The shrunk nodes from here to where the ring begins; from now on they can be passed the other way as well."""
        bases: set[int] = set()
        while self.base[node] != base:
            partner = self.partner[node]
            bases |= {self.base[node], self.base[partner]}
            self.parent[node] = child
            child = partner
            node = self.parent[partner]
        return bases
