import { operation } from '../../algebra/evaluating/program-builder.ts';
import type { Formula } from './formula.ts';
import { atomsOf } from './formula-parts.ts';
import type { Expression } from '../../notation/tree.ts';
import { declaredSets } from './declarations.ts';
import { familySet, parametersOf } from '../line/families.ts';
import { compareLineSets } from '../line/sets.ts';
import type { Assumptions } from '../scalars/points.ts';
import { isIntegerLetter } from '../scalars/customary-letters.ts';

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
  reals: ReadonlySet<string>,
): 'equal' | 'different' | 'unknown' | undefined {
  const isParameter = (name: string): boolean => {
    const assumed = assumptions[name];
    if (reals.has(name)) return false;
    return declared.has(name) || assumed === 'integer' || (assumed === undefined && isIntegerLetter(name));
  };
  const [own, theirs] = [lettersOf(a), lettersOf(b)];
  const all = [...new Set([...own, ...theirs])];
  const others = all.filter((name) => !isParameter(name));
  // n = 2k and n = 2m are about n.
  const shared = others.length === 0 ? own.filter((name) => theirs.includes(name)) : [];
  const [unknown, ...more] = others.length === 0 ? shared : others;
  if (unknown === undefined || more.length > 0) return undefined;
  const isFree = (name: string): boolean => name !== unknown && isParameter(name);
  const [first, second] = [parametersOf(a, isFree), parametersOf(b, isFree)];
  if (first.length === 0 && second.length === 0) return undefined;
  const isStated = declared.size > 0 || first.length === 0 || second.length === 0;
  const hasPi = [a, b].some(mentionsPi);
  if (!isStated && !solutionLetters.has(unknown) && !hasPi && shared.length === 0) return undefined;
  const x = familySet(a, unknown, isFree);
  const y = x && familySet(b, unknown, isFree);
  if (!x || !y) return isStated && hasPi ? 'unknown' : undefined;
  return compareLineSets(x, y);
}

/** Letters that are declared to be integers or real, and those that the two sides take from different sets. */
export interface Letters {
  readonly integers: ReadonlySet<string>;
  readonly reals: ReadonlySet<string>;
  readonly disputed: readonly string[];
}

type Side = readonly [tree: Expression, formula: Formula];

export function declaredLetters([left, a]: Side, [right, b]: Side, integers: ReadonlySet<string>): Letters {
  const [x, y] = [declaredSets(left), declaredSets(right)];
  const reals = [...x, ...y].filter(([, set]) => set === 'reals').map(([name]) => name);
  const setOf = (name: string, sets: ReadonlyMap<string, string>, formula: Formula): string | undefined =>
    sets.get(name) ?? (countsPeriods(name, formula) ? 'integers' : undefined);
  const disputed = [...new Set([...x.keys(), ...y.keys()])].filter((name) => {
    const [mine, theirs] = [setOf(name, x, a), setOf(name, y, b)];
    return mine !== undefined && theirs !== undefined && mine !== theirs;
  });
  return { integers, reals: new Set(reals), disputed };
}

/** Whether a letter that is not declared stands for any integer beside one unknown, as in x = πk. */
function countsPeriods(name: string, formula: Formula): boolean {
  const letters = lettersOf(formula);
  const [unknown, ...more] = letters.filter((letter) => !isIntegerLetter(letter));
  const isSolution = unknown !== undefined && more.length === 0 && solutionLetters.has(unknown);
  return isSolution && isIntegerLetter(name) && letters.includes(name);
}

function lettersOf(formula: Formula): string[] {
  return [...new Set(atomsOf(formula).flatMap((atom) => atom.program.variables))];
}

function mentionsPi(formula: Formula): boolean {
  return atomsOf(formula).some(({ program }) => program.code.some(({ op }) => op === operation.pi));
}
