import { saysInfinitelyMany } from '../../typed/index.ts';
import type { Key } from '../context.ts';
import { regionOf } from './regions.ts';
import { isTruth } from './solved.ts';
import { invalid, type Mark } from '../verdict/verdict.ts';

/**
 * “Infinitely many solutions” in words: all real numbers where these solve it, else not yet an answer, as it does not say
 * which. Where results are withheld it never is one.
 */
export function infinitelyManyMeant(answer: string, keys: readonly Key[], isWithheld: boolean): Mark | 'ℝ' | undefined {
  if (!saysInfinitelyMany(answer)) return undefined;
  const isAll = !isWithheld && keys.some(({ accepted, tree }) => accepted.score > 0 && isEverything(tree));
  return isAll
    ? 'ℝ'
    : invalid('infinitely many', 'Say which: write all of them, such as x = kπ, or ℝ for all real numbers.');
}

function isEverything(tree: Key['tree']): boolean {
  if (isTruth(tree)) return !(tree.kind === 'constant' && tree.name === 'false');
  const [piece, ...others] = regionOf(tree) ?? [];
  return piece !== undefined && others.length === 0 && piece.low === 'infinite' && piece.high === 'infinite';
}
