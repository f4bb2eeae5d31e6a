import { comparison, type Random, type TruthCase, type TruthFamily } from '../family.ts';
import { areSeenApart, leaf, type Node, node, print, spoiled } from './nodes.ts';

const whole = (random: Random, least = 1, most = 9): Node => leaf(`${random.integer(least, most)}`);
const [x, y, a, one, two, pi] = ['x', 'y', 'a', '1', '2', 'pi'].map(leaf) as [Node, Node, Node, Node, Node, Node];
const sum = (...terms: readonly Node[]): Node => terms.reduce((left, right) => node('+', left, right));
const times = (...factors: readonly Node[]): Node => factors.reduce((left, right) => node('*', left, right));
const minus = (left: Node, right: Node): Node => node('-', left, right);
const negative = (u: Node): Node => node('negative', u);
const abs = (u: Node): Node => node('abs', u);
const half = (u: Node): Node => node('/', u, two);
const power = (u: Node, n: number): Node => node('^', u, leaf(`${n}`));

/** A smooth term in one letter, in two, or with a parameter. */
function smooth(random: Random): Node {
  const k = whole(random);
  return random.pick([
    () => minus(x, k),
    () => sum(times(whole(random, 2), x), k),
    () => minus(power(x, 2), k),
    () => minus(k, power(x, 2)),
    () => minus(x, y),
    () => sum(x, times(whole(random, 2), y)),
    () => minus(x, a),
    () => sum(times(a, x), k),
    () => minus(times(x, y), k),
    () => node('sin', x),
    () => times(minus(x, k), minus(x, whole(random))),
    () => minus(power(x, 3), times(k, x)),
    () => node('/', x, whole(random, 2)),
    () => minus(power(minus(x, k), 2), one),
  ])();
}

/** A smooth term, or one that bends already. */
function inner(random: Random, depth = 1): Node {
  if (depth === 0 || random.chance(0.6)) return smooth(random);
  const u = inner(random, depth - 1);
  return random.pick([
    () => minus(abs(u), whole(random)),
    () => node('max', u, smooth(random)),
    () => node('min', u, whole(random)),
    () => sum(abs(u), smooth(random)),
  ])();
}

type Identity = readonly [Node, Node];

function aboutExtremes(random: Random): Identity {
  const [u, v, w] = [inner(random), inner(random), smooth(random)];
  return random.pick<() => Identity>([
    () => [node('max', u, v, w), node('max', u, node('max', v, w))],
    () => [node('min', u, v, w), negative(node('max', negative(u), negative(v), negative(w)))],
    () => [node('max', sum(u, w), sum(v, w)), sum(node('max', u, v), w)],
    () => [node('min', times(two, u), times(two, v)), times(two, node('min', u, v))],
    () => [node('max', u, v), half(sum(u, v, abs(minus(u, v))))],
    () => [
      minus(minus(sum(u, v, w), node('max', u, v, w)), node('min', u, v, w)),
      node('max', node('min', u, v), node('min', node('max', u, v), w)),
    ],
    () => [node('min', node('max', u, v), u), u],
    () => [node('max', node('min', u, w), node('min', v, w)), node('min', node('max', u, v), w)],
    () => [abs(minus(abs(u), abs(v))), minus(node('max', abs(u), abs(v)), node('min', abs(u), abs(v)))],
    () => [sum(abs(u), abs(v)), node('max', abs(sum(u, v)), abs(minus(u, v)))],
  ])();
}

function aboutSizes(random: Random): Identity {
  const [u, v] = [inner(random, 2), smooth(random)];
  const k = whole(random);
  return random.pick<() => Identity>([
    () => [abs(times(u, v)), times(abs(u), abs(v))],
    () => [abs(sum(abs(u), k)), sum(abs(u), k)],
    () => [node('sqrt', times(power(u, 2), power(v, 2))), abs(times(u, v))],
    () => [node('^', power(u, 2), node('/', leaf('3'), two)), power(abs(u), 3)],
    () => [node('sqrt', power(u, 6)), power(abs(u), 3)],
    () => [node('sqrt', power(u, 4)), power(u, 2)],
    () => [times(u, abs(u), abs(u)), power(u, 3)],
    () => [node('^', leaf('e'), abs(v)), node('max', node('^', leaf('e'), v), node('^', leaf('e'), negative(v)))],
    () => [node('ln', power(v, 2)), times(two, node('ln', abs(v)))],
    () => [node('ln', abs(times(v, minus(x, k)))), sum(node('ln', abs(v)), node('ln', abs(minus(x, k))))],
    () => [node('sqrt', minus(one, power(node('sin', v), 2))), abs(node('cos', v))],
    () => [node('sqrt', minus(two, times(two, node('cos', v)))), times(two, abs(node('sin', half(v))))],
    () => [node('sqrt', sum(power(v, 2), times(two, v, k), power(k, 2))), abs(sum(v, k))],
    () => [abs(minus(u, v)), minus(times(two, node('max', u, v)), sum(u, v))],
  ])();
}

function aboutSteps(random: Random): Identity {
  const [u, v] = [smooth(random), smooth(random)];
  const k = whole(random);
  return random.pick<() => Identity>([
    () => [sum(node('floor', u), node('floor', sum(u, half(one)))), node('floor', times(two, u))],
    () => [minus(node('ceil', u), node('floor', u)), negative(sum(node('floor', u), node('floor', negative(u))))],
    () => [node('floor', sum(node('floor', u), k)), sum(node('floor', u), k)],
    () => [node('sign', times(u, v)), times(node('sign', u), node('sign', v))],
    () => [times(u, node('sign', u)), abs(u)],
    () => [times(node('sign', u), abs(u), v), times(u, v)],
    () => [node('max', node('floor', u), node('floor', v)), node('floor', node('max', u, v))],
    () => [times(node('floor', u), v, two), times(v, sum(node('floor', u), node('floor', u)))],
    () => [negative(node('ceil', minus(k, u))), minus(node('floor', u), k)],
    () => [node('floor', minus(u, node('floor', u))), times(leaf('0'), u)],
  ])();
}

function aboutInverses(random: Random): Identity {
  const u = smooth(random);
  const k = whole(random);
  return random.pick<() => Identity>([
    () => [node('arcsin', node('sin', u)), node('arcsin', node('sin', minus(pi, u)))],
    () => [node('arccos', node('cos', u)), node('arccos', node('cos', sum(u, times(two, k, pi))))],
    () => [node('arctan', node('tan', u)), node('arctan', node('tan', sum(u, times(k, pi))))],
    () => [node('arcsin', node('sin', u)), minus(half(pi), node('arccos', node('cos', minus(u, half(pi)))))],
    () => [node('arccos', node('cos', u)), node('arccos', node('cos', abs(u)))],
    () => [node('arccos', node('sin', u)), abs(node('arccos', node('sin', u)))],
    () => [node('sin', node('arccos', node('cos', u))), abs(node('sin', u))],
    () => [node('cos', node('arcsin', node('sin', u))), abs(node('cos', u))],
  ])();
}

const family =
  (identities: (random: Random) => Identity) =>
  (random: Random): TruthCase => {
    for (;;) {
      const [left, right] = identities(random);
      if (random.chance()) return comparison(print(left), print(right), true);
      const other = spoiled(right, random);
      if (areSeenApart(left, other, random)) return comparison(print(left), print(other), false);
    }
  };

/** A product that is 0 until several letters are beyond their bends together, however far away these are. */
function farBends(random: Random): TruthCase {
  const bend = (letter: string): string => {
    const far = `${random.integer(1, 99)}*10^${random.integer(0, 9)}`;
    return random.pick([`${letter} - ${far}`, `${letter} + ${far}`, `${far} - ${letter}`, `-${letter} - ${far}`]);
  };
  const letters = random.pick([
    ['x', 'y'],
    ['x', 'y', 'z'],
  ]);
  const bends = letters.map(bend);
  const [first = '', ...others] = bends;
  const rest = others.map((each) => `max(${each}, 0)`).join('*');
  const product = `max(${first}, 0)*${rest}`;
  const other = random.pick(['0', 'x', 'y', 'x - y', 'sin(x)', 'x y']);
  return random.chance()
    ? comparison(`${product} + ${other}`, other, false)
    : comparison(`${product} + ${other}`, `max((${first})*${rest}, 0) + ${other}`, true);
}

export const mixedBends: readonly TruthFamily[] = [
  { name: 'mixed: the greatest and the least', draw: family(aboutExtremes), open: 0.06 },
  { name: 'mixed: sizes inside sizes', draw: family(aboutSizes), open: 0.06 },
  { name: 'mixed: steps and products', draw: family(aboutSteps), open: 0.06 },
  { name: 'mixed: inverses with a shift', draw: family(aboutInverses) },
  { name: 'mixed: letters beyond their bends', draw: farBends },
];
