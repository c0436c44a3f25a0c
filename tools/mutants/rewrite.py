"""Rewrites C++ sources so that one build holds all their mutants.

A mutant is one operator, constant, condition or statement that is other than
written. Every place that has mutants becomes a call of mutant.h, which asks at
run time whether one of them was chosen. libclang says where the places are.
"""

import dataclasses
import os

from clang import cindex

# An operator: the function of mutant.h, and what its mutants do instead.
BINARY = {
    "<": ["Less", "<=", ">="],
    "<=": ["LessOrEqual", "<", ">"],
    ">": ["Greater", ">=", "<="],
    ">=": ["GreaterOrEqual", ">", "<"],
    "==": ["EqAsNe", "!="],
    "!=": ["NeAsEq", "=="],
    "+": ["AddAsSub", "-"],
    "-": ["SubAsAdd", "+"],
    "*": ["MulAsAdd", "+"],
    "/": ["DivAsMul", "*"],
    "%": ["ModAsMul", "*"],
    "&": ["AndAsOr", "|"],
    "|": ["OrAsAnd", "&"],
    "^": ["XorAsOr", "|"],
    "<<": ["ShlAsShr", ">>"],
    ">>": ["ShrAsShl", "<<"],
}
LOGICAL = {"&&": "And", "||": "Or"}
ASSIGNMENT = {
    "+=": "AddTo",
    "-=": "SubFrom",
    "*=": "MulBy",
    "|=": "OrInto",
    "&=": "AndInto",
    "^=": "XorInto",
}

Kind = cindex.CursorKind
FUNCTIONS = {
    kind.value
    for kind in (
        Kind.FUNCTION_DECL,
        Kind.CXX_METHOD,
        Kind.CONSTRUCTOR,
        Kind.FUNCTION_TEMPLATE,
        Kind.CONVERSION_FUNCTION,
    )
}


@dataclasses.dataclass
class Mutant:
    number: int
    file: str
    line: int
    function: str
    before: str
    after: str

    def key(self):
        """Names it whatever lines are added above it."""
        return (self.file, self.function, self.before, self.after)


@dataclasses.dataclass
class Place:
    """A piece of a source; `render` makes its new text from its parts'."""

    start: int
    end: int
    render: object  # Called with a function from (start, end) to new text.


def kind_of(cursor):
    return cursor._kind_id  # libclang 14's Python does not know every kind.


def squeeze(text):
    return " ".join(text.split())


class File:
    """One source with its places."""

    def __init__(self, root, path, new_number):
        self.root = root
        self.path = path
        self.new_number = new_number
        with open(os.path.join(root, path), encoding="utf-8") as source:
            self.text = source.read()
        self.places = {}
        self.mutants = []
        self.macros = []

    def parse(self):
        index = cindex.Index.create()
        unit = index.parse(
            os.path.join(self.root, self.path),
            args=["-x", "c++", "-std=c++20", "-DNDEBUG", "-I" + self.root],
            options=cindex.TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD,
        )
        errors = [d.spelling for d in unit.diagnostics if d.severity >= 3]
        if errors:
            raise RuntimeError(f"{self.path}: {errors[0]}")
        for cursor in unit.cursor.get_children():
            if not self.is_here(cursor):
                continue
            if kind_of(cursor) == Kind.MACRO_INSTANTIATION.value:
                self.macros.append(self.extent(cursor))
        for cursor in unit.cursor.get_children():
            if self.is_here(cursor):
                self.visit_declarations(cursor)

    def is_here(self, cursor):
        file = cursor.location.file
        return file is not None and file.name == os.path.join(
            self.root, self.path
        )

    def extent(self, cursor):
        return (cursor.extent.start.offset, cursor.extent.end.offset)

    def source(self, cursor):
        start, end = self.extent(cursor)
        return self.text[start:end]

    def in_macro(self, cursor):
        start, end = self.extent(cursor)
        return any(a <= start < b or start < a < end for a, b in self.macros)

    def visit_declarations(self, cursor):
        if kind_of(cursor) in FUNCTIONS:
            for child in cursor.get_children():
                if kind_of(child) == Kind.COMPOUND_STMT.value:
                    self.function = self.name_of(cursor)
                    self.visit(child)
            return
        for child in cursor.get_children():
            self.visit_declarations(child)

    def name_of(self, cursor):
        parent = cursor.semantic_parent
        kinds = (Kind.CLASS_DECL.value, Kind.STRUCT_DECL.value)
        if parent is not None and kind_of(parent) in kinds:
            return f"{parent.spelling}::{cursor.spelling}"
        return cursor.spelling

    def visit(self, cursor):
        """Finds the places in a statement or expression, outermost first."""
        kind = kind_of(cursor)
        children = list(cursor.get_children())
        if kind == Kind.COMPOUND_STMT.value:
            for child in children:
                self.add_statement(child)
        if not self.in_macro(cursor):
            self.add_expression(cursor, kind, children)
        for child in children:
            self.visit(child)

    # --- kinds of places ---

    def add_statement(self, cursor):
        kinds = (
            Kind.CALL_EXPR,
            Kind.BINARY_OPERATOR,
            Kind.COMPOUND_ASSIGNMENT_OPERATOR,
            Kind.UNARY_OPERATOR,
            Kind.UNEXPOSED_EXPR,
        )
        if kind_of(cursor) not in [kind.value for kind in kinds]:
            return
        start, end = self.extent(cursor)
        if self.in_macro(cursor) or self.text[end : end + 1] != ";":
            return
        number = self.add_mutant(cursor, "no statement")
        self.add_place(
            start,
            end,
            lambda inner: f"if (!superko_mutant::On({number})) "
            + inner(start, end),
        )

    def add_expression(self, cursor, kind, children):
        if kind == Kind.BINARY_OPERATOR.value and len(children) == 2:
            self.add_binary(cursor, *children)
        elif kind == Kind.COMPOUND_ASSIGNMENT_OPERATOR.value:
            self.add_assignment(cursor, *children)
        elif kind == Kind.UNARY_OPERATOR.value:
            self.add_unary(cursor, children[0])
        elif kind == Kind.INTEGER_LITERAL.value:
            self.add_literal(cursor)
        elif kind == Kind.CXX_BOOL_LITERAL_EXPR.value:
            self.add_bool(cursor)
        elif kind == Kind.DECL_REF_EXPR.value:
            self.add_enumerator(cursor)
        elif kind in (Kind.IF_STMT.value, Kind.CONDITIONAL_OPERATOR.value):
            self.add_condition(children[0])
        elif kind == Kind.WHILE_STMT.value:
            self.add_condition(children[0])
        elif kind in (Kind.BREAK_STMT.value, Kind.CONTINUE_STMT.value):
            self.add_jump(cursor)

    def operator_between(self, left, right):
        return self.text[
            self.extent(left)[1] : self.extent(right)[0]
        ].strip()

    def add_binary(self, cursor, left, right):
        operator = self.operator_between(left, right)
        a, b = self.extent(left), self.extent(right)
        if operator in LOGICAL:
            name = LOGICAL[operator]
            other = "||" if operator == "&&" else "&&"
            number = self.add_mutant(cursor, f"{operator} as {other}")
            self.add_place(
                *self.extent(cursor),
                lambda inner: f"superko_mutant::{name}({number}, "
                f"[&] {{ return static_cast<bool>({inner(*a)}); }}, "
                f"[&] {{ return static_cast<bool>({inner(*b)}); }})",
            )
        if operator in BINARY:
            name, *others = BINARY[operator]
            afters = [f"{operator} as {other}" for other in others]
            self.add_call(cursor, name, (a, b), afters)

    def add_assignment(self, cursor, left, right):
        operator = self.operator_between(left, right)
        if operator in ASSIGNMENT:
            pair = (self.extent(left), self.extent(right))
            self.add_call(cursor, ASSIGNMENT[operator], pair)

    def add_unary(self, cursor, operand):
        start, end = self.extent(cursor)
        a, b = self.extent(operand)
        before, after = self.text[start:a].strip(), self.text[b:end].strip()
        names = {
            ("!", ""): "Not",
            ("++", ""): "PreAdd",
            ("--", ""): "PreSub",
            ("", "++"): "PostAdd",
            ("", "--"): "PostSub",
        }
        if (before, after) in names:
            self.add_call(cursor, names[before, after], ((a, b),))

    def add_call(self, cursor, name, operands, afters=None):
        numbers = [self.add_mutant(cursor, a) for a in afters or [name]]
        number = numbers[0]
        self.add_place(
            *self.extent(cursor),
            lambda inner: f"superko_mutant::{name}({number}, "
            + ", ".join(inner(*operand) for operand in operands)
            + ")",
        )

    def add_literal(self, cursor):
        text = self.source(cursor)
        try:
            value = int(text.rstrip("uUlL").replace("'", ""), 0)
        except ValueError:
            return
        up = self.add_mutant(cursor, str(value + 1))
        down = self.add_mutant(cursor, str(value - 1)) if value > 0 else -1
        self.add_place(
            *self.extent(cursor),
            lambda inner: f"superko_mutant::Literal<decltype({text})>"
            f"({up}, {text}, {value + 1}, {down}, {max(value - 1, 0)})",
        )

    def add_bool(self, cursor):
        text = self.source(cursor)
        other = "false" if text == "true" else "true"
        number = self.add_mutant(cursor, other)
        self.add_place(
            *self.extent(cursor),
            lambda inner: f"(superko_mutant::On({number}) ? {other} : {text})",
        )

    def add_enumerator(self, cursor):
        constant = cursor.referenced
        if constant is None:
            return
        if kind_of(constant) != Kind.ENUM_CONSTANT_DECL.value:
            return
        all_of_them = [c.spelling for c in constant.semantic_parent.get_children()]
        text = self.source(cursor)
        place = all_of_them.index(constant.spelling)
        other = all_of_them[(place + 1) % len(all_of_them)]
        other = text[: len(text) - len(constant.spelling)] + other
        number = self.add_mutant(cursor, other)
        self.add_place(
            *self.extent(cursor),
            lambda inner: f"(superko_mutant::On({number}) ? {other} : {text})",
        )

    def add_condition(self, condition):
        start, end = self.extent(condition)
        if self.in_macro(condition) or kind_of(condition) in (
            Kind.DECL_STMT.value,
            Kind.VAR_DECL.value,
        ):
            return
        number = self.add_mutant(condition, "always")
        self.add_mutant(condition, "never")
        self.add_place(
            start,
            end,
            lambda inner: f"superko_mutant::Condition({number}, "
            + inner(start, end)
            + ")",
        )

    def add_jump(self, cursor):
        start, end = self.extent(cursor)
        number = self.add_mutant(cursor, "no statement")
        self.add_place(
            start,
            end,
            lambda inner: f"if (!superko_mutant::On({number})) "
            + self.text[start:end],
        )

    # --- bookkeeping ---

    def add_mutant(self, cursor, after):
        number = self.new_number()
        self.mutants.append(
            Mutant(
                number=number,
                file=self.path,
                line=cursor.extent.start.line,
                function=self.function,
                before=squeeze(self.source(cursor)),
                after=after,
            )
        )
        return number

    def add_place(self, start, end, render):
        """Several places may share an extent; the first is outermost."""
        self.places.setdefault((start, end), []).append(render)

    def rewritten(self):
        extents = sorted(self.places, key=lambda e: (e[0], -e[1]))

        def text_of(start, end, depth):
            renders = self.places.get((start, end), [])
            if depth < len(renders):
                return renders[depth](
                    lambda a, b: text_of(
                        a, b, depth + 1 if (a, b) == (start, end) else 0
                    )
                )
            parts, position = [], start
            for a, b in extents:
                if a < position or b > end or (a, b) == (start, end):
                    continue
                parts += [self.text[position:a], text_of(a, b, 0)]
                position = b
            return "".join(parts) + self.text[position:end]

        return '#include "tools/mutants/mutant.h"\n' + text_of(
            0, len(self.text), 0
        )
