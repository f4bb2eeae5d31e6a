import type { PollSuspicion } from '@lemma/contracts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** How long a group took to join, in words: `11 s` or `3 min`. */
function spanWords(seconds: number): string {
  return seconds < 120 ? `${Math.max(1, Math.round(seconds))} s` : t(m.min, { number: Math.round(seconds / 60) });
}

/** Returns the words for voters who may be one person. */
export function suspicionWords({ kind, voters, seconds }: PollSuspicion): { title: string; reason: string } {
  const joined = t(m.votersJoinedIn, { voters, span: spanWords(seconds) });
  return kind === 'hasty'
    ? {
        title: t(m.probablyOnePersonFrom, { joined }),
        reason: t(m.eachAnsweredSoonerAfter),
      }
    : {
        title: t(m.manyVotersFromOne, { joined }),
        reason: t(m.theyComeFromOne),
      };
}
