import { attempt } from '../../algebra/attempt.ts';
import { productTree, rationalTree } from '../../algebra/construct.ts';
import { differentiate } from '../../algebra/calculus/differentiate.ts';
import { compile } from '../../algebra/evaluating/program.ts';
import { run } from '../../algebra/evaluating/run.ts';
import { freeNames } from '../../algebra/names.ts';
import { Normaliser } from '../../algebra/simplifying/normal-form.ts';
import { substitute } from '../../algebra/substitute.ts';
import type { Expression } from '../../notation/tree.ts';
import { compareEquationSystems } from './equation-systems.ts';
import { alternatives, compareProducts } from './equation-products.ts';
import { type Atom, type Formula, formulaOf } from './formula.ts';
import { atomsOf, hasOpaque } from './formula-parts.ts';
import { compareWithConstant } from './certainty.ts';
import { compareComplexEquations } from './complex-equations.ts';
import { compareLinearRegions } from './regions/linear-regions.ts';
import { compareLinearSystems } from './linear-systems.ts';
import { compareRealFactors } from './definite/definite-factors.ts';
import { withoutSquares } from './definite/definite-atoms.ts';
import { withoutDeclarations } from './declarations.ts';
import { compareWithMoreDigits, farthest, inCommonUnit } from './far-numbers.ts';
import { compareExactly, compareMultiplicities, sameMultiplicities } from './definite/multiplicities.ts';
import { comparePeriodic, declaredLetters, type Letters } from './periodic.ts';
import { compareLineSets, solutionSet } from '../line/sets.ts';
import { type Equivalence, type EquivalenceOptions, different, equal, unknown } from '../options.ts';
import { areSolutionsWithin } from './rounded-solutions.ts';
import { compareRationalPoints } from './rational-points.ts';
import { compareBySampling } from './regions/sampling.ts';
import { differInSlices } from './regions/slices.ts';
import { areSolutionsOpen, sameRealZeros } from '../line/real-zeros.ts';
import { isIntegerLetter } from '../scalars/customary-letters.ts';
import { comparePrograms, compareScalars, toleranceOf } from '../scalars/scalars.ts';
import { inPlainWords } from './definite/plain-words.ts';
import { compareBeyondDoubles } from './definite/solved-atoms.ts';
import { withReducedEquations } from './definite/reduced-equations.ts';
import { withoutSums } from './definite/sums-of-sizes.ts';
import { compareSignPatterns } from './sign-patterns.ts';

/** Compares equations, inequalities, systems and logical statements by their solutions. */
export function compareStatements(left: Expression, right: Expression, options: EquivalenceOptions): Equivalence {
  const isReal = options.field !== 'complex';
  const reduce = isReal ? withReducedEquations : (tree: Expression): Expression => tree;
  const [x, y] = [withoutDeclarations(reduce(left)), withoutDeclarations(reduce(right))];
  const [formula, other] = [formulaOf(x.tree), formulaOf(y.tree)];
  if (!formula || !other) return unknown;
  const isWithConstant = formula.kind === 'constant' || other.kind === 'constant';
  const [first, second] = isReal && !isWithConstant ? inPlainWords(formula, other) : [formula, other];
  const declared = declaredLetters([left, first], [right, second], new Set([...x.integers, ...y.integers]));
  if (declared.disputed.length > 0) return compareOverOtherSets(first, second, declared);
  const result = compareFar(first, second, options, declared);
  if (result.verdict !== 'unknown' || !isReal) return result;
  const [plainFirst, plainSecond] = [first, second].map((each) => withoutSums(withoutSquares(each)));
  return plainFirst && plainSecond ? compareFar(plainFirst, plainSecond, options, declared) : result;
}

/**
 * x = 2k for integers k and x = 2k for real k are different sets, as x takes another value with each k; so are choices of
 * such, except between integers and natural numbers. Other statements may agree nevertheless.
 */
function compareOverOtherSets(a: Formula, b: Formula, { disputed, reals }: Letters): Equivalence {
  const isReal = disputed.every((name) => reals.has(name));
  const givesEachItsOwn = (formula: Formula): boolean => {
    if (formula.kind === 'and') return formula.parts.some(givesEachItsOwn);
    if (formula.kind === 'or') return isReal && formula.parts.every(givesEachItsOwn);
    return formula.kind === 'atom' && formula.operator === '=' && disputed.every((name) => isLinearIn(formula, name));
  };
  return givesEachItsOwn(a) && givesEachItsOwn(b) && compareSignPatterns(a, b) !== 'different'
    ? different('structure')
    : unknown;
}

function isLinearIn({ difference, program }: Atom, letter: string): boolean {
  if (!program.variables.includes(letter)) return false;
  const slope = attempt(() => {
    const to = new Normaliser();
    return to.print(to.convert(differentiate(difference, letter)));
  });
  return slope !== undefined && freeNames(slope).length === 0 && isClearlyNonZero(slope);
}

/**
 * Statements about one unknown whose numbers are far from 1 are measured in a common unit, and their solutions are compared
 * with more than the usual number of digits.
 */
function compareFar(a: Formula, b: Formula, options: EquivalenceOptions, letters: Letters): Equivalence {
  const isFree = (name: string): boolean => letters.integers.has(name) || isIntegerLetter(name);
  const [unknownLetter, ...others] = variablesOf(a, b).filter((name) => !isFree(name));
  const isOrdinary = options.field !== 'complex' && !toleranceOf(options);
  if (isOrdinary && unknownLetter !== undefined && others.length === 0) {
    const beyond = compareBeyondDoubles(a, b, unknownLetter, options);
    if (beyond) return beyond === 'unknown' ? compareExactly(a, b, options) : { verdict: beyond, stage: 'solutions' };
  }
  const powers = unknownLetter === undefined || others.length > 0 ? 0 : farthest(a, b, unknownLetter);
  if (unknownLetter === undefined || powers === 0 || !isOrdinary) {
    return compareFormulas(a, b, options, letters);
  }
  const [x, y] = inCommonUnit(a, b, unknownLetter) ?? [a, b];
  const areSame = compareSignPatterns(x, y) === 'equal';
  const sets = areSame ? 'unknown' : compareWithMoreDigits(x, y, farthest(x, y, unknownLetter), unknownLetter, isFree);
  if (sets === 'different') return different('solutions');
  const mayCount = alternatives(x) && alternatives(y) && options.multiplicity !== 'ignore';
  if (sets === 'equal' && !mayCount) return equal('solutions');
  const usual = compareFormulas(x, y, options, letters);
  if (usual.verdict === 'equal' && usual.stage !== 'solutions' && usual.stage !== 'probing') return usual;
  // The same real solutions, but perhaps not equally often.
  return sets === 'equal' && usual.stage !== 'normal-form' ? equal('solutions') : unknown;
}

function compareFormulas(first: Formula, second: Formula, options: EquivalenceOptions, letters: Letters): Equivalence {
  const { integers, reals } = letters;
  const patterns = compareSignPatterns(first, second);
  if (patterns === 'equal') return compareMultiplicities(first, second, options) ?? equal('fingerprint');
  if (patterns === 'different') return different('structure');
  const certain = compareWithConstant(first, second, options);
  if (certain) {
    const isOpen = certain.verdict === 'unknown' && options.field !== 'complex';
    const exact = isOpen ? (compareLinearRegions(first, second) ?? compareEquationSystems(first, second)) : undefined;
    return exact ? { verdict: exact, stage: 'solutions' } : certain;
  }
  const complex = compareComplexEquations(first, second, options, integers);
  if (complex) return complex;
  const periodic = comparePeriodic(first, second, options.assumptions ?? {}, integers, reals);
  if (periodic) return periodic === 'unknown' ? unknown : { verdict: periodic, stage: 'solutions' };
  const equations = compareEquations(first, second, options);
  if (equations) return equations;
  const systems = compareLinearSystems(first, second);
  const variables = variablesOf(first, second);
  const isLinear = variables.length > 1 && integers.size === 0;
  const linear = systems ?? (isLinear ? compareLinearRegions(first, second) : undefined);
  if (linear) return linear === 'equal' ? equal('normal-form') : different('normal-form');
  const [only] = variables;
  if (only !== undefined && variables.length === 1) {
    const setA = solutionSet(first, only);
    const setB = setA && solutionSet(second, only);
    if (setA && setB) {
      const result = compareLineSets(setA, setB);
      const differInMultiplicity = result === 'equal' && !sameMultiplicities(first, second, setA, setB, options);
      if (differInMultiplicity) return different('solutions');
      if (result !== 'unknown') return { verdict: result, stage: 'solutions' };
    }
  }
  // Parts that only equal themselves.
  if (hasOpaque(first) || hasOpaque(second))
    return first.kind === 'opaque' && second.kind === 'opaque' ? different('structure') : unknown;
  const points = options.field === 'complex' ? undefined : compareEquationSystems(first, second);
  const isRealSystem = variables.length > 1 && options.field !== 'complex' && integers.size === 0;
  const found =
    points ??
    (isRealSystem ? compareRationalPoints(first, second) : undefined) ??
    compareBySampling(first, second, variables);
  const areDifferent = (a: Formula, b: Formula): boolean =>
    compareFormulas(a, b, options, letters).verdict === 'different';
  const differs = found !== 'different' && isRealSystem && differInSlices(first, second, variables, areDifferent);
  if (differs) return different('solutions');
  if (found !== 'unknown') return { verdict: found, stage: 'solutions' };
  return haveEqualParts(first, second, options, letters) ? equal('solutions') : unknown;
}

/** Whether two conjunctions or alternatives have parts that mean the same, one by one: x² = 1 and y² = 4, |x| = 1 and |y| = 2. */
function haveEqualParts(a: Formula, b: Formula, options: EquivalenceOptions, letters: Letters): boolean {
  if ((a.kind !== 'and' && a.kind !== 'or') || a.kind !== b.kind) return false;
  if (a.parts.length !== b.parts.length || a.parts.length > 4) return false;
  // x = 2k and y = k share their k.
  const isWhole = (name: string): boolean => letters.integers.has(name) || isIntegerLetter(name);
  if (a.kind === 'and' && variablesOf(a, b).some(isWhole)) return false;
  const left = [...b.parts];
  return a.parts.every((part) => {
    const index = left.findIndex((other) => compareFormulas(part, other, options, letters).verdict === 'equal');
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

function variablesOf(a: Formula, b: Formula): string[] {
  const names = new Set<string>();
  for (const atom of [...atomsOf(a), ...atomsOf(b)]) for (const name of atom.program.variables) names.add(name);
  return [...names];
}

/** More alternatives are not multiplied together. */
const mostFactors = 40;

/** Alternatives of equations: by the product of their differences, or numerically when nothing but a factor differs. */
function compareEquations(a: Formula, b: Formula, options: EquivalenceOptions): Equivalence | undefined {
  const first = alternatives(a);
  const second = first && alternatives(b);
  if (!first || !second || first.length > mostFactors || second.length > mostFactors) return undefined;
  const multiplicity = options.multiplicity ?? 'count';
  const product = compareProducts(first, second, multiplicity);
  if (product.result === 'equal') return equal('normal-form');
  const variables = variablesOf(a, b);
  if (product.result === 'different' && (multiplicity === 'count' || variables.length !== 1)) {
    const [only] = variables.length === 1 && options.field !== 'complex' ? variables : [];
    const [left, right] = [
      { formula: a, equations: first },
      { formula: b, equations: second },
    ];
    if (only !== undefined && sameRealZeros(left, right, only)) return equal('solutions');
    const within = compareWithin(a, b, options);
    if (within) return within;
    if (variables.length > 1 && options.field !== 'complex') {
      const verdict = compareRealFactors(first, second) ?? 'different';
      return verdict === 'unknown' ? unknown : { verdict, stage: 'normal-form' };
    }
    return only !== undefined && areSolutionsOpen(a, b, only) ? unknown : different('normal-form');
  }
  const mayHaveFactors = product.result === 'open' && variables.length > 1 && options.field !== 'complex';
  if (mayHaveFactors && compareRealFactors(first, second) === 'equal') return equal('normal-form');
  const [x] = first;
  const [y] = second;
  if (x && y && first.length === 1 && second.length === 1) {
    return compareWithin(a, b, options) ?? compareRatio(x, y, options);
  }
  return undefined;
}

/** With a tolerance, x = 0.33 is near x = 1/3, and x = 1.41 or x = -1.41 near x² = 2. */
function compareWithin(a: Formula, b: Formula, options: EquivalenceOptions): Equivalence | undefined {
  const tolerance = toleranceOf(options);
  const first = alternatives(a);
  const second = first && alternatives(b);
  if (!tolerance || !first || !second) return undefined;
  const sides = compareRightSides(first, second, options);
  const [only, ...others] = variablesOf(a, b);
  if (sides || only === undefined || others.length > 0) return sides;
  return areSolutionsWithin(a, b, only, tolerance) ? equal('tolerance') : undefined;
}

/** Whether both say, one after the other, that the same letter equals nearly the same number. */
function compareRightSides(
  first: readonly Atom[],
  second: readonly Atom[],
  options: EquivalenceOptions,
): Equivalence | undefined {
  if (first.length !== second.length) return undefined;
  const sides = (atom: Atom): readonly [Expression, Expression] | undefined => {
    const tree = atom.difference;
    if (tree.kind !== 'add') return undefined;
    const [left, right] = tree.terms;
    return left && right?.kind === 'negate' ? [left, right.operand] : undefined;
  };
  for (const [k, atom] of first.entries()) {
    const other = second[k];
    const mine = sides(atom);
    const theirs = other && sides(other);
    if (!mine || !theirs) return undefined;
    for (const index of [0, 1] as const) {
      const result = compareScalars(mine[index], theirs[index], options);
      if (result.verdict !== 'equal') return result.verdict === 'different' ? undefined : result;
    }
  }
  return equal('tolerance');
}

/** Whether one difference is a constant multiple of the other, seen numerically: D₁(p)·D₂(q) = D₂(p)·D₁(q) for fixed q. */
function compareRatio(x: Atom, y: Atom, options: EquivalenceOptions): Equivalence | undefined {
  const names = [...new Set([...x.program.variables, ...y.program.variables])].sort();
  // Numbers are always multiples of each other.
  for (const fixed of names.length > 0 ? fixedPoints(names) : []) {
    const first = substitute(x.difference, fixed);
    const second = substitute(y.difference, fixed);
    if (!isClearlyNonZero(first) || !isClearlyNonZero(second)) continue;
    const left = compile(productTree([x.difference, second]));
    const right = left && compile(productTree([y.difference, first]), left.variables);
    if (!left || !right) return undefined;
    const result = comparePrograms(left, right, options);
    return result.verdict === 'equal' ? equal('probing') : undefined;
  }
  return undefined;
}

function fixedPoints(names: readonly string[]): ReadonlyMap<string, Expression>[] {
  return [13, 29, -17].map(
    (numerator) =>
      new Map(names.map((name, k) => [name, rationalTree({ n: numerator + 6 * k, d: 11 + 20 * k })] as const)),
  );
}

function isClearlyNonZero(tree: Expression): boolean {
  const program = compile(tree);
  const value = program && run(program, [], 'real');
  return value !== undefined && Number.isFinite(value.re) && Math.hypot(value.re, value.im) > 1000 * value.error;
}
