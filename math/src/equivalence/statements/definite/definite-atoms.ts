import { attempt } from '../../../algebra/attempt.ts';
import { differentiate } from '../../../algebra/calculus/differentiate.ts';
import { Normaliser } from '../../../algebra/simplifying/normal-form.ts';
import * as P from '../../../algebra/polynomials/polynomial.ts';
import { compile } from '../../../algebra/evaluating/program.ts';
import type { Atom, Formula } from '../formula.ts';
import { holds } from '../formula-parts.ts';
import { definiteSign } from './quadratic-forms.ts';

/** The formula with relations of sums of squares said by what they mean: x² + y² ≤ 0 is x = 0 and y = 0. */
export function withoutSquares(formula: Formula): Formula {
  switch (formula.kind) {
    case 'atom':
      return formula.program.rational && formula.program.variables.length > 1
        ? (resolved(formula) ?? formula)
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
