import type { PollSuspicion } from '@lemma/contracts';
import { count } from '../../../dates.ts';

/** How long a group took to join, in words: `11 s` or `3 min`. */
function spanWords(seconds: number): string {
  return seconds < 120 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`;
}

/** Returns the words for voters who may be one person. */
export function suspicionWords({ kind, voters, seconds }: PollSuspicion): { title: string; reason: string } {
  const joined = `${count(voters, 'voter')} joined in ${spanWords(seconds)}`;
  return kind === 'hasty'
    ? {
        title: `Probably one person: ${joined} from one address`,
        reason: 'Each answered sooner after joining than anybody can read the question.',
      }
    : {
        title: `Many voters from one device or address: ${joined}`,
        reason: 'They come from one address with the same kind of browser, faster than a hall usually scans a code.',
      };
}
