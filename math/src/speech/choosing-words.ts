import type { Message } from '../message.ts';
import { beginsWithFunction, levelOf, levels } from '../notation/levels.ts';
import type { DivideNode, Expression, IntervalNode } from '../notation/tree.ts';
import * as spoken from './messages.ts';
import { parts } from './spoken-signs.ts';
import type { Say } from './say.ts';

/** By whether a sum, product or integral has both ends, one or none. */
export const wordsOfBig = {
  sum: { both: spoken.sumFrom, from: spoken.sumFromOn, to: spoken.sumOverTo, none: spoken.sumOver },
  product: { both: spoken.productFrom, from: spoken.productFromOn, to: spoken.productOverTo, none: spoken.productOver },
  integral: { both: spoken.integralFrom, from: spoken.integralFromOn, to: spoken.integralTo, none: spoken.integral },
} as const;

export function wordsOfInterval({ startClosed, endClosed }: IntervalNode): Message {
  if (startClosed) return endClosed ? spoken.intervalClosedClosed : spoken.intervalClosedOpen;
  return endClosed ? spoken.intervalOpenClosed : spoken.intervalOpenOpen;
}

/** An index such as n+1, with words for its signs. */
export function wordsOfIndex(index: string, say: Say): string {
  return index.replace(
    /([+-])([^+-]*)/g,
    (_, sign: string, body: string) => ` ${say(sign === '+' ? spoken.plus : spoken.minus, { body })}`,
  );
}

/** Three quarters, x over y, and fractions that say where they begin and end; 12 : 4 is a division. */
export function styleOf({ numerator, denominator, mark }: DivideNode): 'part' | 'division' | 'over' | 'fraction' {
  if (numerator.kind === 'number' && denominator.kind === 'number') {
    const hasName = parts[Number(denominator.text) - 2] !== undefined && /^\d+$/.test(numerator.text);
    if (hasName) return mark === 'obelus' || mark === 'colon' ? 'division' : 'part';
  }
  const isShort = (tree: Expression): boolean => levelOf(tree, false) >= levels.power && tree.kind !== 'divide';
  return isShort(numerator) && isShort(denominator) ? 'over' : 'fraction';
}

/** Factors of which a later one is a function, where the argument of the first would end. */
export function endsEarly(argument: Expression): boolean {
  return argument.kind === 'multiply' && argument.factors.slice(1).some(beginsWithFunction);
}
