import { attempt } from '../../algebra/attempt.ts';
import { Normaliser } from '../../algebra/simplifying/normal-form.ts';
import * as P from '../../algebra/polynomials/polynomial.ts';
import { freeNames } from '../../algebra/names.ts';
import { operation } from '../../algebra/evaluating/program-builder.ts';
import { compile } from '../../algebra/evaluating/program.ts';
import { run } from '../../algebra/evaluating/run.ts';
import { zeroTree } from '../../algebra/construct.ts';
import type { Atom, Formula } from './formula.ts';
import { atomsOf, hasOpaque, holds, truth } from './formula-parts.ts';
import { type Equivalence, type EquivalenceOptions, different, equal, unknown } from '../options.ts';
import { realPoint } from '../scalars/points.ts';
import { signsOfProduct } from './definite/definite-factors.ts';
import { definiteSign } from './definite/quadratic-forms.ts';
import { comparePrograms } from '../scalars/scalars.ts';

/**
 * Compares a statement with `true` or `false`: whether it holds for all values of its letters or for none. Undefined
 * where neither is a constant, or where one letter occurs, which is settled by the solutions on the line.
 */
export function compareWithConstant(a: Formula, b: Formula, options: EquivalenceOptions): Equivalence | undefined {
  const [constant, statement] = a.kind === 'constant' ? [a, b] : [b, a];
  if (constant.kind !== 'constant' || hasOpaque(statement)) return undefined;
  const names = [...new Set(atomsOf(statement).flatMap(({ program }) => program.variables))];
  if (names.length < 2) return undefined;
  const known = new Map(atomsOf(statement).map((atom) => [atom, certainTruth(atom, options)] as const));
  const value = truth(statement, (atom) => known.get(atom));
  if (value !== undefined) return value === constant.value ? equal('normal-form') : different('normal-form');
  const varies =
    statement.kind === 'atom' &&
    new Set(reachedSigns(statement).map((sign) => holds(statement.operator, sign))).size > 1;
  return varies || isRefuted(statement, constant.value, names) ? different('solutions') : unknown;
}

/** Signs that the difference certainly has somewhere: by definiteness, or as a polynomial between values of both signs. */
function reachedSigns(atom: Atom): readonly (-1 | 0 | 1)[] {
  const definite = attempt(() => signsOf(atom));
  if (definite) return definite;
  const { rational, variables } = atom.program;
  const isPolynomial =
    rational &&
    atom.program.code.every(({ op, value }) => op !== operation.divide && (op !== operation.integerPower || value > 0));
  const seen = new Set<-1 | 0 | 1>();
  for (let k = 0; k < 24; k++) {
    const { re, im, error } = run(atom.program, realPoint(k, variables, {}), 'strict');
    if (im === 0 && Math.abs(re) > 1000 * error) seen.add(re < 0 ? -1 : 1);
  }
  if (isPolynomial && seen.size === 2) seen.add(0);
  return [...seen];
}

/** Whether a relation holds for all or for no values, where that is plain; undefined where it depends on them. */
function certainTruth(atom: Atom, options: EquivalenceOptions): boolean | undefined {
  const signs = attempt(() => signsOf(atom));
  if (signs) {
    const values = signs.map((sign) => holds(atom.operator, sign));
    if (new Set(values).size === 1) return values[0];
  }
  if (atom.operator === '<') return undefined;
  const zero = compile(zeroTree, atom.program.variables);
  const isZero = zero && comparePrograms(atom.program, zero, options).verdict === 'equal';
  return isZero ? holds(atom.operator, 0) : undefined;
}

/** All signs that the difference can have, where it is a number, a definite quadratic form or a product of squares. */
function signsOf({ difference }: Atom): readonly (-1 | 0 | 1)[] | undefined {
  const to = new Normaliser();
  const { numerator, denominator } = to.convert(difference);
  const hasLetters = [numerator, denominator].some((part) =>
    P.generatorsOf(part).some((k) => {
      const tree = to.field.generators[k]?.tree;
      return tree !== undefined && freeNames(tree).length > 0;
    }),
  );
  if (!hasLetters) {
    const program = compile(to.print({ numerator, denominator }));
    const value = program && run(program, [], 'real');
    if (!value || value.im !== 0 || !Number.isFinite(value.re)) return undefined;
    if (P.isZero(numerator)) return [0];
    return Math.abs(value.re) > 1000 * value.error ? [value.re < 0 ? -1 : 1] : undefined;
  }
  const isPlain = P.generatorsOf(numerator).every((k) => to.field.generators[k]?.sort === 'variable');
  return isPlain && P.isOne(denominator) ? (definiteSign(numerator) ?? signsOfProduct(numerator)) : undefined;
}

/** Whether the statement is seen to be otherwise at one of some points. */
function isRefuted(statement: Formula, expected: boolean, names: readonly string[]): boolean {
  for (let k = 0; k < 24; k++) {
    const point = realPoint(k, names, {});
    const value = truth(statement, ({ operator, program }) => {
      const at = program.variables.map((name) => point[names.indexOf(name)] ?? { re: 0, im: 0 });
      const { re, im, error } = run(program, at, 'strict');
      if (Number.isNaN(re) || im !== 0 || Math.abs(re) <= 1000 * error) return undefined;
      return holds(operator, re < 0 ? -1 : 1);
    });
    if (value === !expected) return true;
  }
  return false;
}
