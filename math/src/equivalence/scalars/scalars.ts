import { exactValue } from '../../algebra/simplifying/simplify.ts';
import { type Program } from '../../algebra/evaluating/program-builder.ts';
import { compile } from '../../algebra/evaluating/program.ts';
import { run } from '../../algebra/evaluating/run.ts';
import { precisionTiers, type Tolerance } from '../../exercises/document/document.ts';
import { walk } from '../../notation/traverse.ts';
import type { Expression } from '../../notation/tree.ts';
import { withDecidedSigns } from './decided-signs.ts';
import { differInSize } from './compare-magnitudes.ts';
import { agreePiecewise } from './pieces/piecewise.ts';
import { compareInCells } from './pieces/cells.ts';
import { customaryAssumptions } from './customary-letters.ts';
import { compareByPeriods } from './step-periods.ts';
import { differAtJumps } from './jumps.ts';
import { withOrderedExtremes } from './lattice.ts';
import { withoutNestedSteps } from './whole-parts.ts';
import { agreeExactly, haveShortNumbers } from './exact-values.ts';
import { areApart, isBeyondDoubles, magnitudeOf } from '../precise/magnitude.ts';
import { logarithmOf } from './logarithms.ts';
import { lanes, residue } from './fingerprint.ts';
import { infiniteValue } from './infinity.ts';
import { type Equivalence, type EquivalenceOptions, different, equal, unknown } from '../options.ts';
import { probe } from './probing.ts';
import { withinTolerance } from '../tolerance.ts';

/** Compares two scalar expressions, cheapest stage first. */
export function compareScalars(a: Expression, b: Expression, options: EquivalenceOptions): Equivalence {
  const infinite = compareInfinite(a, b);
  if (infinite) return infinite;
  return compareFinite(withoutNestedSteps(a), withoutNestedSteps(b), options);
}

function compareFinite(a: Expression, b: Expression, options: EquivalenceOptions): Equivalence {
  const first = compile(a);
  const second = first && compile(b, first.variables);
  if (!first || !second) return unknown;
  const far = compareFarNumbers(a, b, [first, second], options);
  if (far) return far;
  if ((options.field ?? 'real') === 'real' && agreePiecewise(a, b)) return equal('normal-form');
  const inCells = compareBends(a, b, [first, second], options, 2);
  if (inCells) return inCells;
  const seen = comparePrograms(first, second, options);
  const isOpen = seen.verdict === 'unknown' || seen.stage === 'probing';
  const mayJump = isOpen && seen.verdict !== 'different' && (options.field ?? 'real') === 'real';
  const found = mayJump && differAtJumps(a, b, [first, second]) ? different('probing') : seen;
  const exact =
    found.verdict === 'unknown'
      ? (compareDecided(a, b, options) ??
        compareBends(a, b, [first, second], options, 1) ??
        compareSizes(a, b, [first, second], options) ??
        found)
      : found;
  const tolerance = toleranceOf(options);
  if (exact.verdict === 'equal' || !tolerance) return exact;
  return compareWithin(a, b, first, second, tolerance, exact);
}

/** Compares what bends or steps at known values of something, exactly in each part between them. */
function compareBends(
  a: Expression,
  b: Expression,
  programs: readonly [Program, Program],
  options: EquivalenceOptions,
  leastBends: number,
): Equivalence | undefined {
  if ((options.field ?? 'real') !== 'real' || programs.some(({ imaginary }) => imaginary)) return undefined;
  const result = compareInCells(a, b, leastBends) ?? compareByPeriods(a, b);
  if (result === undefined) return undefined;
  if (result === 'equal') return equal('normal-form');
  // A difference may lie where a letter that is whole or positive never is.
  const { assumptions } = options;
  const isAssumed = Object.keys(assumptions ?? {}).length + Object.keys(customaryAssumptions(programs)).length > 0;
  return isAssumed ? undefined : different('normal-form');
}

/** Compares what is too small or too large for many digits. */
function compareSizes(
  a: Expression,
  b: Expression,
  programs: readonly [Program, Program],
  options: EquivalenceOptions,
): Equivalence | undefined {
  return (options.field ?? 'real') === 'real' && differInSize(a, b, programs) ? different('probing') : undefined;
}

/** Compares numbers that no double holds by their sizes, or by their logarithms: e⁵⁰⁰⁰·e and e⁵⁰⁰¹. */
function compareFarNumbers(
  a: Expression,
  b: Expression,
  programs: readonly [Program, Program],
  options: EquivalenceOptions,
): Equivalence | undefined {
  const areNumbers = programs.every(
    ({ variables, imaginary, rational }) => variables.length === 0 && !imaginary && !rational,
  );
  if (!areNumbers || options.field === 'complex' || toleranceOf(options)) return undefined;
  const [x, y] = programs.map((program) => magnitudeOf(program, []));
  if (!x || !y || (!isBeyondDoubles(x) && !isBeyondDoubles(y))) return undefined;
  if (areApart(x, y)) return different('probing');
  if (!x.sign || x.sign !== y.sign) return undefined;
  const [first, second] = [logarithmOf(a), logarithmOf(b)];
  const found = first && second ? compareScalars(first, second, {}) : undefined;
  return found?.verdict === 'unknown' ? undefined : found;
}

/** Compares an undecided pair again, with each `max` or absolute value replaced by the side proved to be always taken. */
function compareDecided(a: Expression, b: Expression, options: EquivalenceOptions): Equivalence | undefined {
  if ((options.field ?? 'real') !== 'real') return undefined;
  const [left, right] = [a, b].map((tree) => withDecidedSigns(withOrderedExtremes(tree))) as [Expression, Expression];
  if (left === a && right === b) return undefined;
  const first = compile(left);
  const second = first && compile(right, first.variables);
  const found = first && second && comparePrograms(first, second, options);
  // x − 1 is real where max(x − 1, ln x) is not: a difference may lie there.
  return found?.verdict === 'equal' ? found : undefined;
}

/** Compares two programs that share the order of their variables. */
export function comparePrograms(first: Program, second: Program, options: EquivalenceOptions): Equivalence {
  const fingerprints = compareFingerprints(first, second);
  if (fingerprints) return fingerprints;
  if (first.nouns || second.nouns) return unknown;
  const names = second.variables.length >= first.variables.length ? second.variables : first.variables;
  const result = probe(first, second, names, {
    field: options.field ?? 'real',
    assumptions: options.assumptions ?? {},
  });
  return result === 'unknown' ? unknown : { verdict: result, stage: 'probing' };
}

function compareFingerprints(first: Program, second: Program): Equivalence | undefined {
  let defined = 0;
  for (const lane of lanes) {
    const x = residue(first, lane);
    const y = x < 0 ? -1 : residue(second, lane);
    if (x < 0 || y < 0) continue;
    if (x !== y) return first.rational && second.rational ? different('fingerprint') : undefined;
    defined += 1;
  }
  if (defined < 2) return undefined;
  const exact = agreeExactly(first, second) ?? haveShortNumbers([first, second]);
  if (exact) return equal('fingerprint');
  return first.rational && second.rational ? different('fingerprint') : undefined;
}

/** ∞ and −∞ equal themselves only; other expressions with ∞ in them have no value. */
function compareInfinite(a: Expression, b: Expression): Equivalence | undefined {
  const x = infiniteValue(a);
  const y = infiniteValue(b);
  if (x === undefined && y === undefined) return undefined;
  if (x === 'undefined' || y === 'undefined') return unknown;
  if (x === 'zero' || y === 'zero') {
    const isNought = (value: typeof x, tree: Expression): boolean =>
      value === 'zero' || (value === undefined && exactValue(tree)?.n === 0);
    return isNought(x, a) && isNought(y, b) ? equal('structure') : different('structure');
  }
  if ((x === undefined && (isOpen(a) || holdsInfinity(a))) || (y === undefined && (isOpen(b) || holdsInfinity(b))))
    return unknown;
  return x === y ? equal('structure') : different('structure');
}

/** Whether ∞ is inside of something that has no rule for it, such as ln ∞. */
function holdsInfinity(tree: Expression): boolean {
  let holds = false;
  walk(tree, (node) => {
    holds ||= node.kind === 'constant' && node.name === 'infinity';
    return !holds && node.kind !== 'big' && node.kind !== 'limit';
  });
  return holds;
}

/** Whether a sum, integral or limit is left in it that has not been worked out: it may be ∞. */
function isOpen(tree: Expression): boolean {
  let holdsNoun = false;
  walk(tree, (node) => {
    holdsNoun ||= node.kind === 'big' || node.kind === 'limit';
    return !holdsNoun;
  });
  return holdsNoun && compile(tree)?.nouns !== false;
}

/** The tolerance asked for, also by precision tier. */
export function toleranceOf(options: EquivalenceOptions): Tolerance | undefined {
  if (options.tolerance) return options.tolerance;
  return options.precision ? { kind: 'decimals', value: precisionTiers[options.precision] } : undefined;
}

function compareWithin(
  a: Expression,
  b: Expression,
  first: Program,
  second: Program,
  tolerance: Tolerance,
  exact: Equivalence,
): Equivalence {
  if (second.variables.length > 0) return exact;
  const x = exactValue(a);
  const y = x && exactValue(b);
  if (x && y) return withinTolerance(x, y, tolerance) ? equal('tolerance') : different('tolerance');
  const u = run(first, [], 'real');
  const v = run(second, [], 'real');
  if (!Number.isFinite(u.re) || !Number.isFinite(v.re)) return exact;
  const real = withinTolerance(u.re, v.re, tolerance);
  const imaginary = (u.im === 0 && v.im === 0) || withinTolerance(u.im, v.im, tolerance);
  return real && imaginary ? equal('tolerance') : different('tolerance');
}
