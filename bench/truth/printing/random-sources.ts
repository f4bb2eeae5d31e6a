import type { Random } from '../family.ts';

/** Values of letters and variables. */
export type Point = Readonly<Record<string, number>>;

/** Typed maths together with its value, built side by side so that the truth does not come from the engine. */
export interface Source {
  readonly text: string;
  readonly at: (point: Point) => number;
}

interface Piece extends Source {
  /** How tightly the text holds together. */
  readonly level: 0 | 1 | 2 | 3 | 4;
}

const [sum, signed, product, power, atom] = [0, 1, 2, 3, 4] as const;

const inBrackets = (piece: Piece, level: number): string => (piece.level < level ? `(${piece.text})` : piece.text);

/** A random expression in these names, typed with brackets only where they are needed, or now and then with more. */
export function randomSource(random: Random, names: readonly string[], depth: number): Source {
  return randomPiece(random, names, depth);
}

function randomPiece(random: Random, names: readonly string[], depth: number): Piece {
  if (depth <= 0) return leaf(random, names);
  const next = (): Piece => randomPiece(random, names, depth - 1 - random.integer(0, 1));
  const made = random.pick([
    added,
    added,
    subtracted,
    negated,
    negated,
    multiplied,
    multiplied,
    divided,
    raised,
    called,
  ]);
  const piece = made(random, next);
  return random.chance(0.1) ? { ...piece, text: `(${piece.text})`, level: atom } : piece;
}

function leaf(random: Random, names: readonly string[]): Piece {
  if (random.chance(0.6)) {
    const name = random.pick(names);
    return { text: name, at: (point) => point[name] ?? Number.NaN, level: atom };
  }
  const value = random.pick([0, 1, 1, 2, 3, 5, 7, 12, 0.5, 2.5]);
  return { text: String(value), at: () => value, level: atom };
}

type Maker = (random: Random, next: () => Piece) => Piece;

const added: Maker = (_, next) => {
  const [a, b] = [next(), next()];
  return { text: `${a.text} + ${inBrackets(b, product)}`, at: (point) => a.at(point) + b.at(point), level: sum };
};

const subtracted: Maker = (_, next) => {
  const [a, b] = [next(), next()];
  return { text: `${a.text} - ${inBrackets(b, product)}`, at: (point) => a.at(point) - b.at(point), level: sum };
};

const negated: Maker = (_, next) => {
  const a = next();
  return { text: `-${inBrackets(a, product)}`, at: (point) => -a.at(point), level: signed };
};

const multiplied: Maker = (random, next) => {
  const [a, b] = [next(), next()];
  const isClose = a.level >= power && !/^[\d.]/.test(b.text) && random.chance(0.7);
  const text = isClose ? `${a.text} ${inBrackets(b, power)}` : `${inBrackets(a, product)}*${inBrackets(b, power)}`;
  return { text, at: (point) => a.at(point) * b.at(point), level: product };
};

const divided: Maker = (_, next) => {
  const [a, b] = [next(), next()];
  const text = `${inBrackets(a, product)}/${inBrackets(b, power)}`;
  return { text, at: (point) => finite(a.at(point) / b.at(point)), level: product };
};

const raised: Maker = (random, next) => {
  const a = next();
  const exponent = random.pick([2, 2, 3, 1, 0, -1, -2]);
  const typed = exponent < 0 ? `(${exponent})` : String(exponent);
  return { text: `${inBrackets(a, atom)}^${typed}`, at: (point) => finite(a.at(point) ** exponent), level: power };
};

const functions: readonly (readonly [string, (x: number) => number])[] = [
  ['sin', Math.sin],
  ['cos', Math.cos],
  ['exp', Math.exp],
  ['abs', Math.abs],
  ['arctan', Math.atan],
  ['sqrt', Math.sqrt],
  ['ln', Math.log],
];

const called: Maker = (random, next) => {
  const a = next();
  const [name, of] = random.pick(functions);
  return { text: `${name}(${a.text})`, at: (point) => finite(of(a.at(point))), level: atom };
};

/** A term without a value has none inside anything else either: 1/(1/0) is not 0. */
const finite = (value: number): number => (Number.isFinite(value) ? value : Number.NaN);
