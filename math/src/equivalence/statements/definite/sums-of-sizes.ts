import { exactValue } from '../../../algebra/simplifying/simplify.ts';
import { isZero, sign as signOf } from '../../../algebra/numbers/rational.ts';
import { freeNames } from '../../../algebra/names.ts';
import { compile } from '../../../algebra/evaluating/program.ts';
import type { Expression } from '../../../notation/tree.ts';
import type { Atom, Formula } from '../formula.ts';

/** A term that is never negative, times ±1, with what has to be 0 for it to be 0. */
interface Size {
  readonly sign: -1 | 1;
  readonly inside: Expression;
  readonly isRoot: boolean;
}

/** The formula in which relations of such sums are said by what they mean. */
export function withoutSums(formula: Formula): Formula {
  switch (formula.kind) {
    case 'atom':
      return formula.program.variables.length > 1 ? (ofSizes(formula) ?? formula) : formula;
    case 'and':
    case 'or':
      return { kind: formula.kind, parts: formula.parts.map(withoutSums) };
    case 'not':
      return { kind: 'not', part: withoutSums(formula.part) };
    default:
      return formula;
  }
}

/**
 * Rewrites a relation of a sum of terms that are never negative (|u|, √u, u²): |x| + |y| = 0 is x = 0 and y = 0.
 * Undefined for other differences.
 */
function ofSizes(atom: Atom): Formula | undefined {
  const sizes = sizesOf(atom.difference, 1);
  const [first, ...others] = sizes ?? [];
  if (!sizes || !first || others.length === 0 || others.some(({ sign }) => sign !== first.sign)) return undefined;
  const parts: Formula[] = [];
  for (const { inside } of sizes) {
    const program = compile(inside);
    if (!program) return undefined;
    parts.push({ kind: 'atom', operator: '=', difference: inside, program });
  }
  const zero: Formula = { kind: 'and', parts };
  if (atom.operator === '=' || (atom.operator === '<=' && first.sign === 1)) return zero;
  // A root has no value for some letters: what holds for all others is not true for these.
  if (sizes.some(({ isRoot }) => isRoot)) return undefined;
  if (atom.operator === '<=') return { kind: 'constant', value: true };
  return atom.operator === '<' && first.sign === 1 ? { kind: 'constant', value: false } : { kind: 'not', part: zero };
}

function sizesOf(tree: Expression, sign: -1 | 1): Size[] | undefined {
  switch (tree.kind) {
    case 'group':
      return sizesOf(tree.body, sign);
    case 'negate':
      return sizesOf(tree.operand, sign === 1 ? -1 : 1);
    case 'add': {
      const parts = tree.terms.map((term) => sizesOf(term, sign));
      return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
    }
    case 'multiply': {
      const factors = tree.factors.map((factor) => exactValue(factor));
      const rest = tree.factors.filter((_, k) => factors[k] === undefined);
      const [only, ...more] = rest;
      const numbers = factors.filter((value) => value !== undefined);
      if (!only || more.length > 0 || numbers.some(isZero)) return undefined;
      const isNegative = numbers.filter((value) => signOf(value) < 0).length % 2 === 1;
      return sizesOf(only, isNegative === (sign === 1) ? -1 : 1);
    }
    case 'absolute':
      return tree.norm === true ? undefined : [{ sign, inside: tree.body, isRoot: false }];
    case 'call': {
      const [argument] = tree.args;
      return tree.name === 'abs' && argument ? [{ sign, inside: argument, isRoot: false }] : undefined;
    }
    case 'root':
      return tree.index === undefined ? [{ sign, inside: tree.radicand, isRoot: true }] : undefined;
    case 'power': {
      const exponent = exactValue(tree.exponent);
      const isEven = exponent?.d === 1 && signOf(exponent) > 0 && Number(exponent.n) % 2 === 0;
      return isEven ? [{ sign, inside: tree.base, isRoot: false }] : undefined;
    }
    default: {
      const value = freeNames(tree).length > 0 ? undefined : exactValue(tree);
      return value && isZero(value) ? [] : undefined;
    }
  }
}
