import { attempt } from '../../../algebra/attempt.ts';
import { differentiate } from '../../../algebra/calculus/differentiate.ts';
import { factorPolynomial } from '../../../algebra/polynomials/factor.ts';
import { Normaliser } from '../../../algebra/simplifying/normal-form.ts';
import * as P from '../../../algebra/polynomials/polynomial.ts';
import { compile } from '../../../algebra/evaluating/program.ts';
import type { Atom, Formula } from '../formula.ts';
import { holds } from '../formula-parts.ts';
import { definiteSign } from './quadratic-forms.ts';

/**
 * The formula with relations of sums of squares said by what they mean: x² + y² ≤ 0 is x = 0 and y = 0, also as a factor of
 * an equation.
 */
export function withoutSquares(formula: Formula): Formula {
  switch (formula.kind) {
    case 'atom':
      return formula.program.rational && formula.program.variables.length > 1
        ? (resolved(formula) ?? inFactors(formula) ?? formula)
        : formula;
    case 'and':
    case 'or':
      return { kind: formula.kind, parts: formula.parts.map(withoutSquares) };
    case 'not':
      return { kind: 'not', part: withoutSquares(formula.part) };
    default:
      return formula;
  }
}

function resolved(atom: Atom): Formula | undefined {
  const signs = attempt(() => {
    const to = new Normaliser();
    const { numerator, denominator } = to.convert(atom.difference);
    return P.isOne(denominator) ? definiteSign(numerator) : undefined;
  });
  if (!signs) return undefined;
  const [first, ...others] = signs.map((sign) => holds(atom.operator, sign));
  if (others.every((value) => value === first)) return { kind: 'constant', value: first === true };
  // A sum of squares is 0 exactly where its slopes are.
  const zero = zeroSlopes(atom);
  return zero && (holds(atom.operator, 0) ? zero : { kind: 'not', part: zero });
}

/** (x² + y²)(x − 2) = 0 as x² + y² = 0 or x − 2 = 0; undefined without such a factor, and where one occurs more than once. */
function inFactors(atom: Atom): Formula | undefined {
  if (atom.operator !== '=') return undefined;
  const atoms = attempt(() => {
    const to = new Normaliser();
    const { numerator, denominator } = to.convert(atom.difference);
    const { factors } = factorPolynomial(numerator);
    const isSplit = factors.length > 1 && factors.some(({ polynomial }) => isOfSquares(polynomial));
    if (!P.isOne(denominator) || !isSplit || factors.some(({ exponent }) => exponent > 1)) return undefined;
    return factors.flatMap(({ polynomial }): Atom[] => {
      const difference = to.print({ numerator: polynomial, denominator: P.onePolynomial });
      const program = compile(difference);
      return program ? [{ kind: 'atom', operator: '=', difference, program }] : [];
    });
  });
  return atoms && { kind: 'or', parts: atoms.map(withoutSquares) };
}

const isOfSquares = (factor: P.Polynomial): boolean =>
  P.generatorsOf(factor).length > 1 && definiteSign(factor)?.includes(0) === true;

function zeroSlopes(atom: Atom): Formula | undefined {
  const parts: Formula[] = [];
  for (const name of atom.program.variables) {
    const difference = attempt(() => {
      const to = new Normaliser();
      return to.print(to.convert(differentiate(atom.difference, name)));
    });
    const program = difference && compile(difference);
    if (!program) return undefined;
    parts.push({ kind: 'atom', operator: '=', difference, program });
  }
  return { kind: 'and', parts };
}
