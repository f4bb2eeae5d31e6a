import type { Expression } from '../notation/tree.ts';
import { attempt } from './attempt.ts';
import { rationalTree } from './construct.ts';
import { factorPolynomial } from './factor.ts';
import { Normaliser } from './normal-form.ts';
import * as P from './polynomial.ts';
import { compile } from './program.ts';
import { run } from './run.ts';

/**
 * The real solutions of `tree = 0` in the variable, exact and in rising order where they are numbers, each once.
 * Equations that fall into linear and quadratic factors in the variable (other letters may be coefficients of linear
 * ones). Undefined when the methods do not reach; [] when there is none.
 */
export function solve(tree: Expression, variable: string): readonly Expression[] | undefined {
  return attempt(() => {
    const normaliser = new Normaliser();
    const unknown = P.leadingTerm(normaliser.variable(variable).numerator)?.powers.length ?? 1;
    const generator = unknown - 1;
    const { numerator } = normaliser.convert(tree);
    if (P.isZero(numerator)) return undefined;
    const solutions: Expression[] = [];
    for (const { polynomial } of factorPolynomial(numerator).factors) {
      const roots = rootsOf(normaliser, polynomial, generator);
      if (!roots) return undefined;
      solutions.push(...roots);
    }
    return sortedByValue(solutions);
  });
}

function rootsOf(normaliser: Normaliser, a: P.Polynomial, generator: number): Expression[] | undefined {
  const { field } = normaliser;
  const hidden = P.generatorsOf(a).some((k) => k !== generator && field.generators[k]?.sort === 'function');
  if (hidden) return undefined;
  const whole = (numerator: P.Polynomial) => ({ numerator, denominator: P.onePolynomial });
  const parts = P.coefficientsIn(a, generator);
  const [c = P.zeroPolynomial, b = P.zeroPolynomial, lead = P.zeroPolynomial] = parts;
  if (parts.length === 1) return [];
  if (parts.length === 2) return [normaliser.print(field.divide(field.negate(whole(c)), whole(b)))];
  if (parts.length > 3) return undefined;
  const discriminant = P.constantValue(P.subtract(P.multiply(b, b), P.scale(P.multiply(lead, c), { n: 4, d: 1 })));
  if (!discriminant) return undefined;
  if (discriminant.n < 0) return [];
  const root = normaliser.convert({ kind: 'root', radicand: rationalTree(discriminant) });
  const twice = whole(P.scale(lead, { n: 2, d: 1 }));
  const minusB = field.negate(whole(b));
  const both = [field.subtract(minusB, root), field.add(minusB, root)];
  return both.map((top) => normaliser.print(field.divide(top, twice)));
}

function sortedByValue(solutions: readonly Expression[]): Expression[] {
  const valued = solutions.map((solution) => ({ solution, value: numberOf(solution) }));
  if (valued.some(({ value }) => value === undefined)) return [...solutions];
  return valued.sort((x, y) => (x.value ?? 0) - (y.value ?? 0)).map(({ solution }) => solution);
}

function numberOf(tree: Expression): number | undefined {
  const program = compile(tree);
  if (!program || program.variables.length > 0) return undefined;
  const value = run(program, [], 'real');
  return Number.isFinite(value.re) ? value.re : undefined;
}
