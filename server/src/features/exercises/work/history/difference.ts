import type { Difference } from '@lemma/contracts';

type Value = string | undefined;

const kept = (value: Value): string | null => (value === undefined || value === '' ? null : value);

/** `Hint 2 added`, `Hint 2 removed`, `Hint 2 changed`; nothing when it is the same. */
export function differenceOf(place: string, before: Value, after: Value, { isText = true } = {}): Difference[] {
  const [from, to] = [kept(before), kept(after)];
  if (from === to) return [];
  const verb = from === null ? 'added' : to === null ? 'removed' : 'changed';
  return [{ place, sentence: `${place} ${verb}`, before: from, after: to, isText }];
}

/** `Level: Level 3 instead of Level 2`: for values short enough to be shown whole. */
export function exchange(place: string, before: string, after: string, sentence?: string): Difference[] {
  if (before === after) return [];
  return [{ place, sentence: sentence ?? `${place}: ${after} instead of ${before}`, before, after, isText: false }];
}
