import { type Random, type TruthCase, type TruthFamily, comparison } from '../family.ts';

/** A vector with its components as numbers and letters' factors: a component is c₀ + c₁a + c₂b. */
type Component = readonly [number, number, number];
type Vector = readonly Component[];

interface Made {
  readonly text: string;
  readonly value: Vector;
}

const plus = (x: Component, y: Component): Component => [x[0] + y[0], x[1] + y[1], x[2] + y[2]];
const multiple = (factor: number, x: Component): Component => [factor * x[0], factor * x[1], factor * x[2]];
const shown = ([c, a, b]: Component): string => `${c} + (${a})a + (${b})b`;
const plainly = (component: Component): string =>
  component[1] === 0 && component[2] === 0 ? String(component[0]) : shown(component);

function component(random: Random): Component {
  const isNumber = random.chance(0.8);
  return [random.integer(-6, 6), isNumber ? 0 : random.integer(-2, 2), isNumber ? 0 : random.integer(-2, 2)];
}

/** (1, 2), or one of the brackets and columns in which vectors are written. */
function brackets(random: Random, components: readonly string[]): string {
  const tuple = `(${components.join(', ')})`;
  return random.pick([tuple, tuple, `[${components.map((each) => `[${each}]`).join(', ')}]`]);
}

/** A sum, difference, multiple, quotient or opposite of vectors. */
function combination(random: Random, length: number, depth: number): Made {
  if (depth === 0) {
    const value = Array.from({ length }, () => component(random));
    return { text: brackets(random, value.map(plainly)), value };
  }
  const next = (): Made => combination(random, length, depth - 1);
  const x = next();
  switch (random.integer(0, 5)) {
    case 0:
    case 1: {
      const y = next();
      const value = x.value.map((each, k) => plus(each, y.value[k] ?? each));
      return { text: `${x.text} + ${y.text}`, value };
    }
    case 2: {
      const y = next();
      const value = x.value.map((each, k) => plus(each, multiple(-1, y.value[k] ?? each)));
      return { text: `${x.text} - (${y.text})`, value };
    }
    case 3: {
      const factor = random.nonZero(-5, 5);
      const text = random.pick([`${factor}*(${x.text})`, `${factor}(${x.text})`, `(${x.text})*(${factor})`]);
      return { text, value: x.value.map((each) => multiple(factor, each)) };
    }
    case 4: {
      const divisor = random.pick([2, 4, 8, -2]);
      return { text: `(${x.text})/${divisor}`, value: x.value.map((each) => multiple(1 / divisor, each)) };
    }
    default:
      return { text: `-(${x.text})`, value: x.value.map((each) => multiple(-1, each)) };
  }
}

function combinations(random: Random): TruthCase {
  const length = random.integer(2, 4);
  const { text, value } = combination(random, length, random.integer(1, 3));
  const isRight = random.chance();
  const place = random.integer(0, length - 1);
  const off = random.pick([
    (each: Component): Component => plus(each, [1, 0, 0]),
    (each: Component): Component => plus(each, [0, 1, 0]),
    (each: Component): Component => plus(each, [-0.5, 0, 0]),
  ]);
  const answer = value.map((each, k) => plainly(isRight || k !== place ? each : off(each)));
  return comparison(text, `(${answer.join(', ')})`, isRight);
}

/** Products of two vectors with a dot or a cross, and lengths. */
function products(random: Random): TruthCase {
  const kind = random.pick(['dot', 'cross', 'length'] as const);
  const length = kind === 'cross' ? 3 : random.integer(2, 4);
  const vector = (): number[] => Array.from({ length }, () => random.integer(-7, 7));
  const [x, y] = [vector(), vector()];
  const isColumn = random.chance(0.3);
  const typed = (items: readonly number[]): string =>
    isColumn ? `[${items.map((each) => `[${each}]`).join(', ')}]` : `(${items.join(', ')})`;
  const dot = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, each, k) => sum + each * (b[k] ?? 0), 0);
  const isRight = random.chance();
  const off = isRight ? 0 : random.pick<number>([1, -1, 2]);
  if (kind === 'dot') return comparison(`${typed(x)}*${typed(y)}`, String(dot(x, y) + off), isRight);
  if (kind === 'length') {
    const bars = random.pick(['abs', 'norm']);
    return comparison(`${bars}(${typed(x)})`, `sqrt(${dot(x, x) + Math.abs(off)})`, isRight);
  }
  const [a = 0, b = 0, c = 0] = x;
  const [d = 0, e = 0, f = 0] = y;
  const result = [b * f - c * e, c * d - a * f, a * e - b * d + off];
  return comparison(`${typed(x)} xx ${typed(y)}`, `(${result.join(', ')})`, isRight);
}

/** A line by a point and a direction beside its coordinates, or beside another point and multiple of the direction. */
function lines(random: Random): TruthCase {
  const length = random.integer(2, 3);
  const letters = ['x', 'y', 'z'].slice(0, length);
  const vector = (): number[] => Array.from({ length }, () => random.nonZero(-5, 5));
  const [p, v] = [vector(), vector()];
  const isRight = random.chance();
  const place = random.integer(0, length - 1);
  // The direction has no zero, so that a change of one coordinate leads away from the line.
  const point = p.map((each, k) => (isRight || k !== place ? each : each + 1));
  const written = (letter: string, from: readonly number[], to: readonly number[]): string =>
    `(${letters.join(', ')}) = (${from.join(', ')}) + ${letter} (${to.join(', ')})`;
  const line = written('t', p, v);
  const factor = random.nonZero(-3, 3);
  const steps = random.integer(-3, 3);
  const [a = 0, b = 0] = point;
  const [c = 0, d = 0] = v;
  const other = random.pick([
    letters.map((letter, k) => `${letter} = ${point[k] ?? 0} + (${v[k] ?? 0})t`).join(' and '),
    written(
      random.pick(['s', 't', 'r', 'lambda']),
      point.map((each, k) => each + steps * (v[k] ?? 0)),
      v.map((each) => factor * each),
    ),
    length === 2 ? `(${d})x - (${c})y = ${d * a - c * b}` : written('s', point, v),
  ]);
  return comparison(line, other, isRight);
}

/** A plane by a point and two directions beside its equation. */
function planes(random: Random): TruthCase {
  const vector = (): [number, number, number] => [random.integer(-4, 4), random.integer(-4, 4), random.integer(-4, 4)];
  for (;;) {
    const [p, v, w] = [vector(), vector(), vector()];
    const [a, b, c] = [v[1] * w[2] - v[2] * w[1], v[2] * w[0] - v[0] * w[2], v[0] * w[1] - v[1] * w[0]];
    if (a === 0 && b === 0 && c === 0) continue;
    const isRight = random.chance();
    const end = a * p[0] + b * p[1] + c * p[2] + (isRight ? 0 : random.nonZero(-3, 3));
    const plane = `(x, y, z) = (${p.join(', ')}) + s (${v.join(', ')}) + t (${w.join(', ')})`;
    return comparison(plane, `(${a})x + (${b})y + (${c})z = ${end}`, isRight);
  }
}

export const vectorFamilies: readonly TruthFamily[] = [
  { name: 'vectors: sums and multiples', draw: combinations },
  { name: 'vectors: products and lengths', draw: products },
  { name: 'vectors: lines', draw: lines },
  { name: 'vectors: planes', draw: planes },
];
