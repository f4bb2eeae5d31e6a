import { equivalent } from '../../equivalence/index.ts';
import type { FormulaPart } from '../../exercises/document/document.ts';
import { checkForm } from '../../forms/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { membersOf } from './alternatives.ts';
import { type FormulaContext, type Key, keysOf, markByKeys, type Match, readingOf } from '../context.ts';
import { commaMeant, pairMeant } from '../number/no-number.ts';
import { infinitelyManyMeant } from '../equation/infinitely-many.ts';
import { strayLetter } from '../reading/letters.ts';
import { isArranged, matchArranged } from './arrangements.ts';
import { compareMembers, isRearranged, matchInAnyOrder, matchInOrder } from './members.ts';
import { multipliedOut } from '../expression/multiples.ts';
import { asPair } from './pairs.ts';
import { readAnswer, withoutExact } from '../reading/read-answer.ts';
import { withoutBrackets } from '../reading/without-brackets.ts';
import { regionOf, sameEnds, sameRegion } from '../equation/regions.ts';
import { explainGap as explainRegionGap } from '../equation/solutions.ts';
import { asStatement } from '../equation/statement.ts';
import { asChoice } from '../equation/unknowns.ts';
import { explained } from '../verdict/typical-errors.ts';
import { invalid, type Mark, wrong } from '../verdict/verdict.ts';
import { workAsked } from '../verdict/work-asked.ts';

/** Answer type 8: a set, list, point, interval or union of intervals. */
export function markCollection(context: FormulaContext, answer: string): Mark {
  const part = context.part.part as FormulaPart;
  const keys = keysOf(context);
  const many = infinitelyManyMeant(answer, keys, context.unfinished === 'always');
  if (many && many !== 'ℝ') return many;
  const isPoint = keys.some((key) => multipliedOut(key.tree).kind === 'tuple');
  const asked = readingOf(context);
  const reading = readAnswer(many ?? (isPoint ? asPair(answer, context.decimal) : answer), asked);
  if ('mark' in reading) return reading.mark;
  const whole = withoutExact(reading.tree);
  const given = asUnion(asCollection(whole, isPoint), keys);
  const tree = isPoint ? asPoint(multipliedOut(given)) : given;
  const stray = strayLetter(withoutUnknown(tree), context, answer);
  if (stray) return stray;
  const [right] = keys;
  if (isRoundTuple(tree) && !isPoint && right && withoutBrackets(right.tree).kind === 'set') {
    const message = 'Round brackets make a point or an interval. Write a set with braces, such as {1, 2}.';
    return invalid('round brackets around a set', message);
  }
  if (isPointForSet(tree, keys)) return invalid('shape', bracesOfSet, tree.span);
  const brackets = otherBrackets(tree, keys);
  if (brackets !== undefined) return invalid('shape', brackets, tree.span);
  const comma = isPoint ? pairMeant(answer, context.decimal) : undefined;
  if (comma) return comma;
  if (isPoint && withoutComma.test(answer)) return invalid('shape', bracketsOfPoint, tree.span);
  return markByKeys(
    context,
    keys,
    (key) => matchCollection(part, tree, multipliedOut(key.tree)),
    (_, mark) => checkMembers(part, tree, mark),
    () => {
      const count = membersOf(tree)?.length ?? 0;
      const isMore = (key: Expression): boolean => isRegion(key) || (membersOf(key)?.length ?? 0) > count;
      const mayAsk = context.unfinished !== 'always' && keys.some((key) => isMore(multipliedOut(key.tree)));
      const meant = mayAsk ? commaMeant(answer, context.decimal) : undefined;
      if (meant) return meant;
      const gap = explainGap(part, tree, keys);
      if (gap) return gap;
      const matches = (made: Expression): boolean => matchCollection(part, tree, made).match === 'equal';
      return explained(context, keys, tree, { kind: 'collection', matches }, explainCollection(part, tree, keys));
    },
    workAsked(context, keys, whole),
  );
}

/** Intervals in a row, `(−∞, 1), (2, ∞)` or `[0, 1] and [3, 4]`, as their union where one is asked for. */
function asUnion(tree: Expression, keys: readonly Key[]): Expression {
  const bare = withoutBrackets(tree);
  const isAsked = keys.some(({ tree: key }) => withoutBrackets(key).kind === 'set-operation');
  const operands = bare.kind === 'list' || bare.kind === 'set' ? bare.items : [];
  if (!isAsked || operands.length < 2 || !operands.every(isInterval)) return tree;
  return { kind: 'set-operation', operator: 'union', operands };
}

function isInterval(tree: Expression): boolean {
  const { kind } = withoutBrackets(tree);
  return (kind === 'interval' || kind === 'tuple') && regionOf(tree) !== undefined;
}

/** Conditions joined by commas as the region where they hold together, “1 and 2” as a list, no solution as the empty set. */
function asCollection(tree: Expression, isPoint: boolean): Expression {
  const bare = withoutBrackets(tree);
  if (bare.kind === 'constant' && bare.name === 'false') return { kind: 'set', items: [] };
  if (bare.kind === 'logic' && bare.operator === 'and' && bare.operands.every((each) => each.kind !== 'relation')) {
    return { kind: 'list', items: bare.operands };
  }
  const choice = asChoice(bare);
  if (choice && !isPoint) return asStatement(choice, { names: [], mayBeInterval: true }) ?? tree;
  if (bare.kind !== 'list' || !bare.items.every(isRegion) || bare.items.every(isInterval)) return tree;
  return asStatement(bare, { names: [], mayBeInterval: true }) ?? tree;
}

/** `x = 5, y = 2` as the point (5, 2), coordinates in the order of their letters; ⟨5, 2⟩ and the set {(5, 2)} as (5, 2). */
function asPoint(tree: Expression): Expression {
  const bare = withoutBrackets(tree);
  const [only, ...others] = bare.kind === 'set' ? bare.items : [];
  if (only && others.length === 0 && isRoundTuple(only)) return only;
  if (bare.kind === 'tuple' && bare.shape === 'angle') return { ...bare, shape: 'round' };
  const items = bare.kind === 'list' ? bare.items : bare.kind === 'logic' ? bare.operands : [];
  const found = items.flatMap((item) => {
    const [left, right] = item.kind === 'relation' && item.operators[0] === '=' ? item.operands : [];
    return left?.kind === 'name' && right ? [{ name: left.name, value: right }] : [];
  });
  if (found.length < 2 || found.length !== items.length || new Set(found.map(({ name }) => name)).size < found.length) {
    return tree;
  }
  const values = found.sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ value }) => value);
  return { kind: 'tuple', shape: 'round', items: values };
}

/** Solutions may be written as `x = 1 or x = 2`, whatever the letter: only the values count. */
function withoutUnknown(tree: Expression): Expression {
  const members = membersOf(tree);
  if (members) return { kind: 'list', items: members };
  return regionOf(tree) ? { kind: 'list', items: [] } : tree;
}

/** A point, or order asked for: the first with the first, the second with the second. */
function isOrdered(part: FormulaPart, key: Expression): boolean {
  if (isArranged(part) && withoutBrackets(key).kind !== 'set') return true;
  return part.order === 'given' || (part.order === undefined && withoutBrackets(key).kind === 'tuple');
}

function isRegion(tree: Expression): boolean {
  const bare = withoutBrackets(tree);
  if (bare.kind === 'interval' || bare.kind === 'set-operation' || bare.kind === 'set-builder') return true;
  if (bare.kind === 'constant') return bare.name === 'reals';
  return bare.kind === 'relation' && bare.operators.some((operator) => operator !== '=');
}

function isRoundTuple(tree: Expression): boolean {
  const bare = withoutBrackets(tree);
  return bare.kind === 'tuple' && bare.shape === 'round';
}

/** A point or open interval (1, 2), a closed interval [1, 2] and a set {1, 2} are different things. */
function sameShape(tree: Expression, key: Expression): boolean {
  if (key.kind !== 'tuple') return tree.kind !== 'tuple' || tree.shape !== 'square';
  if (key.shape === 'round' && isChoice(tree)) return false;
  return tree.kind !== 'set' && (tree.kind !== 'tuple' || tree.shape === key.shape);
}

/** Values of which each may be the one that is meant: `1 or 2`, `x = 1, x = 2`, `±1`, `x in {1, 2}`, unlike coordinates. */
function isChoice(tree: Expression): boolean {
  const bare = withoutBrackets(tree);
  switch (bare.kind) {
    case 'set':
    case 'logic':
    case 'plus-minus':
      return true;
    case 'list':
      return bare.items.some(({ kind }) => kind === 'relation');
    case 'relation':
      return bare.operands.slice(1).some(isChoice);
    default:
      return false;
  }
}

function matchCollection(part: FormulaPart, tree: Expression, key: Expression): { match: Match; reason: string } {
  const members = membersOf(tree);
  const keyMembers = membersOf(key);
  if (members && keyMembers && !isRegion(key)) {
    if (!sameShape(withoutBrackets(tree), withoutBrackets(key))) return { match: 'different', reason: 'shape' };
    const match = isOrdered(part, key)
      ? matchArranged(part, members, keyMembers)
      : matchInAnyOrder(part, members, keyMembers);
    return { match, reason: 'members' };
  }
  const region = regionOf(tree);
  const keyRegion = region && regionOf(key);
  // (5, 2) is a point and not an interval without numbers in it.
  const isPoint = keyRegion?.length === 0 && withoutBrackets(key).kind === 'tuple';
  if (region && keyRegion) {
    return { match: !isPoint && sameRegion(region, keyRegion, part) ? 'equal' : 'different', reason: 'intervals' };
  }
  const { verdict, stage } = equivalent(tree, key);
  return { match: verdict, reason: stage };
}

function checkMembers(part: FormulaPart, tree: Expression, mark: Mark): Mark {
  for (const member of membersOf(tree) ?? []) {
    const form = checkForm(member, part.form ?? 'any');
    if (!form.ok) return wrong('form', form.message);
  }
  return mark;
}

/** (1, 3) is a point or an interval, not the set {1, 3}; that costs nothing, whatever the numbers. */
function isPointForSet(tree: Expression, keys: readonly Key[]): boolean {
  const best = keys.filter(({ accepted }) => accepted.score > 0).map((key) => withoutBrackets(key.tree));
  return withoutBrackets(tree).kind === 'tuple' && best.every(({ kind }) => kind === 'set');
}

const bracesOfSet = 'Write a set with braces, such as {1, 2}: other brackets make a point or an interval.';
const bracketsOfPoint = 'Write a point with round brackets, such as (1, 2).';
const bracketsOfList = 'Write a list with square brackets, such as [1, 2].';
const bracketsOfBoth =
  'The numbers are right, but not the brackets. Round ones make a point or leave the ends out, square ones take the ends in.';

/** `(2 -1)` and `(2.-1)`, which would be differences. */
const withoutComma = /^\s*[A-Z]?\(\s*[-−]?\d+\s?[.\s]\s?[-−]\d+\s*\)\s*$/;

/** Whether two coordinates could be the ends of an interval. */
function isRange(tree: Expression): boolean {
  return (regionOf(tree)?.length ?? 0) > 0;
}

/** {1, 3} is not a point or a list, and [3, 1] not an interval; such an answer costs nothing, whatever the numbers. */
function otherBrackets(tree: Expression, keys: readonly Key[]): string | undefined {
  const bare = withoutBrackets(tree);
  const items = bare.kind === 'tuple' ? bare.items : isChoice(bare) ? (membersOf(bare) ?? []) : [];
  if (items.length < 2 || (bare.kind === 'tuple' && isRange({ ...bare, shape: 'round' }))) return undefined;
  const shapes = keys.flatMap(({ accepted, tree: key }) => {
    const whole = withoutBrackets(key);
    return accepted.score > 0 ? [whole.kind === 'tuple' ? whole.shape : undefined] : [];
  });
  const [shape] = shapes;
  const isOther = bare.kind === 'tuple' ? bare.shape !== shape : bare.kind === 'set' || shape === 'round';
  if (!isOther || shapes.some((each) => each !== shape)) return undefined;
  if (shape === 'round') return bracketsOfPoint;
  return shape === 'square' && items.length > 2 ? bracketsOfList : undefined;
}

function explainCollection(part: FormulaPart, tree: Expression, keys: readonly Key[]): Mark {
  const best = keys[0] && multipliedOut(keys[0].tree);
  if (!best) return wrong('members');
  const members = membersOf(tree);
  const keyMembers = membersOf(best);
  if (members && keyMembers && !isRegion(best)) {
    if (isOrdered(part, best)) {
      const shown = withoutBrackets(tree);
      if (matchInOrder(part, members, keyMembers) === 'equal' && !sameShape(shown, withoutBrackets(best))) {
        return wrong('shape', bracketsOfBoth);
      }
      if (isRearranged(part, members, keyMembers)) {
        return wrong('order', 'These are the right values in another order.');
      }
      return wrong('members');
    }
    const { found } = compareMembers(part, members, keyMembers);
    if (found > 0)
      return wrong('some', found === 1 ? 'One of your values is right.' : `${found} of your values are right.`);
    return wrong('members');
  }
  const region = regionOf(tree);
  const keyRegion = regionOf(best);
  if (region && keyRegion && keyRegion.length > 0 && sameEnds(region, keyRegion, part)) {
    return wrong('ends', 'Nearly: check whether the end points belong to it.');
  }
  return wrong('members');
}

/** Says that members are missing or too many, where the others are right. */
function explainGap(part: FormulaPart, tree: Expression, keys: readonly Key[]): Mark | undefined {
  const best = keys[0] && multipliedOut(keys[0].tree);
  if (!best) return undefined;
  const members = membersOf(tree);
  const keyMembers = membersOf(best);
  if (!members || !keyMembers || isRegion(best)) return explainRegionGap(tree, best);
  if (isOrdered(part, best)) return undefined;
  const { extra, missing, found, unknown } = compareMembers(part, members, keyMembers);
  if (unknown || found === 0 || (extra > 0 && missing > 0)) return undefined;
  if (missing > 0) {
    const what = missing === 1 ? 'one value is missing' : `${missing} values are missing`;
    return wrong('missing', `That is right so far, but something is missing: ${what}.`);
  }
  const what = extra === 1 ? 'one value' : `${extra} values`;
  return wrong('extra', `All of it is there, but ${what} too many.`);
}
