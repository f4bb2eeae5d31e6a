import { type Random, type TruthFamily, comparison } from '../family.ts';
import { linear, listed, roots, shuffled, spoiled } from './solutions.ts';

/** A part of the line: single points have equal ends. Ends outside ±50 are infinite. */
interface Piece {
  readonly low: number;
  readonly high: number;
  readonly lowClosed: boolean;
  readonly highClosed: boolean;
}

const infinite = 99;

/** A union of intervals, written with inequalities, as membership or as a set. */
function spelled(random: Random, pieces: readonly Piece[]): string {
  const mixed = shuffled(random, pieces);
  if (mixed.length === 0) return random.pick(['false', 'x in {}', 'x < 0 and x > 1']);
  switch (random.integer(0, 3)) {
    case 0:
      return `x in ${mixed.map(bracketed).join(' ∪ ')}`;
    case 1:
      return `{x | ${mixed.map((piece) => compared(random, piece)).join(' or ')}}`;
    case 2:
      return `x ∈ ${mixed.map(bracketed).join(' ∪ ')}`;
    default:
      return mixed.map((piece) => compared(random, piece)).join(' or ');
  }
}

function bracketed({ low, high, lowClosed, highClosed }: Piece): string {
  if (low === high) return `{${low}}`;
  const [from, to] = [low < -50 ? '-∞' : low, high > 50 ? '∞' : high];
  return `${lowClosed ? '[' : '('}${from}, ${to}${highClosed ? ']' : ')'}`;
}

function compared(random: Random, { low, high, lowClosed, highClosed }: Piece): string {
  if (low === high) return `x = ${low}`;
  const [below, above] = [lowClosed ? '<=' : '<', highClosed ? '<=' : '<'];
  if (low < -50 && high > 50) return 'true';
  if (low < -50) return random.chance() ? `x ${above} ${high}` : `${high} ${highClosed ? '>=' : '>'} x`;
  if (high > 50) return random.chance() ? `${low} ${below} x` : `x ${lowClosed ? '>=' : '>'} ${low}`;
  return random.chance()
    ? `${low} ${below} x ${above} ${high}`
    : `(x ${lowClosed ? '>=' : '>'} ${low} and x ${above} ${high})`;
}

/** Where a product of powers of linear factors is positive (or not negative), by its chart of signs. */
function chart(factors: readonly { root: number; power: number }[], wanted: 1 | -1, closed: boolean): Piece[] {
  const sorted = factors.toSorted((a, b) => a.root - b.root);
  const pieces: Piece[] = [];
  const ends = [-infinite, ...sorted.map(({ root }) => root), infinite];
  const signIn = (k: number): number =>
    sorted.slice(k).reduce((sign, { power }) => (power % 2 === 0 ? sign : -sign), 1);
  for (let k = 0; k + 1 < ends.length; k++) {
    const [low = 0, high = 0] = [ends[k], ends[k + 1]];
    if (signIn(k) === wanted)
      pieces.push({ low, high, lowClosed: closed && low > -50, highClosed: closed && high < 50 });
  }
  if (!closed) return pieces;
  for (const { root } of sorted) {
    if (!pieces.some(({ low, high }) => low === root || high === root)) {
      pieces.push({ low: root, high: root, lowClosed: true, highClosed: true });
    }
  }
  return pieces;
}

/** One end opened or closed, a piece or a point left out, an end moved. */
function altered(random: Random, pieces: readonly Piece[]): readonly Piece[] {
  if (pieces.length === 0) return [{ low: 3, high: 3, lowClosed: true, highClosed: true }];
  const index = random.integer(0, pieces.length - 1);
  const piece = pieces[index];
  const others = pieces.filter((_, k) => k !== index);
  if (!piece) return [];
  if (piece.low === piece.high || random.chance(0.2)) return others;
  if (piece.low > -50 && random.chance()) return [...others, { ...piece, lowClosed: !piece.lowClosed }];
  if (piece.high < 50) return [...others, { ...piece, highClosed: !piece.highClosed }];
  if (piece.low > -50) return [...others, { ...piece, low: piece.low + 0.5 }];
  return others;
}

function signCharts(random: Random) {
  const factors = roots(random, random.integer(1, 3)).map((root) => ({ root, power: random.integer(1, 3) }));
  const closed = random.chance();
  const wanted = random.pick([1, -1] as const);
  const pieces = chart(factors, wanted, closed);
  const power = (exponent: number): string => (exponent === 1 ? '' : `^${exponent}`);
  const product = factors.map(({ root, power: exponent }) => `${linear(root)}${power(exponent)}`).join('');
  const factor = random.pick(['', '3', 'pi ', 'sqrt(5) ']);
  const extra = random.pick(['', '(x^2 + 1)', ' e^x ', '(x^2 + x + 1)']);
  const relation = `${wanted > 0 ? '>' : '<'}${closed ? '=' : ''}`;
  const statement = `${factor}${product}${extra} ${relation} 0`;
  const touching = mergeable(pieces);
  const isRight = touching || random.chance();
  return comparison(statement, spelled(random, isRight ? pieces : altered(random, pieces)), isRight);
}

/** Whether two pieces meet in a closed end, so that opening it would change nothing. */
function mergeable(pieces: readonly Piece[]): boolean {
  return pieces.some((a) => pieces.some((b) => a !== b && (a.high === b.low || a.low === b.high)));
}

/** Quotients: zeros of the denominator never belong to the solutions. */
function quotients(random: Random) {
  const [zero = 0, pole = 1] = roots(random, 2);
  const [low, high] = zero < pole ? [zero, pole] : [pole, zero];
  const closed = random.chance();
  const isPositive = random.chance();
  const lowClosed = closed && low === zero;
  const highClosed = closed && high === zero;
  const right: Piece[] = isPositive
    ? [
        { low: -infinite, high: low, lowClosed: false, highClosed: lowClosed },
        { low: high, high: infinite, lowClosed: highClosed, highClosed: false },
      ]
    : [{ low, high, lowClosed, highClosed }];
  const statement = `${linear(zero)}/${linear(pole)} ${isPositive ? '>' : '<'}${closed ? '=' : ''} 0`;
  const isRight = random.chance();
  return comparison(statement, spelled(random, isRight ? right : altered(random, right)), isRight);
}

function spelledSets(random: Random) {
  const cuts = roots(random, random.integer(1, 2) * 2).toSorted((a, b) => a - b);
  const pieces: Piece[] = [];
  for (let k = 0; k + 1 < cuts.length; k += 2) {
    pieces.push({ low: cuts[k] ?? 0, high: cuts[k + 1] ?? 1, lowClosed: random.chance(), highClosed: random.chance() });
  }
  if (random.chance(0.3)) {
    const [first] = pieces;
    if (first) pieces[0] = { ...first, low: -infinite, lowClosed: false };
  }
  const isRight = random.chance();
  return comparison(spelled(random, pieces), spelled(random, isRight ? pieces : altered(random, pieces)), isRight);
}

function finiteSets(random: Random) {
  const values = roots(random, random.integer(1, 4));
  const isRight = random.chance();
  const other = isRight ? values : spoiled(random, values);
  const left = random.pick([
    listed(random, values),
    `{${values.join(', ')}}`,
    `{x | ${values.map(linear).join('')} = 0}`,
  ]);
  return comparison(left, listed(random, other), isRight);
}

function absoluteValues(random: Random) {
  const [centre, distance] = [random.integer(-8, 8), random.integer(1, 9)];
  const both = [centre - distance, centre + distance];
  if (random.chance(0.6)) {
    const equation = random.pick([
      `abs(x - (${centre})) = ${distance}`,
      `sqrt((x - (${centre}))^2) = ${distance}`,
      `${distance} - abs(${centre} - x) = 0`,
      `abs(2x - (${2 * centre})) = ${2 * distance}`,
      `max(x - (${centre}), ${centre} - x) = ${distance}`,
    ]);
    const isRight = random.chance();
    return comparison(equation, listed(random, isRight ? both : spoiled(random, both)), isRight);
  }
  const closed = random.chance();
  const [low = 0, high = 0] = both;
  const inside: Piece[] = [{ low, high, lowClosed: closed, highClosed: closed }];
  const isRight = random.chance();
  const statement = `abs(x - (${centre})) <${closed ? '=' : ''} ${distance}`;
  return comparison(statement, spelled(random, isRight ? inside : altered(random, inside)), isRight);
}

function biquadratics(random: Random) {
  const [a, b] = [random.integer(1, 12), random.integer(1, 12)];
  const sign = random.pick([1, -1]);
  const equation = `x^4 + (${-(a + sign * b)})x^2 + (${sign * a * b}) = 0`;
  const values = a === b && sign === 1 ? [] : [a, ...(sign === 1 ? [b] : [])];
  if (values.length === 0) return comparison(equation, 'x = 0', false);
  const solutions = values.flatMap((value) => [`sqrt(${value})`, `-sqrt(${value})`]);
  switch (random.integer(0, 3)) {
    case 0:
      return comparison(equation, listed(random, solutions.slice(1)), false);
    case 1:
      return comparison(
        equation,
        listed(
          random,
          solutions.map((value) => value.replace('sqrt', '')),
        ),
        [...values].every((value) => value === 1),
      );
    default:
      return comparison(equation, listed(random, solutions), true, { multiplicity: 'ignore' });
  }
}

function exponentialsAndLogarithms(random: Random) {
  const value = random.integer(-5, 5);
  const other = value + random.nonZero(-3, 3);
  const base = random.integer(2, 5);
  const number = random.integer(2, 20);
  const [equation, exact] = random.pick([
    [`${base}^x = ${base}^(${value})`, `${value}`],
    [`e^(2x) - (e^(${value}) + e^(${other})) e^x + e^(${value + other}) = 0`, `${value} or x = ${other}`],
    [`e^x = ${number}`, `ln(${number})`],
    [`${base}^(x + 1) = ${number}`, `ln(${number})/ln(${base}) - 1`],
    [`ln(x) = ${number}`, `e^${number}`],
    [`log_${base}(x) = ${value}`, `${base}^(${value})`],
    [`ln(x - (${value})) = 0`, `${value + 1}`],
    [`log_2(x) + log_2(x + ${number - 1}) = log_2(${number})`, '1'],
    [`e^(-x) = 1/${number}`, `ln(${number})`],
    [`4^x - ${1 + number}*2^x + ${number} = 0`, `0 or x = log_2(${number})`],
    [`ln(x)^2 = 1`, 'e or x = 1/e'],
    [`sqrt(x + ${number}) = ${base}`, `${base * base - number}`],
  ] as const);
  switch (random.integer(0, 4)) {
    case 0:
      return comparison(equation, 'false', false);
    case 1:
      return comparison(equation, `x = ${exact} or x = ${number + 0.5}`, false);
    case 2:
      return comparison(equation, `x = ${exact} + 10^(-20)`.replace(/or x = .*$/, '+ 1'), false);
    default:
      return comparison(equation, `x = ${exact}`, true, { multiplicity: 'ignore' });
  }
}

/** Inequalities with sines and cosines, by periodic intervals. */
function periodicInequalities(random: Random) {
  const [statement, low, high, period] = random.pick([
    ['sin(x) > 0', '0', 'pi', '2pi'],
    ['sin(x) < 0', '-pi', '0', '2pi'],
    ['cos(x) > 0', '-pi/2', 'pi/2', '2pi'],
    ['cos(x) > 1/2', '-pi/3', 'pi/3', '2pi'],
    ['tan(x) > 0', '0', 'pi/2', 'pi'],
    ['sin(2x) > 0', '0', 'pi/2', 'pi'],
    ['sin(x)^2 < 1/4', '-pi/6', 'pi/6', 'pi'],
    ['cos(x) < 0', 'pi/2', '3pi/2', '2pi'],
  ] as const);
  const letter = random.pick(['k', 'n']);
  const part = (from: string, to: string, step: string = period): string =>
    `${from} + ${letter}*${step} < x < ${to} + ${letter}*${step}`;
  switch (random.integer(0, 4)) {
    case 0:
      return comparison(statement, part(low, high).replaceAll('<', '<='), false);
    case 1:
      return comparison(statement, part(low, `${high} - 1/100`), false);
    case 2:
      return comparison(statement, part(low, high, `2*${period}`), false);
    default:
      return comparison(statement, part(low, high), true);
  }
}

export const solutionSetFamilies: readonly TruthFamily[] = [
  { name: 'inequalities and their charts of signs', draw: signCharts },
  { name: 'inequalities with quotients', draw: quotients },
  { name: 'unions of intervals in several spellings', draw: spelledSets },
  { name: 'finite sets in several spellings', draw: finiteSets },
  { name: 'equations and inequalities with absolute values', draw: absoluteValues },
  { name: 'biquadratic equations', draw: biquadratics },
  { name: 'exponential, logarithmic and root equations', draw: exponentialsAndLogarithms },
  { name: 'periodic inequalities', draw: periodicInequalities },
];
