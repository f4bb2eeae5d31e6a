import { integerTree, productTree, sumTree } from '../../algebra/construct.ts';
import { compile } from '../../algebra/evaluating/program.ts';
import { containsName } from '../../algebra/names.ts';
import { exactValue } from '../../algebra/simplifying/simplify.ts';
import { substitute } from '../../algebra/substitute.ts';
import type { Expression } from '../../notation/tree.ts';
import { type Equivalence, type EquivalenceOptions, different, equal } from '../options.ts';
import { isIntegerLetter } from '../scalars/customary-letters.ts';
import { comparePrograms, compareScalars, toleranceOf } from '../scalars/scalars.ts';
import type { Atom, Formula } from './formula.ts';
import { atomsOf, holds, truth } from './formula-parts.ts';

/** The longest period of a family such as 2e^(2πik/5), and how far its letter is tried where bounds are given. */
const longestPeriod = 24;
const farthestMember = 40;
/** More solutions than these are not multiplied together. */
const mostSolutions = 40;

/**
 * Compares equations in one unknown by their complex solutions: both sides as polynomials, z⁵ − 32 and the product of all
 * z − zₖ, agree up to a factor at places with many digits. A family z = 2e^(2πik/5) is the list of its members. Undefined
 * where nothing complex occurs, and where a side is not a polynomial in the unknown.
 */
export function compareComplexEquations(
  a: Formula,
  b: Formula,
  options: EquivalenceOptions,
  integers: ReadonlySet<string>,
): Equivalence | undefined {
  const atoms = [...atomsOf(a), ...atomsOf(b)];
  if (options.field !== 'complex' && !atoms.some(({ program }) => program.imaginary)) return undefined;
  // Polynomials with whole coefficients are compared exactly.
  if (atoms.every(({ program }) => program.rational)) return undefined;
  const isWhole = (name: string): boolean => integers.has(name) || isIntegerLetter(name);
  const letters = new Set(atoms.flatMap(({ program }) => program.variables).filter((name) => !isWhole(name)));
  const [unknown, ...others] = letters;
  if (unknown === undefined || others.length > 0) return undefined;
  const first = equationsOf(a, unknown);
  const second = first && equationsOf(b, unknown);
  if (!first || !second || first.length > mostSolutions || second.length > mostSolutions) return undefined;
  if (![...first, ...second].every((tree) => isPolynomial(tree, unknown))) return undefined;
  const areProportional = compareProportions(productTree(first), productTree(second), unknown, options);
  if (areProportional === 'equal') return equal('solutions');
  const mayBeEqual = options.multiplicity === 'ignore' || toleranceOf(options) !== undefined;
  return areProportional === 'different' && !mayBeEqual ? different('solutions') : undefined;
}

/** The alternatives that a formula states of the unknown, each as what is to be 0. */
function equationsOf(formula: Formula, unknown: string): readonly Expression[] | undefined {
  switch (formula.kind) {
    case 'atom':
      if (formula.operator !== '=' || !formula.program.variables.includes(unknown)) return undefined;
      return formula.program.variables.length === 1 ? [formula.difference] : wholeFamily(formula, unknown);
    case 'and':
      return boundedFamily(formula.parts, unknown);
    case 'or': {
      const found: Expression[] = [];
      for (const part of formula.parts) {
        const inner = equationsOf(part, unknown);
        if (!inner) return undefined;
        found.push(...inner);
      }
      return found;
    }
    default:
      return undefined;
  }
}

/** The members of z = 2e^(2πik/5) for all integers k, which come again after five. */
function wholeFamily({ difference, program }: Atom, unknown: string): readonly Expression[] | undefined {
  const [letter, ...others] = program.variables.filter((name) => name !== unknown);
  if (letter === undefined || others.length > 0) return undefined;
  const name: Expression = { kind: 'name', name: letter };
  const options: EquivalenceOptions = { field: 'complex', assumptions: { [letter]: 'integer' } };
  for (let period = 1; period <= longestPeriod; period++) {
    const shifted = substitute(difference, new Map([[letter, sumTree([name, integerTree(period)])]]));
    if (compareScalars(difference, shifted, options).verdict !== 'equal') continue;
    return distinct(Array.from({ length: period }, (_, k) => member(difference, letter, k)));
  }
  return undefined;
}

/** The members of a family whose letter is bounded: k ∈ {0, 1, 2}, 0 ≤ k < 5. */
function boundedFamily(parts: readonly Formula[], unknown: string): readonly Expression[] | undefined {
  const isAbout = (part: Formula): boolean => atomsOf(part).some(({ program }) => program.variables.includes(unknown));
  const [equation, ...more] = parts.filter(isAbout);
  const conditions: Formula = { kind: 'and', parts: parts.filter((part) => !isAbout(part)) };
  if (equation?.kind !== 'atom' || equation.operator !== '=' || more.length > 0) return undefined;
  const [letter, ...others] = equation.program.variables.filter((name) => name !== unknown);
  const isOnly = atomsOf(conditions).every(({ program }) => program.variables.every((name) => name === letter));
  if (letter === undefined || others.length > 0 || !isOnly) return undefined;
  const members: Expression[] = [];
  for (let k = -farthestMember; k <= farthestMember; k++) {
    const isIn = truth(conditions, (atom) => {
      const value = exactValue(member(atom.difference, letter, k));
      return value && holds(atom.operator, value.n === 0 ? 0 : value.n < 0 ? -1 : 1);
    });
    if (isIn === undefined || (isIn && Math.abs(k) === farthestMember)) return undefined;
    if (isIn) members.push(member(equation.difference, letter, k));
  }
  return members.length === 0 ? undefined : distinct(members);
}

function member(tree: Expression, letter: string, k: number): Expression {
  return substitute(tree, new Map([[letter, integerTree(k)]]));
}

/** Each member once; undefined where two of them may be the same. */
function distinct(members: readonly Expression[]): readonly Expression[] | undefined {
  const found: Expression[] = [];
  for (const each of members) {
    const verdicts = found.map((other) => compareScalars(each, other, { field: 'complex' }).verdict);
    if (verdicts.includes('equal')) continue;
    if (verdicts.includes('unknown')) return undefined;
    found.push(each);
  }
  return found;
}

function isPolynomial(tree: Expression, unknown: string): boolean {
  if (!containsName(tree, unknown)) return true;
  const areAll = (trees: readonly Expression[]): boolean => trees.every((each) => isPolynomial(each, unknown));
  switch (tree.kind) {
    case 'name':
      return true;
    case 'group':
      return isPolynomial(tree.body, unknown);
    case 'positive':
    case 'negate':
      return isPolynomial(tree.operand, unknown);
    case 'add':
      return areAll(tree.terms);
    case 'multiply':
      return areAll(tree.factors);
    case 'divide':
      return !containsName(tree.denominator, unknown) && isPolynomial(tree.numerator, unknown);
    case 'power': {
      const exponent = exactValue(tree.exponent);
      return exponent?.d === 1 && exponent.n >= 0 && isPolynomial(tree.base, unknown);
    }
    default:
      return false;
  }
}

/** Whether one is a multiple of the other, p(z)·q(s) = q(z)·p(s) for a fixed s. */
function compareProportions(
  p: Expression,
  q: Expression,
  unknown: string,
  options: EquivalenceOptions,
): 'equal' | 'different' | 'unknown' {
  const fixed = new Map([[unknown, { kind: 'number', text: '1.1796875' } as const]]);
  const first = compile(productTree([p, substitute(q, fixed)]));
  const second = first && compile(productTree([q, substitute(p, fixed)]), first.variables);
  if (!first || !second) return 'unknown';
  return comparePrograms(first, second, { ...options, field: 'complex' }).verdict;
}
