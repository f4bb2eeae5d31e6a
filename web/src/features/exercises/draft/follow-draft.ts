import type { NumberPart } from '@lemma/math';

export interface FollowDraft {
  readonly part: string;
  readonly variable: string;
}

export function followsOf(from: NumberPart['followFrom'] = []): readonly FollowDraft[] {
  return 'part' in from ? [from] : from;
}

/** One source stands as itself, several as a list. */
export function followFromOf(drafts: readonly FollowDraft[]): Pick<NumberPart, 'followFrom'> {
  const follows = drafts.filter(({ part, variable }) => part !== '' && variable !== '');
  const [first] = follows;
  return first ? { followFrom: follows.length === 1 ? first : follows } : {};
}
