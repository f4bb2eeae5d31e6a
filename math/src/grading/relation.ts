import { equivalent } from '../equivalence/index.ts';
import { mayBeSame } from '../errors/values.ts';
import { namesIn, sameTree } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { expandPlusMinus, membersOf } from './alternatives.ts';
import { type FormulaContext, type Key, keysOf, markByKeys, type Match } from './context.ts';
import { strayLetter } from './letters.ts';
import { readAnswer, withoutBrackets } from './read-answer.ts';
import { hasRange, regionOf, sameEnds, sameRegion } from './regions.ts';
import { isSolution } from './solved.ts';
import { explained } from './typical-errors.ts';
import { invalid, type Mark, wrong } from './verdict.ts';
import { workAsked } from './work-asked.ts';

/** Answer type 7: an equation, an inequality or several joined by and/or, compared by their solutions. */
export function markRelation(context: FormulaContext, answer: string): Mark {
  const { letters } = context.part;
  const reading = readAnswer(answer, { decimal: context.decimal, letters });
  if ('mark' in reading) return reading.mark;
  const keys = keysOf(context);
  const stray = strayLetter(reading.tree, letters, context.letters);
  if (stray) return stray;
  const unknown = keys.find((key) => isSolution(key.tree));
  const mayBeInterval = keys.some((key) => hasRange(regionOf(key.tree)));
  const tree = asRelation(reading.tree, unknown && [...namesIn(unknown.tree)][0], mayBeInterval);
  if (!tree)
    return invalid('no relation', 'Type an equation or an inequality, with a sign such as = or <.', reading.tree.span);
  return markByKeys(
    context,
    keys,
    (key) => matchRelation(tree, key.tree),
    (_, mark) => mark,
    () => {
      const matches = (made: Expression): boolean =>
        mayBeSame(tree, made) && matchRelation(tree, made).match === 'equal';
      return explained(context, keys, tree, { kind: 'collection', matches }, explainRelation(tree, keys));
    },
    workAsked(context, keys, tree),
  );
}

/**
 * The answer as a statement: `{1, 2}` and `1, 2` and `[1, 2[` say what the unknown may be. `(1, 2)` is an interval
 * where the key has one, and two values otherwise.
 */
function asRelation(tree: Expression, unknown: string | undefined, mayBeInterval: boolean): Expression | undefined {
  const bare = withoutBrackets(tree);
  const alternatives = expandPlusMinus(bare);
  if (bare.kind === 'relation' || bare.kind === 'logic') return either(alternatives);
  if (bare.kind === 'list' && bare.items.every((item) => item.kind === 'relation')) {
    return either(bare.items.flatMap((item) => expandPlusMinus(item)));
  }
  if (bare.kind === 'constant' && (bare.name === 'true' || bare.name === 'false')) return bare;
  if (unknown === undefined) return undefined;
  const name: Expression = { kind: 'name', name: unknown };
  if (
    bare.kind === 'interval' ||
    bare.kind === 'set-operation' ||
    (mayBeInterval && bare.kind === 'tuple' && bare.items.length === 2) ||
    (bare.kind === 'constant' && bare.name === 'reals')
  ) {
    return { kind: 'relation', operands: [name, bare], operators: ['in'] };
  }
  const members = membersOf(bare);
  if (!members) return undefined;
  if (members.length === 0) return { kind: 'constant', name: 'false' };
  return either(members.map((member) => ({ kind: 'relation', operands: [name, member], operators: ['='] })));
}

function either(statements: readonly Expression[]): Expression | undefined {
  const [only] = statements;
  return statements.length <= 1 ? only : { kind: 'logic', operator: 'or', operands: statements };
}

function matchRelation(tree: Expression, key: Expression): { match: Match; reason: string } {
  if (sameTree(tree, key, { groups: true, marks: true })) return { match: 'equal', reason: 'identical' };
  const keyLetters = namesIn(key);
  const own = namesIn(tree);
  if (keyLetters.size === 1 && own.size === 1 && [...own].every((name) => keyLetters.has(name))) {
    const region = regionOf(tree);
    const keyRegion = region && regionOf(key);
    if (region && keyRegion) {
      return { match: sameRegion(region, keyRegion) ? 'equal' : 'different', reason: 'solutions' };
    }
  }
  const { verdict, stage } = equivalent(tree, key);
  return { match: verdict, reason: stage };
}

function explainRelation(tree: Expression, keys: readonly Key[]): Mark {
  const best = keys[0];
  if (!best) return wrong('solutions');
  const region = regionOf(tree);
  const keyRegion = regionOf(best.tree);
  if (region && keyRegion && sameEnds(region, keyRegion)) {
    return wrong('ends', 'Nearly: check whether the end points belong to it.');
  }
  return wrong('solutions');
}
