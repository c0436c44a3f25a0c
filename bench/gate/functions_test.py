"""Tests of functions.py."""

import unittest

import functions

# Two functions, a call whose cost is not the caller's own, a name said once.
PROFILE = """\
events: Ir Bc Bcm Bi Bim

fn=(1) superko::Game::Play(superko::Color, superko::Point)
1 100 20 3 4 1
+2 10
cfn=(2) superko::(anonymous namespace)::Merge(superko::Color)
calls=2 0
* 1000 1000 1000
fn=(2)
9 40 5
fn=(1)
+1 7
totals: 157 25 3 4 1
"""


class ReadTest(unittest.TestCase):
    def test_costs_are_a_functions_own(self):
        found = functions.read_functions(PROFILE)
        self.assertEqual(
            {functions.short(name): cost for name, cost in found.items()},
            {"Game::Play": (117, 4), "Merge": (40, 0)},
        )

    def test_names_are_short(self):
        self.assertEqual(
            functions.short("void superko::Board::Visit<int>(int) const"),
            "Board::Visit",
        )
        self.assertEqual(
            functions.short("std::vector<A, std::allocator<A> >::grow(int)"),
            "std::vector::grow",
        )
        self.assertEqual(functions.short("(below main)"), "(below main)")

    def test_different_functions_of_one_short_name_stay_apart(self):
        profile = "fn=(1) F<int>()\n1 5\nfn=(2) F<char>()\n2 6\n"
        self.assertEqual(
            functions.read_functions(profile),
            {"F<int>()": (5, 0), "F<char>()": (6, 0)},
        )


class TableTest(unittest.TestCase):
    def test_what_is_on_one_side_only_is_a_dash(self):
        lines = functions.table({"A": (10.0, 0.5)}, {"A": (8.0, 0.25),
                                                     "B": (1.0, 0.0)})
        self.assertEqual([line.split() for line in lines], [
            ["A", "10.0", "0.500", "8.0", "0.250"],
            ["B", "-", "-", "1.0", "0.000"],
            ["all", "10.0", "0.500", "9.0", "0.250"],
        ])

    def test_the_many_small_ones_are_one_line(self):
        costs = {f"F{i}": (100.0 - i, 0.0) for i in range(functions.SHOWN + 2)}
        lines = functions.table(costs, costs)
        self.assertEqual(len(lines), functions.SHOWN + 2)
        self.assertEqual(lines[-2].split()[:2], ["others", "167.0"])


if __name__ == "__main__":
    unittest.main()
