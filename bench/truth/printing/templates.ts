import { simplificationModes, type Variable } from '../../../math/src/exercises/document/document.ts';
import { notationIds } from '../../../math/src/regional/index.ts';
import type { Random, TruthCase, TruthFamily } from '../family.ts';
import { agrees, documentWith, drawn, places, readPrinted, valuesOf } from './documents.ts';
import { through } from './notations.ts';
import type { Reading } from './print.ts';
import type { Point } from './random-sources.ts';
import { formulaValues, numberValues, type Value } from './template-values.ts';

/** A piece of a template as a teacher types it, a hole standing for the whole of its value. */
interface Piece {
  readonly text: string;
  readonly at: (point: Point) => number;
  /** How tightly the text holds together, a hole taken as one thing. */
  readonly level: number;
}

const [sum, product, power, atom] = [0, 1, 2, 3] as const;

/** Draws pieces with holes, and keeps the variables that fill them. */
class Template {
  readonly variables: Variable[] = [];
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  piece(depth: number): Piece {
    const { random } = this;
    if (depth <= 0) return random.chance(0.7) ? this.hole() : this.plain();
    const [one, two] = [() => this.piece(depth - 1), () => this.piece(depth - 1 - random.integer(0, 1))];
    return random.pick(makers)(random, one, two, this);
  }

  hole(from: readonly Value[] = this.random.chance() ? numberValues : formulaValues): Piece {
    const { random } = this;
    const name = 'pqrtuvw'.charAt(this.variables.length % 7) + (this.variables.length < 7 ? '' : '2');
    const [value, at] = random.pick(from);
    const isSimplified = random.chance(0.5);
    this.variables.push(
      isSimplified
        ? { name, generator: 'expression', value, simplify: random.pick(simplificationModes) }
        : random.pick<Variable>([
            { name, generator: 'constant', value },
            { name, generator: 'random-list', values: [value] },
          ]),
    );
    return { text: `{{${name}}}`, at: (point) => at(point['x'] ?? Number.NaN), level: atom };
  }

  /** A hole for a whole number from `least` to `most`. */
  whole(least: number, most: number): Piece & { readonly value: number } {
    const value = this.random.integer(least, most);
    return { ...this.hole([[String(value), () => value]]), value };
  }

  private plain(): Piece {
    const [text, at] = this.random.pick<Value>([
      ['x', (x) => x],
      ['2', () => 2],
      ['5', () => 5],
      ['1.5', () => 1.5],
      ['x', (x) => x],
    ]);
    return { text, at: (point) => at(point['x'] ?? Number.NaN), level: atom };
  }
}

type Maker = (random: Random, one: () => Piece, two: () => Piece, template: Template) => Piece;

const bracketed = ({ text }: Piece, random: Random): string =>
  random.pick([`(${text})`, `\\left(${text}\\right)`, `(${text})`]);
const inside = (piece: Piece, level: number, random: Random): string =>
  piece.level < level ? bracketed(piece, random) : piece.text;
const startsWithNumeral = ({ text }: Piece): boolean => /^[\d.]/.test(text);

const of =
  (level: number, text: (a: string) => string, value: (a: number) => number, inner: number): Maker =>
  (random, one) => {
    const a = one();
    return { text: text(inside(a, inner, random)), at: (point) => finite(value(a.at(point))), level };
  };

const both =
  (
    level: number,
    text: (a: string, b: string) => string,
    value: (a: number, b: number) => number,
    [left, right]: readonly [number, number],
  ): Maker =>
  (random, one, two) => {
    const [a, b] = [one(), two()];
    return {
      text: text(inside(a, left, random), inside(b, right, random)),
      at: (point) => finite(value(a.at(point), b.at(point))),
      level,
    };
  };

/** 2f, fx, fg, f√2: factors without a sign between them. */
const sideBySide: Maker = (random, one, two) => {
  const [a, b] = [one(), two()];
  const [left, right] = [inside(a, power, random), inside(b, power, random)];
  const mark = startsWithNumeral({ ...b, text: right })
    ? ' \\cdot '
    : /[a-z]$/.test(left)
      ? ' '
      : random.pick(['', ' ']);
  return { text: `${left}${mark}${right}`, at: (point) => finite(a.at(point) * b.at(point)), level: product };
};

const namedFunctions: readonly (readonly [string, (a: number) => number])[] = [
  ['\\sin', Math.sin],
  ['\\cos', Math.cos],
  ['\\ln', Math.log],
  ['\\arctan', Math.atan],
  ['\\lg', Math.log10],
];

const finite = (value: number): number => (Number.isFinite(value) ? value : Number.NaN);

/** ⌊a⌋; without a value where a rounding error could change it. */
const wholePart = (a: number): number => (Math.abs(a - Math.round(a)) < 1e-6 ? Number.NaN : Math.floor(a));

const makers: readonly Maker[] = [
  both(
    sum,
    (a, b) => `${a} + ${b}`,
    (a, b) => a + b,
    [sum, product],
  ),
  both(
    sum,
    (a, b) => `${a} - ${b}`,
    (a, b) => a - b,
    [sum, product],
  ),
  of(
    sum,
    (a) => `-${a}`,
    (a) => -a,
    product,
  ),
  sideBySide,
  sideBySide,
  both(
    product,
    (a, b) => `${a} \\cdot ${b}`,
    (a, b) => a * b,
    [product, power],
  ),
  both(
    product,
    (a, b) => `${a} \\times ${b}`,
    (a, b) => a * b,
    [product, power],
  ),
  both(
    product,
    (a, b) => `${a} : ${b}`,
    (a, b) => a / b,
    [product, power],
  ),
  both(
    product,
    (a, b) => `${a} / ${b}`,
    (a, b) => a / b,
    [power, power],
  ),
  both(
    atom,
    (a, b) => `\\frac{${a}}{${b}}`,
    (a, b) => a / b,
    [sum, sum],
  ),
  both(
    atom,
    (a, b) => `\\dfrac{ ${a} }{ ${b} }`,
    (a, b) => a / b,
    [sum, sum],
  ),
  of(
    power,
    (a) => `${a}^2`,
    (a) => a ** 2,
    atom,
  ),
  of(
    power,
    (a) => `${a}^{3}`,
    (a) => a ** 3,
    atom,
  ),
  of(
    power,
    (a) => `2^{ ${a} }`,
    (a) => 2 ** a,
    sum,
  ),
  of(power, (a) => `e^{${a}}`, Math.exp, sum),
  of(atom, (a) => `\\sqrt{${a}}`, Math.sqrt, sum),
  // Bars inside bars would be read in more than one way.
  of(atom, (a) => (a.includes('|') ? `\\left|${a}\\right|` : `|${a}|`), Math.abs, sum),
  of(atom, (a) => `\\left|${a}\\right|`, Math.abs, sum),
  of(atom, (a) => `\\lfloor ${a} \\rfloor`, wholePart, sum),
  (random, one) => {
    const a = one();
    const [name, value] = random.pick(namedFunctions);
    const isBare = a.level === atom && random.chance();
    const text = isBare ? `${name} ${a.text}` : `${name}${bracketed(a, random)}`;
    return { text, at: (point) => finite(value(a.at(point))), level: isBare ? product : atom };
  },
  (random, one) => {
    const a = one();
    return { text: bracketed(a, random), at: a.at, level: atom };
  },
  (random, one, _, template) => {
    const [a, n] = [one(), template.whole(-2, 4)];
    const exponent = `${inside(a, atom, random)}^${random.pick([`{ ${n.text} }`, `{${n.text}}`, n.text])}`;
    return { text: exponent, at: (point) => finite(a.at(point) ** n.value), level: power };
  },
  (random, one, _, template) => {
    const [a, n] = [one(), template.whole(2, 5)];
    const root = (value: number): number =>
      value < 0 && n.value % 2 === 1 ? -((-value) ** (1 / n.value)) : value ** (1 / n.value);
    const text = random.pick([`\\sqrt[${n.text}]{ ${a.text} }`, `\\sqrt[{ ${n.text} }]{${a.text}}`]);
    return { text, at: (point) => finite(root(a.at(point))), level: atom };
  },
  (random, one, _, template) => {
    const [a, n] = [one(), template.whole(2, 9)];
    const text = `\\log_{ ${n.text} }${bracketed(a, random)}`;
    return { text, at: (point) => finite(Math.log(a.at(point)) / Math.log(n.value)), level: atom };
  },
  (random, one, _, template) => {
    const [a, n] = [one(), template.whole(0, 5)];
    const factorial = [1, 1, 2, 6, 24, 120][n.value] ?? Number.NaN;
    return {
      text: `${n.text}! \\cdot ${inside(a, power, random)}`,
      at: (point) => factorial * a.at(point),
      level: product,
    };
  },
  (random, one, _, template) => {
    const [a, m, n] = [one(), template.whole(-1, 2), template.whole(2, 4)];
    const count = n.value - m.value + 1;
    const text = `\\sum_{k=${m.text}}^{ ${n.text} } ${inside(a, product, random)}`;
    return { text, at: (point) => finite(count * a.at(point)), level: sum };
  },
  (_, __, ___, template) => {
    const a = template.hole(numberValues.slice(0, 12));
    return { text: `${a.text}\\%`, at: (point) => a.at(point) / 100, level: product };
  },
  (random, _, __, template) => {
    const a = template.hole(numberValues.slice(0, 12));
    const degrees = `${a.text}^${random.pick(['\\circ', '{\\circ}'])}`;
    return { text: `\\sin(${degrees})`, at: (point) => Math.sin((a.at(point) * Math.PI) / 180), level: atom };
  },
];

/** A random template with up to seven holes, filled, printed and read again. */
function printed(random: Random, reading: Reading): TruthCase {
  for (;;) {
    const template = new Template(random);
    const piece = template.piece(random.integer(1, 3));
    const list = template.variables;
    if (list.length === 0 || list.length > 7) continue;
    const isRounded = list.some((variable) => 'simplify' in variable && variable.simplify === 'decimal');
    const values = valuesOf((point) => piece.at(point), {});
    const [put, take] = random.pick(places);
    const draw = values && drawn(documentWith(list, put(`$${piece.text}$`)), 1, []);
    if (!draw) continue;
    const isRight = random.chance(0.8);
    const off = random.pick([(value: number) => -value, (value: number) => value + 1, (value: number) => 2 * value]);
    if (!isRight && values.some((value) => Math.abs(off(value) - value) < 0.3)) continue;
    const wanted = isRight ? values : values.map(off);
    const shown = take(draw.variant);
    const about = list.map((variable) => `${variable.name} = ${JSON.stringify(variable)}`).join(', ');
    return {
      text: `${piece.text}  prints  ${shown}  with ${about}`,
      isRight,
      judge: () => {
        const tree = reading(shown);
        return tree && agrees(tree, wanted, isRounded ? 1e-5 : 1e-7) ? 'accepted' : 'refused';
      },
    };
  }
}

export const templateFamilies: readonly TruthFamily[] = [
  { name: 'print: random templates', draw: (random) => printed(random, readPrinted), count: 10_000 },
  {
    name: 'print: random templates in each notation',
    draw: (random) => printed(random, through(random.pick(notationIds))),
    count: 10_000,
  },
];
