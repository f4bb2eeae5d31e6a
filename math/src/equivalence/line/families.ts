import { attempt } from '../../algebra/attempt.ts';
import { exactValue } from '../../algebra/simplifying/simplify.ts';
import { integerTree, productTree, sumTree } from '../../algebra/construct.ts';
import { containsName } from '../../algebra/names.ts';
import * as P from '../../algebra/polynomials/polynomial.ts';
import { hasUnknownValues } from '../../algebra/evaluating/program-builder.ts';
import { substitute } from '../../algebra/substitute.ts';
import { charge } from '../../algebra/work.ts';
import { mapChildren, walk } from '../../notation/traverse.ts';
import type { Expression } from '../../notation/tree.ts';
import type { Atom, Formula } from '../statements/formula.ts';
import { atomsOf, holds, truth, withDifferences } from '../statements/formula-parts.ts';
import { fixed, sumOf } from './digits.ts';
import { digitPlace, rationalPlace } from './place.ts';
import { type LineSet, solutionSet } from './sets.ts';
import { holdsAt } from './signs.ts';
import { type Family, joined, noZeros } from './zeros/zero-sets.ts';
import { ZeroFinder } from './zeros/zeros.ts';

/** The letters of a formula that stand for any integer. */
export function parametersOf(formula: Formula, isParameter: (name: string) => boolean): string[] {
  return [...new Set(atomsOf(formula).flatMap((atom) => atom.program.variables.filter(isParameter)))];
}

/**
 * The solution set of a formula in one unknown whose other letters stand for any integer, such as x = π/6 + 2πk or
 * 2πk < x < π + 2πk: every x for which some integers make it true. Each alternative has integers of its own. Undefined
 * where a letter does not occur linearly.
 */
export function familySet(
  formula: Formula,
  unknown: string,
  isParameter: (name: string) => boolean,
): LineSet | undefined {
  const parameters = parametersOf(formula, isParameter);
  const [only] = parameters;
  if (only === undefined) return solutionSet(formula, unknown);
  if (formula.kind === 'or') {
    return combined(
      formula.parts.map((part) => familySet(part, unknown, isParameter)),
      true,
    );
  }
  if (formula.kind === 'not') return complement(familySet(formula.part, unknown, isParameter));
  // x ≠ πk excludes every k.
  if (formula.kind === 'atom' && formula.operator === '!=') {
    return complement(familySet({ ...formula, operator: '=' }, unknown, isParameter));
  }
  if (parameters.length === 1 && !hasExclusion(formula))
    return progression(formula, unknown, only) ?? byParity(formula, unknown, only);
  if (formula.kind !== 'and') return undefined;
  return combined(
    groups(formula.parts, isParameter).map((parts) =>
      familySet(parts.length === 1 && parts[0] ? parts[0] : { kind: 'and', parts }, unknown, isParameter),
    ),
    false,
  );
}

function combined(sets: readonly (LineSet | undefined)[], isUnion: boolean): LineSet | undefined {
  const known = sets.filter((set) => set !== undefined);
  if (known.length < sets.length || known.length < 2) return known.length < sets.length ? undefined : known[0];
  return {
    zeros: joined(known.map((set) => set.zeros)),
    contains: (x) => {
      const members = known.map((set) => set.contains(x));
      if (members.includes(isUnion)) return isUnion;
      return members.includes(undefined) ? undefined : !isUnion;
    },
  };
}

function complement(set: LineSet | undefined): LineSet | undefined {
  return (
    set && {
      zeros: set.zeros,
      contains: (x) => {
        const isIn = set.contains(x);
        return isIn === undefined ? undefined : !isIn;
      },
    }
  );
}

function isExclusion(formula: Formula): boolean {
  return formula.kind === 'not' || (formula.kind === 'atom' && formula.operator === '!=');
}

function hasExclusion(formula: Formula): boolean {
  return formula.kind === 'and' && formula.parts.some(isExclusion);
}

/** Parts that share no integer letter apart from each other; what is excluded, is excluded for all integers. */
function groups(parts: readonly Formula[], isParameter: (name: string) => boolean): Formula[][] {
  const found: { names: Set<string>; parts: Formula[] }[] = [];
  for (const part of parts) {
    const names = new Set(isExclusion(part) ? [] : parametersOf(part, isParameter));
    const touching = found.filter((group) => [...names].some((name) => group.names.has(name)));
    const merged = { names, parts: [...touching.flatMap((group) => group.parts), part] };
    for (const group of touching) {
      for (const name of group.names) names.add(name);
      found.splice(found.indexOf(group), 1);
    }
    found.push(merged);
  }
  return found.map((group) => group.parts);
}

/** rate·x + step·k + start, all known to many digits. */
interface Linear {
  readonly rate: bigint;
  readonly step: bigint;
  readonly start: bigint;
}

function linearIn(atom: Atom, unknown: string, parameter: string): Linear | undefined {
  return attempt(() => {
    const finder = new ZeroFinder(unknown);
    const { numerator, denominator } = finder.to.convert(atom.difference);
    const position = (name: string): number =>
      finder.to.field.generators.findIndex(({ tree }) => tree.kind === 'name' && tree.name === name);
    const [x, k] = [position(unknown), position(parameter)];
    const below = finder.digitsOf(denominator);
    if (below === undefined || below === 0n || k < 0) return undefined;
    const parts = P.coefficientsIn(numerator, k);
    const [rest = P.zeroPolynomial, step = P.zeroPolynomial] = parts;
    const [start = P.zeroPolynomial, rate = P.zeroPolynomial] = x < 0 ? [rest] : P.coefficientsIn(rest, x);
    if (parts.length > 2 || (x >= 0 && P.degreeIn(rest, x) > 1)) return undefined;
    const digits = [rate, step, start].map((part) => finder.digitsOf(part));
    const [a, b, c] = digits.map((value) => value && fixed.divide(value, below));
    return digits.includes(undefined) ? undefined : { rate: a ?? 0n, step: b ?? 0n, start: c ?? 0n };
  });
}

function progression(formula: Formula, unknown: string, parameter: string): LineSet | undefined {
  const linear = new Map<Atom, Linear>();
  const others: Atom[] = [];
  for (const atom of atomsOf(formula)) {
    const { variables, imaginary } = atom.program;
    if (imaginary || hasUnknownValues(atom.program) || variables.some((name) => name !== unknown && name !== parameter))
      return undefined;
    if (!variables.includes(parameter)) {
      others.push(atom);
      continue;
    }
    const parts = linearIn(atom, unknown, parameter);
    if (!parts) return undefined;
    linear.set(atom, parts);
  }
  const steps = [...linear.values()].filter(({ rate, step }) => rate !== 0n && step !== 0n);
  const changes = others.map((atom) => solutionSet(atom, unknown)?.zeros);
  if (steps.length === 0 || changes.includes(undefined)) return undefined;
  const families = steps.map(({ rate, step, start }): Family => ({
    start: digitPlace(fixed.divide(-start, rate)),
    period: digitPlace(fixed.divide(-step, rate)),
  }));
  return {
    zeros: joined([{ ...noZeros, families }, ...changes.filter((zeros) => zeros !== undefined)]),
    contains: (x) => {
      charge(30 * steps.length);
      const at = x.digits;
      if (at === undefined) return undefined;
      const candidates = new Set(
        steps.flatMap(({ rate, step, start }) => {
          const k = fixed.divide(-fixed.multiply(rate, at) - start, step) >> fixed.bits;
          return [k - 1n, k, k + 1n, k + 2n];
        }),
      );
      const found = [...candidates].map((k) =>
        truth(formula, (atom) => {
          const parts = linear.get(atom);
          if (!parts) return holdsAt(atom, x);
          const value = sumOf(fixed.multiply(parts.rate, at), sumOf(parts.step * k, parts.start));
          return holds(atom.operator, value === 0n ? 0 : value < 0n ? -1 : 1);
        }),
      );
      return found.includes(true) ? true : found.includes(undefined) ? undefined : false;
    },
  };
}

/** (−1)^k·a + πk: the even k and the odd k are families of their own. */
function byParity(formula: Formula, unknown: string, parameter: string): LineSet | undefined {
  const parts: (LineSet | undefined)[] = [];
  for (const parity of [0, 1]) {
    let alternates = false;
    const chosen = withDifferences(formula, (tree) => {
      const signed = withoutAlternation(tree, parameter, parity);
      if (signed !== tree) alternates = true;
      const letter: Expression = { kind: 'name', name: parameter };
      const value = sumTree([productTree([integerTree(2), letter]), integerTree(parity)]);
      return substitute(signed, new Map([[parameter, value]]));
    });
    if (!alternates || !chosen) return undefined;
    parts.push(progression(chosen, unknown, parameter));
  }
  return combined(parts, true);
}

function withoutAlternation(tree: Expression, parameter: string, parity: number): Expression {
  let found = false;
  walk(tree, (node) => {
    if (node.kind === 'power' && containsName(node.exponent, parameter)) found = true;
    return !found;
  });
  if (!found) return tree;
  if (tree.kind === 'power' && containsName(tree.exponent, parameter)) {
    const base = exactValue(tree.base);
    const exponent = exactValue(substitute(tree.exponent, new Map([[parameter, integerTree(parity)]])));
    if (base?.n === -1 && base.d === 1 && exponent?.d === 1) return integerTree(Number(exponent.n) % 2 === 0 ? 1 : -1);
    return tree;
  }
  return mapChildren(tree, (child) => withoutAlternation(child, parameter, parity));
}

/** All integers. */
export function wholeNumbers(): LineSet {
  const zero = rationalPlace({ n: 0, d: 1 });
  const one = rationalPlace({ n: 1, d: 1 });
  return {
    zeros: { ...noZeros, families: [{ start: zero, period: one }] },
    contains: (x) =>
      x.exact ? x.exact.d === 1 : x.digits === undefined ? undefined : x.digits === roundedDigits(x.digits),
  };
}

function roundedDigits(digits: bigint): bigint {
  return ((digits + (fixed.one >> 1n)) >> fixed.bits) << fixed.bits;
}
