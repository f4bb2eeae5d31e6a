import type { Difference } from '@lemma/contracts';
import type { Speaker } from '@lemma/contracts/messages';
import * as m from './messages.ts';

type Value = string | undefined;

const kept = (value: Value): string | null => (value === undefined || value === '' ? null : value);

/** `Hint 2 added`, `Hint 2 removed`, `Hint 2 changed`; nothing when it is the same. */
export function differenceOf(
  speaker: Speaker,
  place: string,
  before: Value,
  after: Value,
  { isText = true } = {},
): Difference[] {
  const [from, to] = [kept(before), kept(after)];
  if (from === to) return [];
  const happened = from === null ? m.added : to === null ? m.removed : m.changed;
  return [{ place, sentence: speaker.say(happened, { place }), before: from, after: to, isText }];
}

/** `Level: Level 3 instead of Level 2`: for values short enough to be shown whole. */
export function exchange(
  speaker: Speaker,
  place: string,
  before: string,
  after: string,
  sentence?: string,
): Difference[] {
  if (before === after) return [];
  const words = sentence ?? speaker.say(m.exchanged, { place, after, before });
  return [{ place, sentence: words, before, after, isText: false }];
}
