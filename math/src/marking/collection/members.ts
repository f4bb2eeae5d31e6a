import { charge } from '../../algebra/work.ts';
import type { FormulaPart } from '../../exercises/document/document.ts';
import { namesIn } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { type Match, matchEach } from '../context.ts';
import { matchExpression } from '../expression/expression.ts';
import { withoutBrackets } from '../reading/without-brackets.ts';
import { realValue } from '../number/real-value.ts';
import { approximate, isNear } from '../number/tolerance.ts';

interface Comparison {
  readonly extra: number;
  readonly missing: number;
  readonly found: number;
  readonly unknown: boolean;
}

/** Compares two members of collections, points place by place. */
export function matchMember(part: FormulaPart, member: Expression, key: Expression): Match {
  const a = withoutBrackets(member);
  const b = withoutBrackets(key);
  if (a.kind === 'tuple' && b.kind === 'tuple') return matchInOrder(part, a.items, b.items);
  if (a.kind === 'tuple' || b.kind === 'tuple') return 'different';
  return matchExpression(part, a, { tree: b }).match;
}

/** As lists: each member is like the one in the same place. */
export function matchInOrder(part: FormulaPart, members: readonly Expression[], keys: readonly Expression[]): Match {
  return matchEach(members, keys, (member, key) => matchMember(part, member, key));
}

/** As sets: every member has its like on the other side. */
export function matchInAnyOrder(part: FormulaPart, members: readonly Expression[], keys: readonly Expression[]): Match {
  const { extra, missing, unknown } = compareMembers(part, members, keys);
  if (extra === 0 && missing === 0) return 'equal';
  return unknown ? 'unknown' : 'different';
}

/** Whether both have the same members, each as often, in any order. */
export function isRearranged(part: FormulaPart, members: readonly Expression[], keys: readonly Expression[]): boolean {
  const left = [...keys];
  const isPaired = members.every((member) => {
    const place = left.findIndex((key) => matchMember(part, member, key) === 'equal');
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  return isPaired && left.length === 0;
}

/** Counts the members that are on one side only, and those that both have. */
export function compareMembers(
  part: FormulaPart,
  members: readonly Expression[],
  keys: readonly Expression[],
): Comparison {
  const found = new Set<number>();
  let extra = 0;
  let unknown = false;
  const [values, keyValues] = [roundedValues(part, members), roundedValues(part, keys)];
  for (const [place, member] of members.entries()) {
    const value = values[place];
    let matched = false;
    for (const [index, key] of keys.entries()) {
      charge(1);
      const other = keyValues[index];
      const isFar = value !== undefined && other !== undefined && !isNear(value, other, part.tolerance, part.precision);
      const match = isFar ? 'different' : matchMember(part, member, key);
      if (match === 'unknown') unknown = true;
      if (match !== 'equal') continue;
      found.add(index);
      matched = true;
    }
    if (!matched) extra++;
  }
  return { extra, missing: keys.length - found.size, found: found.size, unknown };
}

/** The values of members that are compared with a tolerance, so that most pairs need no closer look. */
function roundedValues(part: FormulaPart, members: readonly Expression[]): readonly (number | undefined)[] {
  if (part.tolerance === undefined && part.precision === undefined) return [];
  return members.map((member) => {
    const bare = withoutBrackets(member);
    if (bare.kind === 'tuple' || namesIn(bare).size > 0) return undefined;
    charge(stepsForValue);
    const value = realValue(bare);
    return value && approximate(value);
  });
}

const stepsForValue = 20;
