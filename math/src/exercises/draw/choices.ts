import { shuffledOrder, streamFor } from '../../random.ts';
import type { CompiledChoicePart } from '../compile/compiled.ts';
import type { Slots } from '../expressions/value.ts';

/** A choice of one variant: its place in the document, its key as shown and whether it is right. */
export interface DrawnChoice {
  readonly index: number;
  readonly key: string;
  readonly isRight: boolean;
}

/**
 * The choices in the order shown. Keys are letters in that order, so they tell nothing; the order comes from a stream
 * of its own. Throws RangeError when a condition has no truth value.
 */
export function drawChoices(part: CompiledChoicePart, seed: number, slots: Slots): DrawnChoice[] {
  const count = part.choices.length;
  const order =
    part.part.shuffle === false
      ? Array.from({ length: count }, (_, index) => index)
      : shuffledOrder(streamFor(part.stream, seed, 0), count);
  return order.map((index, position) => {
    const correct = part.choices[index]?.correct ?? false;
    return {
      index,
      key: keyAt(position),
      isRight: typeof correct === 'boolean' ? correct : correct.holds(slots),
    };
  });
}

/** a, b, … z, aa, ab, … */
function keyAt(position: number): string {
  const letter = String.fromCharCode(97 + (position % 26));
  return position < 26 ? letter : keyAt(Math.floor(position / 26) - 1) + letter;
}
