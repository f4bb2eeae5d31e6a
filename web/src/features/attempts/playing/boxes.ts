import type { AttemptItem } from '@lemma/contracts';
import { valuesOf, type Values } from './answers.ts';
import type { WaitingResponse } from '../keeping/outbox.ts';
import type { Doubtful, QuestionExtras, Unreadable } from './player-state.ts';

/** Content of the answer boxes of an attempt, with their verdicts, by `boxKey` of the variant. */
export interface Boxes {
  readonly values: Readonly<Record<string, Values>>;
  /** By item. */
  readonly unreadable: Readonly<Record<string, Unreadable>>;
  /** By item: why an answer was refused. */
  readonly refusals: Readonly<Record<string, string>>;
  /** Answers that were shown to have two readings, by box. */
  readonly doubts: Readonly<Record<string, Doubtful>>;
  readonly tryingAgain: ReadonlySet<string>;
  /** The text another device typed, by box. */
  readonly others: Readonly<Record<string, Values>>;
  /** Items whose answer came after the end and waits for the teacher. */
  readonly kept: ReadonlySet<string>;
}

export const noBoxes: Boxes = {
  values: {},
  unreadable: {},
  refusals: {},
  doubts: {},
  tryingAgain: new Set(),
  others: {},
  kept: new Set(),
};

type Variant = Pick<AttemptItem, 'id' | 'variantNumber'>;

export const boxKey = (item: Variant): string => `${item.id}#${item.variantNumber}`;

/** Returns the initial content of the boxes: the draft, else the last answer to this variant. */
export function startValues(item: AttemptItem): Values {
  if (item.draft.sequence > 0) return valuesOf(item.draft.answers);
  return valuesOf(item.responses.at(-1)?.answers ?? []);
}

/** Returns what this device knows about one question beyond the server's state. */
export function extrasIn(boxes: Boxes, waiting: readonly WaitingResponse[], item: AttemptItem): QuestionExtras {
  const key = boxKey(item);
  return {
    values: boxes.values[key] ?? startValues(item),
    unreadable: boxes.unreadable[item.id],
    refusal: boxes.refusals[item.id],
    isWaiting: waiting.some((one) => one.itemId === item.id && one.variantNumber === item.variantNumber),
    isTryingAgain: boxes.tryingAgain.has(key),
    doubtful: boxes.doubts[key],
    other: boxes.others[key],
  };
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  if (!(key in record)) return record;
  const { [key]: _, ...rest } = record;
  return rest;
}

export function withValues(boxes: Boxes, item: Variant, values: Values): Boxes {
  return {
    ...boxes,
    values: { ...boxes.values, [boxKey(item)]: values },
    refusals: without(boxes.refusals, item.id),
  };
}

export const withUnreadable = (boxes: Boxes, itemId: string, unreadable: Unreadable): Boxes => ({
  ...boxes,
  unreadable: { ...boxes.unreadable, [itemId]: unreadable },
});

export const withDoubts = (boxes: Boxes, item: Variant, doubtful: Doubtful): Boxes => ({
  ...boxes,
  doubts: { ...boxes.doubts, [boxKey(item)]: doubtful },
});

export const withRefusal = (boxes: Boxes, itemId: string, words: string): Boxes => ({
  ...boxes,
  refusals: { ...boxes.refusals, [itemId]: words },
});

export const withTryingAgain = (boxes: Boxes, item: Variant): Boxes => ({
  ...boxes,
  tryingAgain: new Set([...boxes.tryingAgain, boxKey(item)]),
});

/** With what another device typed into the same question, or without it. */
export const withOther = (boxes: Boxes, item: Variant, values: Values | undefined): Boxes => ({
  ...boxes,
  others: values === undefined ? without(boxes.others, boxKey(item)) : { ...boxes.others, [boxKey(item)]: values },
});

export const withKept = (boxes: Boxes, itemId: string): Boxes => ({ ...boxes, kept: new Set([...boxes.kept, itemId]) });

/** An answer is being given: earlier verdicts no longer apply. */
export const withGiven = (boxes: Boxes, item: Variant): Boxes => ({
  ...boxes,
  unreadable: without(boxes.unreadable, item.id),
  refusals: without(boxes.refusals, item.id),
  tryingAgain: new Set([...boxes.tryingAgain].filter((key) => key !== boxKey(item))),
});

/** Drafts of an earlier visit, under what was typed since. */
export const withRestored = (boxes: Boxes, restored: Boxes['values']): Boxes => ({
  ...boxes,
  values: { ...restored, ...boxes.values },
});
