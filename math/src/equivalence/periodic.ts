import { operation } from '../algebra/program-builder.ts';
import type { Formula } from './formula.ts';
import { atomsOf } from './formula-parts.ts';
import { familySet, parametersOf } from './line/families.ts';
import { compareLineSets } from './line/sets.ts';
import type { Assumptions } from './points.ts';
import { isIntegerLetter } from './customary-letters.ts';

/**
 * Letters for which an equation in whole numbers (x = 2k + 1) states solutions; with other letters it may be a formula,
 * such as that of a sequence.
 */
const solutionLetters: ReadonlySet<string> = new Set(
  'x z t u v w alpha beta gamma delta theta phi varphi psi omega α β γ δ θ φ ψ ω'.split(' '),
);

/**
 * Compares statements about one unknown in which other letters stand for any integer, by their solutions: x = πk and
 * sin x = 0, x = 2k + 1 and x = 2k − 1. Integer letters are n, m, k, j and those declared. Undefined for other formulas.
 */
export function comparePeriodic(
  a: Formula,
  b: Formula,
  assumptions: Assumptions,
  declared: ReadonlySet<string>,
): 'equal' | 'different' | 'unknown' | undefined {
  const isParameter = (name: string): boolean => {
    const assumed = assumptions[name];
    return declared.has(name) || assumed === 'integer' || (assumed === undefined && isIntegerLetter(name));
  };
  const names = new Set([...atomsOf(a), ...atomsOf(b)].flatMap((atom) => atom.program.variables));
  const [unknown, ...others] = [...names].filter((name) => !isParameter(name));
  if (unknown === undefined || others.length > 0) return undefined;
  const [first, second] = [parametersOf(a, isParameter), parametersOf(b, isParameter)];
  if (first.length === 0 && second.length === 0) return undefined;
  const isStated = declared.size > 0 || first.length === 0 || second.length === 0;
  if (!isStated && !solutionLetters.has(unknown) && ![a, b].some(mentionsPi)) return undefined;
  const x = familySet(a, unknown, isParameter);
  const y = x && familySet(b, unknown, isParameter);
  return x && y && compareLineSets(x, y);
}

function mentionsPi(formula: Formula): boolean {
  return atomsOf(formula).some(({ program }) => program.code.some(({ op }) => op === operation.pi));
}
