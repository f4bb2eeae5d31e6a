import { equivalent } from '../../equivalence/index.ts';
import { sameTree } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { withoutBrackets } from '../reading/without-brackets.ts';
import { gapBetween, isOneEndOf, regionOf } from './regions.ts';
import { type Mark, wrong } from '../verdict/verdict.ts';

/**
 * Says that solutions are missing or that there are too many, where everything else is right; undefined where the answer
 * differs from the key in another way.
 */
export function explainGap(answer: Expression, key: Expression): Mark | undefined {
  const [own, other] = [regionOf(answer), regionOf(key)];
  if (own && other && isOneEndOf(own, other)) {
    return wrong('missing', 'One end is right. Is there an end on the other side too?');
  }
  const gap = own && other && gapBetween(own, other);
  if (!gap) return missingEquation(answer, key);
  const { is, count, isPoints } = gap;
  if (is === 'missing') {
    if (!isPoints) return wrong('missing', 'That is right so far, but a part of the solutions is missing.');
    return wrong('missing', count === 1 ? 'One solution is missing.' : `${count} solutions are missing.`);
  }
  if (!isPoints) return wrong('extra', 'All solutions are there, but you have more: check each part of your answer.');
  return wrong('extra', `All solutions are there, but ${number(count)} too: put your values in to test them.`);
}

const number = (count: number): string =>
  count === 1 ? 'one value that is not a solution' : `${count} values that are not solutions`;

/** For `x = 2 and y = 1`: says which letters have no value yet, where the given ones are right. */
function missingEquation(answer: Expression, key: Expression): Mark | undefined {
  const wanted = assignments(key);
  const given = assignments(answer);
  if (!wanted || !given || given.size === 0 || given.size >= wanted.size) return undefined;
  for (const [name, value] of given) {
    const right = wanted.get(name);
    if (!right) return undefined;
    if (!sameTree(value, right, { groups: true }) && equivalent(value, right).verdict !== 'equal') return undefined;
  }
  const missing = [...wanted.keys()].filter((name) => !given.has(name)).map((name) => `$${name}$`);
  return wrong('missing', `That is right so far, but a value is missing: ${missing.join(', ')}.`);
}

function assignments(tree: Expression): ReadonlyMap<string, Expression> | undefined {
  const bare = withoutBrackets(tree);
  const parts = bare.kind === 'logic' && bare.operator === 'and' ? bare.operands.map(withoutBrackets) : [bare];
  const found = new Map<string, Expression>();
  for (const part of parts) {
    const [left, right] = part.kind === 'relation' && part.operands.length === 2 ? part.operands : [];
    if (part.kind !== 'relation' || part.operators[0] !== '=' || left?.kind !== 'name' || !right) return undefined;
    if (found.has(left.name)) return undefined;
    found.set(left.name, right);
  }
  return found;
}
