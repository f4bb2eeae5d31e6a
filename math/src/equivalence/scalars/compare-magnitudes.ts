import { attempt } from '../../algebra/attempt.ts';
import { negateTree, sumTree } from '../../algebra/construct.ts';
import type { Program } from '../../algebra/evaluating/program-builder.ts';
import { compile } from '../../algebra/evaluating/program.ts';
import { Normaliser } from '../../algebra/simplifying/normal-form.ts';
import { sameTree } from '../../notation/traverse.ts';
import type { Expression } from '../../notation/tree.ts';
import { areApart, magnitudeOf } from '../precise/magnitude.ts';

/** Values of letters that fit every assumption. */
const places: readonly (readonly number[])[] = [
  [2, 3, 5, 7, 11, 13],
  [7, 2, 3, 5, 13, 11],
];

/**
 * Whether two expressions that no digits tell apart differ by the sizes of what is in them, as e^(−10000) and 0 do, or by
 * that of what is left of their difference, as 1 + e^(−10000) and 1.
 */
export function differInSize(a: Expression, b: Expression, [first, second]: readonly [Program, Program]): boolean {
  const names = second.variables.length >= first.variables.length ? second.variables : first.variables;
  const bounds = places.map((place) => [magnitudeOf(first, place), magnitudeOf(second, place)] as const);
  if (bounds.some(([x, y]) => x && y && areApart(x, y))) return true;
  return [withoutCommonTerms, normalDifference].some((difference) => {
    const left = attempt(() => {
      const rest = difference(a, b);
      return rest && compile(rest, names);
    });
    return places.some((place, k) => {
      const [x, y] = bounds[k] ?? [];
      const sign = x && y && left && left.variables.length <= place.length ? magnitudeOf(left, place)?.sign : 0;
      return sign === 1 || sign === -1;
    });
  });
}

function normalDifference(a: Expression, b: Expression): Expression {
  const to = new Normaliser();
  return to.print(to.convert(sumTree([a, negateTree(b)])));
}

/** The difference of two sums without what is a term of both. */
function withoutCommonTerms(a: Expression, b: Expression): Expression | undefined {
  const others = [...termsOf(b)];
  const own = termsOf(a).filter((term) => {
    const at = others.findIndex((other) => sameTree(term, other));
    if (at >= 0) others.splice(at, 1);
    return at < 0;
  });
  return own.length < termsOf(a).length ? sumTree([...own, ...others.map(negateTree)]) : undefined;
}

function termsOf(tree: Expression): readonly Expression[] {
  if (tree.kind === 'group') return termsOf(tree.body);
  if (tree.kind === 'add') return tree.terms.flatMap(termsOf);
  return tree.kind === 'negate' ? termsOf(tree.operand).map(negateTree) : [tree];
}
