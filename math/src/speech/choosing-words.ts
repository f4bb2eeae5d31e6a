import type { Message } from '../message.ts';
import { beginsWithFunction } from '../notation/levels.ts';
import type { Expression, IntervalNode } from '../notation/tree.ts';
import * as spoken from './messages.ts';
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

/** Factors of which a later one is a function, where the argument of the first would end. */
export function endsEarly(argument: Expression): boolean {
  return argument.kind === 'multiply' && argument.factors.slice(1).some(beginsWithFunction);
}

export function wordsOfOrder(order: number, say: Say): string {
  if (order === 2) return say(spoken.secondOrder);
  return order === 3 ? say(spoken.thirdOrder) : say(spoken.nthOrder, { order });
}
