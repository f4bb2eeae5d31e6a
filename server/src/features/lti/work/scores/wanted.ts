import { hash } from 'node:crypto';
import type { ReleasedScore } from '../../../results/api.ts';
import type { Recipient, WantedScore } from '../../data/scores/outbox-store.ts';

type Wish = Pick<WantedScore, 'score' | 'maximum' | 'progress'>;

/** The state of a column, for comparison with the one that was sent. */
export const hashOf = ({ score, maximum, progress }: Wish): string =>
  hash('sha256', JSON.stringify([score, maximum, progress]), 'base64url');

/**
 * Returns the state that a platform should have for a person; null where what it has, or the nothing that it has, stays. A
 * score that the platform has is never taken back while a later one is not out yet: a message without a score empties the
 * column.
 */
export function wishOf(released: ReleasedScore, kept: Recipient['kept']): Wish | null {
  const { score, maximum } = released;
  if (maximum <= 0) return null;
  const hasScore = kept !== null && (kept.wantedProgress === 'completed' || kept.sentScore !== null);
  switch (released.state) {
    case 'score': {
      // A zero before anything is settled says no more than that somebody has begun.
      const saysNothing = score === 0 && !released.isSettled && !hasScore;
      return saysNothing ? null : { score, maximum, progress: 'completed' };
    }
    case 'pending':
      return released.isHandedIn && !hasScore ? { score: null, maximum, progress: 'submitted' } : null;
    case 'none':
      return kept === null ? null : { score: null, maximum, progress: 'initialized' };
  }
}

/** Returns what is to be kept for a recipient; null where nothing changes. */
export function planScore(released: ReleasedScore, recipient: Recipient): WantedScore | null {
  const { kept, leader, linkId, recipientId } = recipient;
  const wish = wishOf(released, kept);
  if (wish === null) return null;
  const wanted = hashOf(wish);
  if (kept?.wantedHash === wanted) return null;
  const isThere = kept !== null && kept.sentHash === wanted && kept.sendingHash === null;
  const isLeft = leader === 'lms' && kept !== null && kept.foundAt !== null;
  return {
    linkId,
    recipientId,
    ...wish,
    comment: '',
    hash: wanted,
    submittedAt: released.handedInAt,
    state: isThere ? 'sent' : isLeft ? 'stopped' : 'waiting',
    problem: !isThere && isLeft ? 'The grade was changed in the LMS, and the LMS leads in this course.' : '',
  };
}
