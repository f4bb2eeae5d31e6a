import { createHash } from 'node:crypto';
import type { PollGroup, PollMeasures } from '@lemma/contracts';
import type { Tally } from '../../data/voting-store.ts';

export type GroupState = 'shown' | 'waiting' | 'hidden';

/** Equal answers with everything that is known of them; what may be shown is decided later. */
export interface Group extends PollGroup {
  readonly state: GroupState;
  readonly isFlagged: boolean;
  /** An answer in it as it was written. */
  readonly sample: string;
  /** Under which decisions on it are kept: one for each spelling, so that they outlive any of them. */
  readonly keys: readonly string[];
}

export interface Grouped {
  readonly answered: number;
  readonly groups: readonly Group[];
  /** Null when the question has no key. */
  readonly right: number | null;
  /** The mathematics has not got through all answers yet: look again in a moment. */
  readonly isPartial: boolean;
  /** The group of an answer; null for answers of several choices or words, which belong to many. */
  readonly groupOf: (values: readonly string[]) => Group | null;
  readonly isRight: (values: readonly string[]) => boolean | null;
  /** Left out for kinds without figures of their own. */
  readonly measures?: PollMeasures | null;
}

export type Decisions = ReadonlyMap<string, 'shown' | 'hidden'>;

/** A short name for a text, from which it cannot be read. */
export const keyOfText = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

export const sumOf = (tallies: readonly Pick<Tally, 'count'>[]) => tallies.reduce((sum, { count }) => sum + count, 0);
export const byCount = (a: { readonly count: number }, b: { readonly count: number }) => b.count - a.count;
